import { expect, test, vi } from 'vitest';
import { ogImageVersion } from '../../domain/og-image.ts';
import type { Wishlist } from '../../domain/wishlists/wishlist.ts';
import type { Images } from '../images/images.ts';
import type { PictureProcessor } from '../images/picture-processor.ts';
import { OgImages } from './og-images.ts';

const list = (name: string, id = 'one') => ({ id, name, items: [] }) as unknown as Wishlist;
const requester = { visitor: '127.0.0.1', signal: new AbortController().signal };

/** Images whose drawing ends when the test says so. */
function heldImages() {
  const held: { readonly name: string; readonly finish: () => void }[] = [];
  const drawOgImage: PictureProcessor['drawOgImage'] = (_folder, { name }) =>
    new Promise((resolve) => {
      held.push({ name: name ?? '', finish: () => resolve(Buffer.from(name ?? '')) });
    });
  const images = new OgImages({
    images: {} as Images,
    pictures: { drawOgImage } as PictureProcessor,
    folder: 'nowhere',
  });
  return { images, held };
}

test('a list renamed ten times while its image is drawn is drawn once more', async () => {
  const { images, held } = heldImages();
  let now = list('Name 0');
  const asked = [images.picture(now, async () => now, requester)];
  await vi.waitFor(() => expect(held).toHaveLength(1));
  for (let n = 1; n <= 10; n += 1) {
    now = list(`Name ${n}`);
    asked.push(images.picture(now, async () => now, requester));
  }
  held[0]?.finish();
  await vi.waitFor(() => expect(held).toHaveLength(2));
  held[1]?.finish();
  const shown = await Promise.all(asked);
  expect(held.map(({ name }) => name)).toEqual(['Name 0', 'Name 10']);
  expect(shown.slice(1).every(({ version }) => version === ogImageVersion(now))).toBe(true);
});

test('images of different lists are drawn one at a time', async () => {
  const { images, held } = heldImages();
  const [one, two] = [list('One', 'one'), list('Two', 'two')];
  const asked = [one, two].map((each, n) =>
    images.picture(each, async () => each, { ...requester, visitor: `127.0.0.${n}` }),
  );
  await vi.waitFor(() => expect(held).toHaveLength(1));
  await new Promise(setImmediate);
  expect(held.map(({ name }) => name)).toEqual(['One']);
  held[0]?.finish();
  await vi.waitFor(() => expect(held).toHaveLength(2));
  held[1]?.finish();
  await Promise.all(asked);
});

test('when too many images wait to be drawn, the next is refused and not drawn', async () => {
  const { images, held } = heldImages();
  const asked = Array.from({ length: 27 }, (_, n) => {
    const each = list('Name', `list ${n}`);
    return images.picture(each, async () => each, requester);
  });
  const settled = Promise.allSettled(asked);
  await expect(asked[26]).rejects.toMatchObject({ code: 'server.busy' });
  for (let n = 0; n < 26; n += 1) {
    await vi.waitFor(() => expect(held.length).toBeGreaterThan(n));
    held[n]?.finish();
  }
  expect((await settled).filter(({ status }) => status === 'fulfilled')).toHaveLength(26);
});
