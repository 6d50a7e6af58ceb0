import { setTimeout as sleep } from 'node:timers/promises';
import { ogImagePath } from '../src/contract/og-image-path.ts';
import { apiCalls, href, imagePath, type PathParams, paths } from '../src/contract/paths.ts';
import type { OwnerView } from '../src/contract/schemas.ts';
import { photograph } from '../test/support/pictures.ts';

/** Owners at the same time, each with lists of their own. */
const owners = 4;
/** A pause between two acts of an owner, in milliseconds. */
const pauseMs = 150;
const needs = [
  'birthday gift for my girlfriend who loves hiking, up to 50 €',
  'Papa wird 60, liest gern Krimis, kein Alkohol',
  'un cadeau pour une collègue qui part à la retraite',
];

/**
 * Uses the server as owners and guests do, for so many seconds: new lists, photographs, names, claims,
 * pages, pictures, previews, searches for gifts, exports and imports. Returns how many requests were answered, by status;
 * fails when one was refused, since a refused request costs less than what is measured.
 */
export async function mixedUse(origin: string, seconds: number): Promise<Map<number, number>> {
  const photos = await Promise.all(
    [1200, 1600, 2400, 4000].map((width) => photograph({ width, height: (width * 3) / 4 })),
  );
  const end = performance.now() + seconds * 1000;
  const statuses = new Map<number, number>();
  const send = async (method: string, path: string, body?: unknown) => {
    const isForm = body instanceof FormData;
    const response = await fetch(origin + path, {
      method,
      headers: {
        accept: 'image/avif,image/webp,*/*',
        ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
    });
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
    const bytes = await response.arrayBuffer();
    const isJson = response.headers.get('content-type')?.includes('json');
    return isJson ? JSON.parse(Buffer.from(bytes).toString()) : null;
  };

  /** Makes a call of the API. */
  const call = <N extends keyof typeof apiCalls>(
    name: N,
    params: PathParams<(typeof apiCalls)[N]['path']>,
    body?: unknown,
  ) => send(apiCalls[name].method, href(apiCalls[name].path, params), body);

  async function own(owner: number): Promise<void> {
    for (let turn = owner; performance.now() < end; turn += 1) {
      let list: OwnerView = await call('createWishlist', {}, { name: `List ${turn}` });
      const { adminToken, guestToken } = list;
      for (let n = 0; n < 8 && performance.now() < end; n += 1) {
        const form = new FormData();
        form.set('data', JSON.stringify({ title: `Wish ${n}`, maxQuantity: 9 }));
        // One byte more is another picture.
        const photo = photos[(turn + n) % photos.length] ?? '';
        form.set('image', new Blob([photo, `${turn} ${n}`]), 'photo.jpg');
        const added: OwnerView = await call('addItem', { adminToken }, form);
        if (added.items) list = added;
        await send('GET', href(paths.guest, { guestToken }));
        for (const { imageKey } of list.items.slice(-3)) {
          const image = href(imagePath, { imageKey: imageKey ?? '' });
          for (const width of [320, 640]) await send('GET', `${image}?w=${width}`);
        }
        const itemId = list.items.at(-1)?.id;
        await call('claimItem', { guestToken }, { itemId, claimerName: 'Ann' });
        list = await call('updateWishlist', { adminToken }, { name: `${turn}, ${n}` });
        await send('GET', ogImagePath(guestToken, list));
        await call('readWishlist', { token: adminToken });
        const description = needs[(turn + n) % needs.length];
        await call('suggestGifts', {}, { description, country: 'DE' });
        await sleep(pauseMs);
      }
      const file = await call('exportWishlist', { adminToken });
      if (turn % 3 === 0) await call('importWishlist', {}, file);
      if (turn % 2 === 0) await call('eraseWishlist', { adminToken });
    }
  }
  await Promise.all(Array.from({ length: owners }, (_, owner) => own(owner * 1000)));
  const refused = [...statuses].filter(([status]) => status >= 400);
  if (refused.length > 0) throw new Error(`refused, by status and count: ${refused.join('; ')}`);
  return statuses;
}
