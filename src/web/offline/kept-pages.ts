import { dropPictures, isHashed, keepFile, picturesIn } from './kept-files.ts';
import { markedCopy } from './marked-copy.ts';
import { isSecretPage } from './secret-addresses.ts';

/** More lists than this are not kept; the one that was kept first goes first. */
const most = 30;
/** Copies that were not compared with the server for this long are, in milliseconds. */
const recheckAfter = 10 * 60 * 1000;
/** For a page, in milliseconds. */
const longestWait = 15_000;

const pathOf = ({ url }: Request) => new URL(url).pathname;

/** Keeps a page as it is now, with the day, and the files that it names. */
export async function keepCopy(
  pages: Cache,
  files: Cache,
  path: string,
  page: Response,
): Promise<void> {
  const html = await page.text();
  const named = [...html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(
    ([, file]) => file ?? '',
  );
  for (const file of named) if (isHashed(file)) await keepFile(files, file);
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
  const lists = (await pages.keys()).map(pathOf).filter(isSecretPage);
  const tooMany = new Set(lists.slice(0, Math.max(0, lists.length - most)));
  if (tooMany.size > 0) await dropCopies(pages, files, (each) => tooMany.has(each));
}

/** The copy, marked as one; undefined when there is none. */
export async function keptCopy(pages: Cache, path: string): Promise<Response | undefined> {
  const copy = await pages.match(path);
  return copy && isSecretPage(path) ? markedCopy(copy) : copy;
}

/** Removes copies, and the pictures that no other copy shows. */
export async function dropCopies(
  pages: Cache,
  files: Cache,
  isGone: (path: string) => boolean,
): Promise<void> {
  const gone = new Set<string>();
  const shown = new Set<string>();
  for (const key of await pages.keys()) {
    const leaves = isSecretPage(pathOf(key)) && isGone(pathOf(key));
    const html = (await (await pages.match(key))?.text()) ?? '';
    for (const picture of picturesIn(html)) (leaves ? gone : shown).add(picture);
    if (leaves) await pages.delete(key);
  }
  await dropPictures(files, gone.difference(shown));
}

/** Fetches pages again; one that the server no longer has is removed here too. */
export async function renewCopies(
  pages: Cache,
  files: Cache,
  paths: readonly string[],
): Promise<void> {
  for (const path of paths) {
    // Whoever comes next waits for this.
    const signal = AbortSignal.timeout(longestWait);
    const page = await fetch(path, { cache: 'no-cache', signal }).catch(() => null);
    if (page?.status === 404) await dropCopies(pages, files, (each) => each === path);
    else if (page?.ok) await keepCopy(pages, files, path, page);
  }
}

/** Asks the server about lists that nobody looked at lately: what is erased there goes here too. */
export async function recheckCopies(pages: Cache, files: Cache, now: number): Promise<void> {
  const old: string[] = [];
  for (const key of await pages.keys()) {
    const copy = await pages.match(key);
    const age = now - Date.parse(copy?.headers.get('x-kept-at') ?? '');
    if (isSecretPage(pathOf(key)) && !(age < recheckAfter)) old.push(pathOf(key));
  }
  await renewCopies(pages, files, old);
}
