import { isHashed, keepFile, trimFiles } from './kept-files.ts';
import { dropCopies, keepCopy, keptCopy, recheckCopies, renewCopies } from './kept-pages.ts';
import { type KeptList, offlinePage, titleIn } from './marked-copy.ts';
import { oneByOne } from './one-by-one.ts';
import { isSecretPage, tokenOfCall } from './secret-addresses.ts';
import type { Fetching, WorkerScope } from './worker-scope.ts';

// Stands between the site's pages and the network. The API is never answered from here: an answer
// is fresh or there is none. A page comes from the network; only when that fails does the copy of a
// list step in that was opened here before, and it says that it is one.

declare const self: WorkerScope;

/** Raised when what is kept changes its form; the caches of other forms are removed. */
const form = 'v1';
const names = { pages: `pages-${form}`, files: `files-${form}` };
const languages = ['en', 'de', 'fr'];
const offlinePages = languages.map((language) => `/${language}/offline`);
/** A list is looked at again this long after somebody did something to it, in milliseconds. */
const settling = 1500;

const pages = () => caches.open(names.pages);
const files = () => caches.open(names.files);
/** Whatever makes or removes copies goes through here. */
const inTurn = oneByOne();

self.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      const [kept, store] = [await pages(), await files()];
      for (const address of offlinePages) {
        const page = await fetch(address, { cache: 'reload' });
        if (page.ok) await keepCopy(kept, store, address, page);
      }
      await self.skipWaiting();
    })(),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const ours = new Set(Object.values(names));
      for (const name of await caches.keys()) if (!ours.has(name)) await caches.delete(name);
      await self.clients.claim();
    })(),
  );
});

self.addEventListener('message', (event) => {
  const { keep, forget, loaded } = event.data as Told;
  event.waitUntil(
    inTurn(async () => {
      const [kept, store] = [await pages(), await files()];
      for (const address of loaded ?? []) await keepFile(store, address);
      if (keep && isSecretPage(keep)) await renewCopies(kept, store, [keep]);
      if (forget)
        await dropCopies(kept, store, (path) => forget.some((each) => path.includes(each)));
      if (keep) await recheckCopies(kept, store, Date.now());
      await trimFiles(store);
    }),
  );
});

/** What a page says. */
interface Told {
  /** the path of a list that is open */
  readonly keep?: string;
  /** tokens of lists that this browser is to forget */
  readonly forget?: readonly string[];
  /** files that the page had before it was served from here */
  readonly loaded?: readonly string[];
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (request.method === 'GET') event.respondWith(navigate(event, url));
    return;
  }
  if (request.method === 'GET' && isHashed(url.pathname)) {
    event.respondWith(lasting(request));
    return;
  }
  const token = tokenOfCall(url.pathname);
  // The call itself goes its own way, untouched; afterwards the copy is made anew, or removed.
  if (token) event.waitUntil(renewLater(token));
});

const waiting = new Map<string, Promise<void>>();

function renewLater(token: string): Promise<void> {
  const known = waiting.get(token);
  if (known) return known;
  const renewing = (async () => {
    await new Promise((done) => setTimeout(done, settling));
    waiting.delete(token);
    await inTurn(async () => {
      const [kept, store] = [await pages(), await files()];
      const paths = (await kept.keys())
        .map(({ url }) => new URL(url).pathname)
        .filter((path) => path.includes(token));
      await renewCopies(kept, store, paths);
    });
  })();
  waiting.set(token, renewing);
  return renewing;
}

async function navigate(event: Fetching, url: URL): Promise<Response> {
  try {
    const answer = await fetch(event.request);
    if (isSecretPage(url.pathname)) keepOrDrop(event, url.pathname, answer.clone());
    return answer;
  } catch (error) {
    return (await instead(url)) ?? Promise.reject(error);
  }
}

/** The page is shown while its copy is made. */
function keepOrDrop(event: Fetching, path: string, answer: Response): void {
  event.waitUntil(
    inTurn(async () => {
      const [kept, store] = [await pages(), await files()];
      if (answer.status === 404) await dropCopies(kept, store, (each) => each === path);
      else if (answer.ok) await keepCopy(kept, store, path, answer);
    }),
  );
}

/** What is shown when there is no network. */
async function instead(url: URL): Promise<Response | undefined> {
  const kept = await pages();
  const copy = await keptCopy(kept, url.pathname);
  if (copy) return copy;
  const first = url.pathname.split('/', 2)[1] ?? '';
  const language = languages.includes(first) ? first : await lastLanguage(kept);
  const page = await kept.match(`/${language}/offline`);
  return page && offlinePage(page, await keptLists(kept));
}

async function keptLists(kept: Cache): Promise<KeptList[]> {
  const lists: KeptList[] = [];
  for (const key of (await kept.keys()).toReversed()) {
    const path = new URL(key.url).pathname;
    const html = isSecretPage(path) ? await (await kept.match(key))?.text() : undefined;
    if (html !== undefined) lists.push({ path, title: titleIn(html) });
  }
  return lists;
}

/** Worker and page share no storage but this: the language of the copy that was made last. */
async function lastLanguage(kept: Cache): Promise<string> {
  for (const request of (await kept.keys()).toReversed()) {
    const copy = await kept.match(request);
    const language = copy?.headers.get('x-language');
    if (language && isSecretPage(new URL(request.url).pathname)) return language;
  }
  return languages.find((each) => self.navigator.language.startsWith(each)) ?? 'en';
}

async function lasting(request: Request): Promise<Response> {
  const store = await files();
  const known = await store.match(request.url, { ignoreVary: true });
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok && answer.status === 200) await store.put(request.url, answer.clone());
  return answer;
}
