import { localize, paths } from '../../contract/paths.ts';
import { isLanguage, type Language, languages } from '../../domain/language.ts';
import { cacheFile, isLasting, trimFiles } from './asset-cache.ts';
import {
  cachedPage,
  cachePage,
  deletePages,
  isNotFoundPage,
  recheckPages,
  refreshPages,
} from './page-cache.ts';
import { isPrivatePage, privateRole, tokenOfCall } from './private-paths.ts';
import { serialQueue } from './serial-queue.ts';
import { type CachedList, offlinePage, titleIn } from './stale-banner.ts';
import type { Fetching, WorkerScope } from './worker-scope.ts';

// API calls are never answered from a cache. A page comes from the network; only if that fails, the
// cached copy of a list that was opened in this browser is shown, with a banner that says so.

declare const self: WorkerScope;

/** Raised when the format of the caches changes; caches of other versions are deleted. */
const cacheVersion = 'v1';
const cacheNames = { pages: `pages-${cacheVersion}`, files: `files-${cacheVersion}` };
const offlinePages = languages.map((language) => localize(language, paths.offline));
/** Delay between an API call for a list and the refresh of its copy; it combines calls in quick succession. */
const refreshDelayMs = 1500;

const pages = () => caches.open(cacheNames.pages);
const files = () => caches.open(cacheNames.files);
/** Everything that adds or deletes copies runs in this queue. */
const enqueue = serialQueue();

self.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      const [pageCache, fileCache] = [await pages(), await files()];
      for (const address of offlinePages) {
        const page = await fetch(address, { cache: 'reload' });
        if (page.ok) await cachePage(pageCache, fileCache, address, page);
      }
      await self.skipWaiting();
    })(),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const ours = new Set(Object.values(cacheNames));
      for (const name of await caches.keys()) if (!ours.has(name)) await caches.delete(name);
      await self.clients.claim();
    })(),
  );
});

self.addEventListener('message', (event) => {
  const { keep, forget, loaded } = event.data as WorkerMessage;
  event.waitUntil(
    enqueue(async () => {
      const [pageCache, fileCache] = [await pages(), await files()];
      for (const address of loaded ?? []) await cacheFile(fileCache, address);
      if (keep && isPrivatePage(keep)) await refreshPages(pageCache, fileCache, [keep]);
      if (forget)
        await deletePages(pageCache, fileCache, (path) =>
          forget.some((each) => path.includes(each)),
        );
      if (keep) await recheckPages(pageCache, fileCache, Date.now());
      await trimFiles(pageCache, fileCache);
    }),
  );
});

/** A message from a page. */
interface WorkerMessage {
  /** the path of a list that is open */
  readonly keep?: string;
  /** tokens, or other parts of the path, of lists whose copies are to be deleted */
  readonly forget?: readonly string[];
  /** files that the page loaded before the worker controlled it */
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
  if (request.method === 'GET' && isLasting(url.pathname)) {
    event.respondWith(cacheFirst(request));
    return;
  }
  const token = tokenOfCall(url.pathname);
  // The call itself is not intercepted; afterwards the copy is refreshed or deleted.
  if (token) event.waitUntil(refreshLater(token));
});

const pendingRefreshes = new Map<string, Promise<void>>();

function refreshLater(token: string): Promise<void> {
  const known = pendingRefreshes.get(token);
  if (known) return known;
  const refresh = (async () => {
    await new Promise((done) => setTimeout(done, refreshDelayMs));
    pendingRefreshes.delete(token);
    await enqueue(async () => {
      const [pageCache, fileCache] = [await pages(), await files()];
      const copied = (await pageCache.keys())
        .map(({ url }) => new URL(url).pathname)
        .filter((path) => path.includes(token));
      await refreshPages(pageCache, fileCache, copied);
    });
  })();
  pendingRefreshes.set(token, refresh);
  return refresh;
}

async function navigate(event: Fetching, url: URL): Promise<Response> {
  try {
    const response = await fetch(event.request);
    if (!isPrivatePage(url.pathname)) return response;
    updateCopy(event, url.pathname, response.clone());
    // When the server or its database is down, an older copy of the list is better than an error page.
    const isAway = response.status >= 500 || (response.status === 404 && !isNotFoundPage(response));
    return (isAway && (await cachedPage(await pages(), url.pathname))) || response;
  } catch (error) {
    return (await offlineResponse(url)) ?? Promise.reject(error);
  }
}

/** Stores or deletes the copy in the background, while the page is shown. */
function updateCopy(event: Fetching, path: string, response: Response): void {
  event.waitUntil(
    enqueue(async () => {
      const [pageCache, fileCache] = [await pages(), await files()];
      if (isNotFoundPage(response))
        await deletePages(pageCache, fileCache, (each) => each === path);
      else if (response.ok) await cachePage(pageCache, fileCache, path, response);
    }),
  );
}

/** Returns what is shown without a network: the copy, else the offline page; undefined without either. */
async function offlineResponse(url: URL): Promise<Response | undefined> {
  const pageCache = await pages();
  const copy = await cachedPage(pageCache, url.pathname);
  if (copy) return copy;
  const first = url.pathname.split('/', 2)[1] ?? '';
  const language = isLanguage(first) ? first : await lastLanguage(pageCache);
  const page = await pageCache.match(localize(language, paths.offline));
  return page && offlinePage(page, await cachedLists(pageCache));
}

async function cachedLists(pageCache: Cache): Promise<CachedList[]> {
  const lists: CachedList[] = [];
  for (const key of (await pageCache.keys()).toReversed()) {
    const path = new URL(key.url).pathname;
    const role = privateRole(path);
    const html = role && (await (await pageCache.match(key))?.text());
    if (role && typeof html === 'string') lists.push({ path, role, title: titleIn(html) });
  }
  return lists;
}

/** Returns the language of the latest copy, since worker and page share no other storage; else the browser's. */
async function lastLanguage(pageCache: Cache): Promise<Language> {
  for (const request of (await pageCache.keys()).toReversed()) {
    const copy = await pageCache.match(request);
    const language = copy?.headers.get('x-language');
    if (isLanguage(language) && isPrivatePage(new URL(request.url).pathname)) return language;
  }
  return languages.find((each) => self.navigator.language.startsWith(each)) ?? 'en';
}

async function cacheFirst(request: Request): Promise<Response> {
  const fileCache = await files();
  const known = await fileCache.match(request.url, { ignoreVary: true });
  if (known) return known;
  const response = await fetch(request);
  if (response.ok && response.status === 200) await fileCache.put(request.url, response.clone());
  return response;
}
