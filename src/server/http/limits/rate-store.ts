import { callbackify } from 'node:util';
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { LRUCache } from 'lru-cache';
import type { Count, SharedCounters } from '../../concurrency/shared-counters.ts';
import { signer } from '../../signer.ts';

interface Window {
  current: number;
  /** in milliseconds of `performance.now()` */
  readonly endsAt: number;
}

type Callback = Parameters<FastifyRateLimitStore['incr']>[1];

/** Parameters of a route, as the plugin hands them to a store; without `routeInfo` for all routes. */
interface StoreParameters {
  readonly routeInfo?: { readonly method?: string | readonly string[]; readonly url?: string };
}

/**
 * Returns a store that counts requests of a visitor to a route in `counters` and, while they cannot be
 * reached, in this process. The names of the counters are derived with `secret`: no address leaves the server.
 */
export function sharedRateStore(
  counters: Pick<SharedCounters, 'count'>,
  secret: string,
  maxVisitors: number,
): FastifyRateLimitStoreCtor {
  const sign = signer(secret, 'request rate');
  return class RateStore implements FastifyRateLimitStore {
    readonly #route: string;
    readonly #windows = new LRUCache<string, Window>({ max: maxVisitors });

    constructor({ routeInfo }: StoreParameters) {
      this.#route = `${String(routeInfo?.method)} ${String(routeInfo?.url)}`;
    }

    child(parameters: object) {
      return new RateStore(parameters);
    }

    incr(visitor: string, callback: Callback, windowMs: number, max: number): void {
      const local = this.#countLocally(visitor, windowMs);
      // The other servers can only have counted more.
      if (local.current > max) {
        callback(null, local);
        return;
      }
      const name = sign(this.#route, visitor).slice(0, 22);
      callbackify(async () => (await counters.count(name, windowMs)) ?? local)(callback);
    }

    #countLocally(visitor: string, windowMs: number): Count {
      const now = performance.now();
      const known = this.#windows.get(visitor);
      const window = known && known.endsAt > now ? known : { current: 0, endsAt: now + windowMs };
      window.current += 1;
      this.#windows.set(visitor, window);
      return { current: window.current, ttl: window.endsAt - now };
    }
  };
}
