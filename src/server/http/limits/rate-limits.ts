import { Readable } from 'node:stream';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { apiPrefix } from '../../../contract/paths.ts';
import type { SharedCounters } from '../../concurrency/shared-counters.ts';
import { Failure } from '../../errors.ts';
import { sharedRateStore } from './rate-store.ts';
import type { WorkBudget } from './work-budget.ts';

/** Requests per visitor and time window. They are generous, because families and offices share an address. */
export const rates = {
  create: { max: 60, timeWindow: '1 minute' },
  /** each is stored until the operator has decided about it */
  report: { max: 20, timeWindow: '1 hour' },
  /** each makes the server fetch from a shop */
  fetch: { max: 60, timeWindow: '1 minute' },
  search: { max: 120, timeWindow: '1 minute' },
  write: { max: 600, timeWindow: '1 minute' },
  read: { max: 3000, timeWindow: '1 minute' },
} as const;

/** Visitors whose counts are kept for each route. */
const maxVisitors = 50_000;

export interface RateLimitOptions {
  readonly work: WorkBudget;
  /** null: each server counts for itself */
  readonly counters: SharedCounters | null;
  /** what all servers of the site sign with */
  readonly secret: string;
}

/**
 * Refuses with `request.too_many`, and the time to wait, above the rates or above the budget of `work`.
 * It counts responses of the API as work; pages are counted where they are rendered.
 */
export async function limitRates(
  app: FastifyInstance,
  { work, counters, secret }: RateLimitOptions,
): Promise<void> {
  await app.register(rateLimit, {
    global: true,
    ...rates.read,
    keyGenerator: (request) => request.visitor,
    enableDraftSpec: true,
    cache: maxVisitors,
    ...(counters && { store: sharedRateStore(counters, secret, maxVisitors) }),
    errorResponseBuilder: (_request, { ttl }) =>
      new Failure('request.too_many', { retryAfter: Math.ceil(ttl / 1000) }),
  });
  app.addHook('onClose', async () => counters?.close());
  app.addHook('onRequest', (request, _reply, done) => {
    // Static files cost no work.
    const retryAfter = request.routeOptions.config.rateLimit ? work.retryAfter(request.visitor) : 0;
    done(retryAfter > 0 ? new Failure('request.too_many', { retryAfter }) : undefined);
  });
  app.addHook('onSend', (request, _reply, payload, done) => {
    const spend = (bytes: number) => work.spend(request.visitor, bytes);
    if (typeof payload === 'string') spend(payload.length);
    // Files, which are streams as well, cost no work.
    const isWork = payload instanceof Readable && request.url.startsWith(apiPrefix);
    done(null, isWork ? counted(payload, spend) : payload);
  });
}

/** Returns a stream of the same texts, which tells `spend` the length of each, and destroys `texts` when it closes. */
function counted(texts: Readable, spend: (bytes: number) => void): Readable {
  const pass = async function* () {
    for await (const text of texts as AsyncIterable<string>) {
      spend(text.length);
      yield text;
    }
  };
  return Readable.from(pass()).once('close', () => texts.destroy());
}
