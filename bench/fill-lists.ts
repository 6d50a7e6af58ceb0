import { apiCalls, href } from '../src/contract/paths.ts';
import type { OwnerView } from '../src/contract/schemas.ts';

export interface FilledList {
  readonly guestToken: string;
  readonly itemIds: readonly string[];
}

/** Makes lists with items through the API, as owners would. */
export async function fillLists(
  origin: string,
  { lists, items, quantity = 1 }: { lists: number; items: number; quantity?: number },
): Promise<FilledList[]> {
  const make = async (n: number): Promise<FilledList> => {
    const created = await fetch(origin + apiCalls.createWishlist.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: `List ${n}` }),
    });
    let list: OwnerView = await created.json();
    for (let i = 0; i < items; i++) {
      const form = new FormData();
      const description =
        'The one with the wooden handle. It lives in the window of the shop on the corner.';
      form.set(
        'data',
        JSON.stringify({
          title: `Wish ${i}`,
          price: '64,00 €',
          description,
          url: 'https://shop.example/wish',
          maxQuantity: quantity,
        }),
      );
      const added = await fetch(
        origin + href(apiCalls.addItem.path, { adminToken: list.adminToken }),
        {
          method: 'POST',
          body: form,
        },
      );
      list = await added.json();
    }
    return { guestToken: list.guestToken, itemIds: list.items.map((item) => item.id) };
  };
  const made: FilledList[] = [];
  for (let n = 0; n < lists; n += 16) {
    const batch = Array.from({ length: Math.min(16, lists - n) }, (_, i) => make(n + i));
    made.push(...(await Promise.all(batch)));
  }
  return made;
}
