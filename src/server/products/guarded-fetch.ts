import type { AllowedPlaces } from '../config/allowed-places.ts';
import { askPlace, type PlaceAnswer } from './ask-place.ts';
import { FetchFailure } from './fetch-failure.ts';
import type { FetchTimes } from './fetch-times.ts';
import type { Network } from './network.ts';
import { openConnection } from './open-connection.ts';
import { readBody } from './read-body.ts';
import { type ShopAddress, shopAddress } from './shop-address.ts';
import { Turns } from './turns.ts';

/** What is asked for, and how much of it is taken. */
export interface Wanted {
  readonly headers: Readonly<Record<string, string>>;
  /** media types that are read */
  readonly types: RegExp;
  /** bytes, unpacked */
  readonly most: number;
  /** longer ones are cut; false: longer ones are of no use */
  readonly cut: boolean;
}

export interface Fetched {
  /** after all redirects */
  readonly url: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** empty when the answer is no success */
  readonly bytes: Buffer;
}

const mostRedirects = 5;
const atOnce = 12;
const atOnceByHost = 2;

/**
 * Fetches what strangers name, from the public internet alone: each address, also of each redirect,
 * is judged by its form, then by everything its name leads to, and what was judged is connected to.
 * Fails with a `FetchFailure` in bounded time; sends and keeps no cookies, and goes through no proxy.
 */
export class GuardedFetch {
  readonly #network: Network;
  readonly #allowed: AllowedPlaces;
  readonly #times: FetchTimes;
  readonly #turns = new Turns(atOnce, atOnceByHost);
  readonly #open = new Set<AbortController>();

  constructor(network: Network, allowed: AllowedPlaces, times: FetchTimes) {
    this.#network = network;
    this.#allowed = allowed;
    this.#times = times;
  }

  async fetch(address: string, wanted: Wanted): Promise<Fetched> {
    const ending = new AbortController();
    const { signal } = ending;
    const timer = setTimeout(() => ending.abort(), this.#times.fetch);
    this.#open.add(ending);
    try {
      let text = address;
      for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
        const place = shopAddress(text, this.#allowed);
        if (!place) break;
        const answer = await this.#visit(place, wanted, signal);
        if (typeof answer !== 'string') return answer;
        text = answer;
      }
    } catch (error) {
      // Whatever else goes wrong with a stranger's server is the stranger's.
      if (error instanceof FetchFailure) throw error;
    } finally {
      clearTimeout(timer);
      this.#open.delete(ending);
    }
    throw new FetchFailure('unreachable');
  }

  /** Ends what is under way; it is then `unreachable`. */
  close(): void {
    for (const ending of this.#open) ending.abort();
  }

  /** Asks one host once; a text is where it sends us on to. */
  async #visit(place: ShopAddress, wanted: Wanted, signal: AbortSignal): Promise<Fetched | string> {
    const end = await this.#turns.take(place.host, signal);
    try {
      const patience = AbortSignal.any([signal, AbortSignal.timeout(this.#times.connect)]);
      const opening = openConnection(this.#network, this.#allowed, place, patience);
      const socket = await inTime(opening, patience);
      const answer = await askPlace(place, socket, wanted.headers, signal);
      try {
        return redirectOf(place, answer) ?? (await take(place, answer, wanted));
      } catch (error) {
        if (error instanceof FetchFailure || signal.aborted) throw error;
        // It was there and spoke, but what it packed or promised did not come.
        throw new FetchFailure('unreadable');
      } finally {
        answer.close();
      }
    } finally {
      end();
    }
  }
}

/** A connection that comes too late is closed again: a name server can take any time. */
async function inTime<T extends { destroy(): unknown }>(
  opening: Promise<T>,
  signal: AbortSignal,
): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const late = () => {
    opening.then(
      (socket) => socket.destroy(),
      () => {},
    );
    reject(new FetchFailure('unreachable'));
  };
  signal.addEventListener('abort', late, { once: true });
  try {
    return await Promise.race([opening, promise]);
  } finally {
    signal.removeEventListener('abort', late);
  }
}

function redirectOf({ url }: ShopAddress, { status, headers }: PlaceAnswer): string | null {
  if (![301, 302, 303, 307, 308].includes(status) || !headers.location) return null;
  return URL.parse(headers.location, url)?.href ?? '';
}

async function take(place: ShopAddress, answer: PlaceAnswer, wanted: Wanted): Promise<Fetched> {
  const headers = Object.fromEntries(
    Object.entries(answer.headers).map(([name, value]) => [name, [value].flat().join(', ')]),
  );
  const found = { url: place.url.href, status: answer.status, headers };
  if (answer.status < 200 || answer.status > 299) return { ...found, bytes: Buffer.alloc(0) };
  const type = headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (!wanted.types.test(type)) throw new FetchFailure('unreadable');
  const encoding = headers['content-encoding']?.trim().toLowerCase() ?? '';
  const bytes = await readBody(answer.body, encoding, wanted);
  if (!bytes) throw new FetchFailure('unreadable');
  return { ...found, bytes };
}
