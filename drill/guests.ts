import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { GuestView, OwnerView } from '../src/contract/schemas.ts';
import { ApiClient } from '../test/support/client.ts';
import { hold } from './drill.ts';

/** What a server has acknowledged, so that it has to be there for good. */
export interface Acknowledged {
  readonly receipts: string[];
  readonly items: { readonly adminToken: string; readonly title: string }[];
}

export interface Guests {
  readonly acknowledged: Acknowledged;
  /** How often each status was answered; 0 is a request that got no answer. */
  readonly statuses: Map<number, number>;
  /** How long the slowest answer took, in milliseconds. */
  slowest: number;
  /** Ends the load, when the last answer is there. */
  stop(): Promise<void>;
}

export interface Load {
  /** Servers that each are asked in turn. */
  readonly origins: readonly string[];
  readonly count: number;
  /** with this picture at every fifth item */
  readonly picture?: Blob;
  /** a pause between two requests of a guest */
  readonly pauseMs?: number;
  /** whether a request without an answer is sent again with the same key, as browsers do; 3 times at most */
  readonly repeats?: boolean;
}

/**
 * People who make lists, add items, claim and read, each in a loop, until `stop` is called. A request that
 * fails is counted.
 */
export function startGuests(load: Load): Guests {
  const { origins, count, picture, pauseMs = 0, repeats = false } = load;
  const stopping = new AbortController();
  const guests: Guests = {
    acknowledged: { receipts: [], items: [] },
    statuses: new Map(),
    slowest: 0,
    async stop() {
      stopping.abort();
      await all;
    },
  };
  const attempt = async <Body>(
    ask: (key: Record<string, string>) => Promise<{ readonly status: number; readonly body: Body }>,
    tries = repeats ? 4 : 1,
    key = { 'idempotency-key': randomUUID() },
  ): Promise<Body | null> => {
    const begun = performance.now();
    const answer = await ask(key).catch(() => null);
    guests.slowest = Math.max(guests.slowest, performance.now() - begun);
    const status = answer?.status ?? 0;
    guests.statuses.set(status, (guests.statuses.get(status) ?? 0) + 1);
    // Nobody presses a thousand times a second on a site that is away.
    if (status === 0 || status >= 500) await sleep(50);
    else if (pauseMs > 0) await sleep(pauseMs);
    if (answer === null && tries > 1) return attempt(ask, tries - 1, key);
    return answer && status < 300 ? answer.body : null;
  };
  const visit = async (guest: number) => {
    for (let turn = guest; !stopping.signal.aborted; turn++) {
      const api = new ApiClient(fetch, origins[turn % origins.length]);
      const list = await attempt<OwnerView>((key) => api.create({ name: `List ${turn}` }, key));
      if (!list) continue;
      for (let n = 0; n < 6 && !stopping.signal.aborted; n++) {
        await addAndClaim(api, list, `${guest} ${turn} ${n}`, n === 0 ? picture : undefined);
      }
    }
  };
  const addAndClaim = async (api: ApiClient, list: OwnerView, title: string, image?: Blob) => {
    const { adminToken, guestToken } = list;
    const item = { title, maxQuantity: 3, description: 'The one with the wooden handle.' };
    const added = await attempt<OwnerView>((key) => api.addItem(adminToken, item, image, key));
    if (added) guests.acknowledged.items.push({ adminToken, title });
    const itemId = added?.items.find((each) => each.title === title)?.id;
    if (itemId === undefined) return;
    const claimed = await attempt((key) => api.claim(guestToken, itemId, `Guest of ${title}`, key));
    if (claimed) guests.acknowledged.receipts.push(claimed.claim.receipt);
    await attempt<GuestView>(() => api.asGuest(guestToken));
  };
  const all = Promise.all(Array.from({ length: count }, (_, guest) => visit(guest * 100_000)));
  return guests;
}

/**
 * Asks a server for all that was acknowledged, pictures included. Returns how much that was; rejects when
 * something is missing.
 */
export async function expectAllThere(
  origin: string,
  { receipts, items }: Acknowledged,
): Promise<string> {
  const api = new ApiClient(fetch, origin);
  await eachOf(receipts, async (receipt) => {
    hold((await api.receipt(receipt)).status === 200, 'a claim that was acknowledged is lost');
  });
  const byList = Map.groupBy(items, ({ adminToken }) => adminToken);
  await eachOf([...byList], async ([adminToken, added]) => {
    const { status, body } = await api.asOwner(adminToken);
    hold(status === 200, `a list that was acknowledged is ${status}`);
    const titles = new Set(body.items.map(({ title }) => title));
    for (const { title } of added) hold(titles.has(title), 'an item that was acknowledged is lost');
    for (const { imageKey } of body.items.filter((item) => item.imageKey !== null)) {
      const image = await fetch(`${origin}/api/image/${imageKey}`);
      await image.arrayBuffer();
      hold(image.status === 200, `a picture is ${image.status}`);
    }
  });
  return `${receipts.length} claims and ${items.length} items acknowledged, all there`;
}

/** Calls `act` with each of `all`, sixteen at a time. */
async function eachOf<Each>(all: readonly Each[], act: (each: Each) => Promise<void>) {
  const rest = all.values();
  const work = async () => {
    for (const each of rest) await act(each);
  };
  await Promise.all(Array.from({ length: 16 }, work));
}

/** Returns statuses with their numbers as text, such as "200: 31, 503: 2". */
export function countsOf(statuses: ReadonlyMap<number, number>): string {
  return [...statuses]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${status === 0 ? 'no answer' : status}: ${count}`)
    .join(', ');
}

/** Fails when another status than these was answered. */
export function expectOnly(statuses: ReadonlyMap<number, number>, ...allowed: number[]): void {
  const others = [...statuses.keys()].filter((status) => !allowed.includes(status));
  hold(others.length === 0, `answers that should not be: ${countsOf(statuses)}`);
}
