import { apiCalls, href, paths } from '../src/contract/paths.ts';
import type { FilledList } from './fill-lists.ts';
import { type LoadRequest, type LoadResult, runLoad } from './run-load.ts';

export const connections = 32;
export const seconds = 4;

/** How fast a server serves one list's page and data, and claims on many lists. */
export type Serving = Readonly<Record<'pages' | 'data' | 'claims', LoadResult>>;

export const claim = (list: FilledList, headers: Record<string, string> = {}): LoadRequest => ({
  method: 'POST',
  path: href(apiCalls.claimItem.path, { guestToken: list.guestToken }),
  headers,
  body: JSON.stringify({ itemId: list.itemIds[0], claimerName: 'Ann' }),
});

/** A visitor who comes for the first time. */
export const firstVisit = ({ guestToken }: FilledList): LoadRequest => ({
  method: 'GET',
  path: href(paths.guest, { guestToken }),
  headers: { 'accept-encoding': 'gzip, br' },
});

/** A visitor who was here before, with the cookies of that visit. */
export async function returningVisit(origin: string, list: FilledList): Promise<LoadRequest> {
  const first = firstVisit(list);
  const answer = await fetch(origin + first.path);
  await answer.arrayBuffer();
  const cookie = answer.headers.getSetCookie().map((each) => each.split(';', 1)[0]);
  return { ...first, headers: { ...first.headers, cookie: cookie.join('; ') } };
}

export const dataOf = ({ guestToken }: FilledList): LoadRequest => ({
  method: 'GET',
  path: href(apiCalls.readWishlist.path, { token: guestToken }),
});

/** The same three figures whatever the size of the database: one list's page and data, many lists' claims. */
export async function measureServing(
  origin: string,
  list: FilledList,
  claimed: readonly FilledList[],
  forSeconds: number = seconds,
): Promise<Serving> {
  const [page, data] = [[await returningVisit(origin, list)], [dataOf(list)]];
  for (const requests of [page, data]) await runLoad({ origin, connections, seconds: 1, requests });
  return {
    pages: await runLoad({ origin, connections, seconds: forSeconds, requests: page }),
    data: await runLoad({ origin, connections, seconds: forSeconds, requests: data }),
    claims: await runLoad({ origin, connections, requests: claimed.map((each) => claim(each)) }),
  };
}
