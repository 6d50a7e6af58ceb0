import type { ItemView, OwnerView, WishlistFile } from '../../src/contract/schemas.ts';
import { ApiClient } from '../../test/support/client.ts';
import { picture } from '../../test/support/pictures.ts';

/** An item of a list that a test begins with; a text is an item with this title and nothing else. */
type Item =
  | string
  | (Partial<Omit<WishlistFile['items'][number], 'image'>> & {
      readonly title: string;
      readonly image?: Promise<Blob>;
      /** the guests who have claimed it, once each */
      readonly claimedBy?: readonly string[];
    });

export interface ListFields extends Partial<Omit<WishlistFile, 'items'>> {
  readonly items?: readonly Item[];
}

/** A list that a test begins with. */
export interface MadeList {
  readonly list: OwnerView;
  readonly guestPath: string;
  readonly adminPath: string;
  /** the API of the server on which the list was made */
  readonly api: ApiClient;
  /** Returns the items as the owner sees them now. */
  items(): Promise<ItemView[]>;
  /** Returns the id of the item with this title. @throws Error when there is none */
  idOf(title: string): string;
}

/** Makes a list through the API, with one request and one more for each claim. */
export async function makeList(server: string, fields: ListFields = {}): Promise<MadeList> {
  const api = new ApiClient(fetch, server);
  const items = (fields.items ?? []).map((item) =>
    typeof item === 'string' ? { title: item } : item,
  );
  const { body: list } = await api.importList(await fileOf({ ...fields, items }));
  const idOf = (title: string) => {
    const item = list.items.find((each) => each.title === title);
    if (item === undefined) throw new Error(`no item is called ${title}`);
    return item.id;
  };
  for (const { title, claimedBy = [] } of items)
    for (const name of claimedBy) await api.claim(list.guestToken, idOf(title), name);
  return {
    list,
    guestPath: `/wishlist/guest/${list.guestToken}`,
    adminPath: `/wishlist/admin/${list.adminToken}`,
    api,
    items: async () => (await api.asOwner(list.adminToken)).body.items,
    idOf,
  };
}

/** Makes lists with these names, one after the other, so that the last one was changed last. */
export async function makeLists(server: string, names: readonly string[]): Promise<MadeList[]> {
  const lists: MadeList[] = [];
  for (const name of names) lists.push(await makeList(server, { name }));
  return lists;
}

interface FileFields extends Omit<ListFields, 'items'> {
  readonly items: readonly Exclude<Item, string>[];
}

async function fileOf({ items, ...fields }: FileFields): Promise<object> {
  // The items keep their order: each is a millisecond younger than the one before it.
  const since = Date.now() - items.length;
  return {
    format: 'wishbow-list-1',
    name: 'Mara’s thirtieth',
    description: null,
    surprise: false,
    surpriseUntil: null,
    allowUndo: false,
    ...fields,
    items: await Promise.all(
      items.map(async ({ claimedBy: _claimedBy, image, ...item }, at) => ({
        createdAt: new Date(since + at).toISOString(),
        ...item,
        image: image ? await dataUrlOf(await image) : null,
      })),
    ),
  };
}

async function dataUrlOf(image: Blob): Promise<string> {
  return `data:${image.type};base64,${Buffer.from(await image.arrayBuffer()).toString('base64')}`;
}

/** Returns the fields of a list with an item in every state. */
export function everyState(): ListFields {
  const long =
    'Donaudampfschifffahrtsgesellschaftskapitänsmütze mit Ankerstickerei und Kinnriemen aus echtem Leder';
  return {
    description: 'Come hungry, stay late.',
    items: [
      { title: long.slice(0, 100), mostWanted: true, price: '1.299,00 €' },
      {
        title: 'Teapot',
        url: 'https://shop.example/teapot',
        description: 'The one with the wooden handle. '.repeat(5),
        image: picture('png', { width: 240, height: 320 }),
      },
      { title: 'Plates', maxQuantity: 6, claimedBy: ['Uncle Tomáš'] },
      { title: 'Lemon tree', price: 'CHF 49.-', claimedBy: ['Uncle Tomáš'] },
    ],
  };
}
