import { cacheFile, dropPictures, isLasting, picturesIn } from './asset-cache.ts';
import { isPrivatePage } from './private-paths.ts';
import { withStaleBanner } from './stale-banner.ts';

/** The oldest copies of lists beyond this number are deleted. */
const maxCachedLists = 30;
/** A copy of this age is compared with the server again. */
const recheckAgeMs = 10 * 60 * 1000;
/** How long a download of one page may take. */
const fetchTimeoutMs = 15_000;

const pathOf = ({ url }: Request) => new URL(url).pathname;

/**
 * Caches a page with the current time, and the files that it refers to. When there are too many
 * lists, the oldest copies are deleted. Rejects if the cache cannot be written.
 */
export async function cachePage(
  pages: Cache,
  files: Cache,
  path: string,
  page: Response,
): Promise<void> {
  const html = await page.text();
  const assetPaths = [...html.matchAll(/(?:href|src)="(\/(?:assets|art)\/[^"]+)"/g)].map(
    ([, file]) => file ?? '',
  );
  for (const file of assetPaths) if (isLasting(file)) await cacheFile(files, file);
  await pages.delete(path);
  await pages.put(
    path,
    new Response(html, {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': page.headers.get('content-security-policy') ?? '',
        'referrer-policy': 'no-referrer',
        'x-kept-at': new Date().toISOString(),
        'x-language': /<html[^>]* lang="(\w+)"/.exec(html)?.[1] ?? 'en',
      },
    }),
  );
  const lists = (await pages.keys()).map(pathOf).filter(isPrivatePage);
  const oldest = new Set(lists.slice(0, Math.max(0, lists.length - maxCachedLists)));
  if (oldest.size > 0) await deletePages(pages, files, (each) => oldest.has(each));
}

/** Returns the cached page, with a stale banner if it is a list; undefined when there is none. */
export async function cachedPage(pages: Cache, path: string): Promise<Response | undefined> {
  const copy = await pages.match(path);
  return copy && isPrivatePage(path) ? withStaleBanner(copy) : copy;
}

/** Deletes the copies of lists that `isDeleted` selects, and the pictures that no other copy shows. */
export async function deletePages(
  pages: Cache,
  files: Cache,
  isDeleted: (path: string) => boolean,
): Promise<void> {
  const deletedPictures = new Set<string>();
  const usedPictures = new Set<string>();
  for (const key of await pages.keys()) {
    const isSelected = isPrivatePage(pathOf(key)) && isDeleted(pathOf(key));
    const html = (await (await pages.match(key))?.text()) ?? '';
    const pictures = isSelected ? deletedPictures : usedPictures;
    for (const picture of picturesIn(html)) pictures.add(picture);
    if (isSelected) await pages.delete(key);
  }
  for (const picture of usedPictures) deletedPictures.delete(picture);
  await dropPictures(files, deletedPictures);
}

/**
 * Returns true for the page of our own server that says that a link opens nothing. A proxy without a backend
 * answers 404 too, without the header that our server gives to every such page.
 */
export function isNotFoundPage({ status, headers }: Response): boolean {
  return status === 404 && (headers.get('x-robots-tag') ?? '').includes('noindex');
}

/** Downloads pages again. A page that the server does not find is deleted; any other failure changes nothing. */
export async function refreshPages(
  pages: Cache,
  files: Cache,
  paths: readonly string[],
): Promise<void> {
  for (const path of paths) {
    // A slow download would block the serial queue.
    const signal = AbortSignal.timeout(fetchTimeoutMs);
    const page = await fetch(path, { cache: 'no-cache', signal }).catch(() => null);
    if (page && isNotFoundPage(page)) await deletePages(pages, files, (each) => each === path);
    else if (page?.ok) await cachePage(pages, files, path, page);
  }
}

/**
 * Refreshes the lists whose copies are at least ten minutes old, so that lists deleted on the server
 * are deleted here too. `now` is in milliseconds since 1970.
 */
export async function recheckPages(pages: Cache, files: Cache, now: number): Promise<void> {
  const old: string[] = [];
  for (const key of await pages.keys()) {
    const copy = await pages.match(key);
    const ageMs = now - Date.parse(copy?.headers.get('x-kept-at') ?? '');
    if (isPrivatePage(pathOf(key)) && !(ageMs < recheckAgeMs)) old.push(pathOf(key));
  }
  await refreshPages(pages, files, old);
}
