/** The oldest files beyond this number are deleted. */
const maxFiles = 400;

const lasting =
  /^\/assets\/.*-[\w-]{8}\.\w+$|^\/art\/[\w-]+\.svg$|^\/api\/(?:wishlist\/)?image\/[0-9a-f]{40}$/;

/** Returns true for assets and pictures whose name contains a hash of their content, and for drawings: they never change. */
export function isLasting(pathname: string): boolean {
  return lasting.test(pathname);
}

/**
 * Adds a lasting file to the cache unless it is there. Other addresses and failed downloads are ignored;
 * rejects if the cache cannot be written.
 */
export async function cacheFile(files: Cache, address: string): Promise<void> {
  if (!isLasting(new URL(address, location.origin).pathname)) return;
  if (await files.match(address, { ignoreVary: true })) return;
  // Usually answered by the browser's HTTP cache.
  const response = await fetch(address).catch(() => null);
  if (response?.ok) await files.put(address, response);
}

const assetPath = /\/(?:assets|art|api\/(?:wishlist\/)?image)\/[\w./-]+/g;

/**
 * Deletes the oldest files beyond `maxFiles`. Files that a cached page refers to stay: without its
 * style sheet, code and pictures the page would be useless.
 */
export async function trimFiles(pages: Cache, files: Cache): Promise<void> {
  const keys = await files.keys();
  let surplus = keys.length - maxFiles;
  if (surplus <= 0) return;
  const needed = new Set<string>();
  for (const page of await pages.matchAll())
    for (const [path] of (await page.text()).matchAll(assetPath)) needed.add(path);
  for (const key of keys) {
    if (surplus <= 0) return;
    if (needed.has(new URL(key.url).pathname)) continue;
    await files.delete(key);
    surplus -= 1;
  }
}

const picturePath = /\/api\/(?:wishlist\/)?image\/[0-9a-f]{40}/g;

/** Returns the paths of the stored pictures that a page shows, each once and without their width. */
export function picturesIn(html: string): string[] {
  return [...new Set(html.match(picturePath))];
}

/** Deletes pictures, by their paths, in all their widths. */
export async function dropPictures(files: Cache, paths: ReadonlySet<string>): Promise<void> {
  for (const key of await files.keys())
    if (paths.has(new URL(key.url).pathname)) await files.delete(key);
}
