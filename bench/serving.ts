import { apiCalls, href, paths } from '../src/contract/paths.ts';
import { ask, type Question } from './ask.ts';
import type { FilledList } from './fill-lists.ts';

export const connections = 32;
export const seconds = 4;

export const claim = (list: FilledList, headers: Record<string, string> = {}): Question => ({
  method: 'POST',
  path: href(apiCalls.claimItem.path, { guestToken: list.guestToken }),
  headers,
  body: JSON.stringify({ itemId: list.itemIds[0], claimerName: 'Ann' }),
});

/** A visitor who was here before. */
export const pageOf = ({ guestToken }: FilledList): Question => ({
  method: 'GET',
  path: href(paths.guest, { guestToken }),
  headers: { 'accept-encoding': 'gzip, br', cookie: 'sessionId=x; XSRF-TOKEN=y' },
});

export const dataOf = ({ guestToken }: FilledList): Question => ({
  method: 'GET',
  path: href(apiCalls.readWishlist.path, { token: guestToken }),
});

/** The same three figures whatever the size of the database: one list's page and data, many lists' claims. */
export async function measureServing(
  origin: string,
  list: FilledList,
  claimed: readonly FilledList[],
) {
  const [page, data] = [[pageOf(list)], [dataOf(list)]];
  for (const questions of [page, data]) await ask({ origin, connections, seconds: 1, questions });
  return {
    pages: await ask({ origin, connections, seconds, questions: page }),
    data: await ask({ origin, connections, seconds, questions: data }),
    claims: await ask({ origin, connections, questions: claimed.map((each) => claim(each)) }),
  };
}
