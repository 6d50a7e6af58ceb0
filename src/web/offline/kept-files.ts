/** More files than this are not kept; those that came first go first. */
const most = 400;

/** Files and pictures that never change under their name. */
export function isHashed(pathname: string): boolean {
  return /^\/assets\/.*-[\w-]{8}\.\w+$|^\/api\/(?:wishlist\/)?image\/[0-9a-f]{40}$/.test(pathname);
}

export async function keepFile(files: Cache, address: string): Promise<void> {
  if (!isHashed(new URL(address, location.origin).pathname)) return;
  if (await files.match(address, { ignoreVary: true })) return;
  // A browser that has it already asks nobody.
  const answer = await fetch(address).catch(() => null);
  if (answer?.ok) await files.put(address, answer);
}

export async function trimFiles(files: Cache): Promise<void> {
  const keys = await files.keys();
  for (const key of keys.slice(0, Math.max(0, keys.length - most))) await files.delete(key);
}

const picture = /\/api\/(?:wishlist\/)?image\/[0-9a-f]{40}/g;

/** The pictures that a page shows. */
export function picturesIn(html: string): string[] {
  return [...new Set(html.match(picture))];
}

/** Removes pictures in all their widths. */
export async function dropPictures(files: Cache, paths: ReadonlySet<string>): Promise<void> {
  for (const key of await files.keys())
    if (paths.has(new URL(key.url).pathname)) await files.delete(key);
}
