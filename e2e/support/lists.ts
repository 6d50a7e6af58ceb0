import type { OwnerView } from '../../src/contract/schemas.ts';
import { ApiClient } from '../../test/support/client.ts';
import { picture } from '../../test/support/pictures.ts';

/** A list with an item in every state, made through the API. */
export async function makeList(server: string, name: string): Promise<OwnerView> {
  const api = new ApiClient(fetch, server);
  const { body: list } = await api.create({ name, description: 'Come hungry, stay late.' });
  const { adminToken, guestToken } = list;
  const long =
    'Donaudampfschifffahrtsgesellschaftskapitänsmütze mit Ankerstickerei und Kinnriemen aus echtem Leder';
  await api.addItem(adminToken, {
    title: long.slice(0, 100),
    mostWanted: true,
    price: '1.299,00 €',
  });
  await api.addItem(
    adminToken,
    {
      title: 'Teapot',
      url: 'https://shop.example/teapot',
      description: 'The one with the wooden handle. '.repeat(5),
    },
    await picture('png', { width: 240, height: 320 }),
  );
  await api.addItem(adminToken, { title: 'Plates', maxQuantity: 6 });
  const { body } = await api.addItem(adminToken, { title: 'Lemon tree', price: 'CHF 49.-' });
  for (const title of ['Plates', 'Lemon tree']) {
    const item = body.items.find((each) => each.title === title);
    await api.claim(guestToken, item?.id ?? '', 'Uncle Tomáš');
  }
  return (await api.asOwner(adminToken)).body;
}
