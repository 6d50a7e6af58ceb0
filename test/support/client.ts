import type {
  AddedView,
  ClaimedView,
  GuestView,
  ItemView,
  OwnerView,
  Problem,
  ReceiptView,
  SummariesView,
  WishlistFile,
} from '../../src/contract/schemas.ts';
import type { Fetch } from '../../src/server/http/app-fetch.ts';

export interface Reply<Body> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
}

type Fields = Record<string, unknown>;

/** The API as a plain client uses it, without cookies; answers are handed back unchecked. */
export class ApiClient {
  readonly #fetch: Fetch;
  readonly #origin: string;

  constructor(fetch: Fetch, origin = 'http://wishbow.test') {
    this.#fetch = fetch;
    this.#origin = origin;
  }

  async call<Body = Problem>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Reply<Body>> {
    const isForm = body instanceof FormData || typeof body === 'string' || body === undefined;
    const response = await this.#fetch(
      new Request(this.#origin + path, {
        method,
        headers: isForm ? headers : { 'content-type': 'application/json', ...headers },
        body: isForm ? body : JSON.stringify(body),
      }),
    );
    const text = await response.text();
    const json = response.headers.get('content-type')?.includes('json');
    return {
      status: response.status,
      headers: response.headers,
      body: (json ? JSON.parse(text) : text) as Body,
    };
  }

  create(body?: Fields, headers?: Record<string, string>) {
    return this.call<OwnerView>('POST', '/api/wishlist/create', body, headers);
  }

  asOwner(token: string) {
    return this.call<OwnerView>('GET', `/api/wishlist/token/${token}`);
  }

  asGuest(token: string) {
    return this.call<GuestView>('GET', `/api/wishlist/token/${token}`);
  }

  update(token: string, body: Fields) {
    return this.call<OwnerView & Problem>('POST', `/api/wishlist/update/${token}`, body);
  }

  summaries(adminTokens: string[]) {
    return this.call<SummariesView>('POST', '/api/wishlist/summaries', { adminTokens });
  }

  addItem(token: string, data: Fields, image?: Blob, headers?: Record<string, string>) {
    const path = `/api/wishlist/${token}/items`;
    return this.call<AddedView>('POST', path, itemForm(data, image), headers);
  }

  updateItem(token: string, data: Fields, image?: Blob) {
    return this.call<OwnerView & Problem>(
      'PUT',
      `/api/wishlist/${token}/items`,
      itemForm(data, image),
    );
  }

  removeItem(token: string, itemId: string) {
    return this.call<OwnerView>('DELETE', `/api/wishlist/${token}/items/${itemId}`);
  }

  erase(token: string) {
    return this.call('DELETE', `/api/wishlist/${token}`);
  }

  rotate(token: string, link: 'admin' | 'guest', headers?: Record<string, string>) {
    const path = `/api/wishlist/${token}/rotate`;
    return this.call<OwnerView & Problem>('POST', path, { link }, headers);
  }

  claim(token: string, itemId: string, claimerName: string, headers?: Record<string, string>) {
    const path = `/api/wishlist/claim/${token}`;
    return this.call<ClaimedView & Problem>('POST', path, { itemId, claimerName }, headers);
  }

  undo(token: string, claimId: string, receipt: string) {
    const path = `/api/wishlist/claim/${token}/${claimId}`;
    return this.call<GuestView & Problem>('DELETE', path, undefined, { 'claim-receipt': receipt });
  }

  receipt(receipt: string) {
    return this.call<ReceiptView & Problem>('GET', `/api/wishlist/claim/receipt/${receipt}`);
  }

  exportList(token: string) {
    return this.call<WishlistFile & Problem>('GET', `/api/wishlist/${token}/export`);
  }

  importList(file: unknown, headers?: Record<string, string>) {
    return this.call<OwnerView & Problem>('POST', '/api/wishlist/import', file, headers);
  }

  report(token: string, body: Fields, headers?: Record<string, string>) {
    const path = `/api/wishlist/report/${token}`;
    return this.call<{ reference: string } & Problem>('POST', path, body, headers);
  }

  /** A list with one item of this kind, as its owner sees it, and that item. */
  async listWith(item: Fields): Promise<{ list: OwnerView; item: ItemView }> {
    const { body } = await this.create();
    const added = await this.addItem(body.adminToken, item);
    const { itemId, ...list } = added.body;
    const first = list.items.find(({ id }) => id === itemId);
    if (!first) throw new Error('the item was not added');
    return { list, item: first };
  }
}

/** Returns the multipart form of an item; `data` that is text is sent as it is. */
export function itemForm(data: unknown, image?: Blob): FormData {
  const form = new FormData();
  form.set('data', typeof data === 'string' ? data : JSON.stringify(data));
  if (image) form.set('image', image, 'picture');
  return form;
}
