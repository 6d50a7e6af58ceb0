import { uptime as systemUptime } from 'node:os';
import type { FastifyBaseLogger } from 'fastify';
import { ClaimBatches } from './claims/claim-batches.ts';
import type { SharedCounters } from './concurrency/shared-counters.ts';
import type { Config } from './config/read-config.ts';
import type { Database } from './db/database.ts';
import { openDatabase } from './db/open-database.ts';
import type { GiftEngine } from './gift-finder/gift-engine.ts';
import { GiftEngineCache } from './gift-finder/gift-engine-cache.ts';
import type { GiftImprover } from './gift-finder/llm/gift-improver.ts';
import { type Clock, cryptoIdGenerator, type IdGenerator } from './id-generator.ts';
import type { Images } from './images/images.ts';
import { openImages } from './images/open-images.ts';
import type { PictureProcessor } from './images/picture-processor.ts';
import { Live } from './live/live.ts';
import type { Metrics } from './metrics/metrics.ts';
import { type FetchTimeouts, fetchTimeouts } from './products/fetch-timeouts.ts';
import { internet, type Network } from './products/network.ts';
import { Products } from './products/products.ts';
import { ResponseCache } from './response-cache/response-cache.ts';
import { serverSecret } from './secrets/server-secret.ts';
import { openTracing } from './tracing/open-tracing.ts';
import type { Tracing } from './tracing/tracing.ts';

/** Everything a request can need, built once and handed in. */
export interface Services {
  readonly config: Config;
  readonly log: FastifyBaseLogger;
  readonly now: Clock;
  /** milliseconds that the machine has been running, asleep or not; it cannot be set */
  readonly uptime: Clock;
  readonly ids: IdGenerator;
  readonly database: Database;
  /** Returns what all servers of this site sign with. */
  readonly secret: () => Promise<string>;
  /** null where they are disabled */
  readonly metrics: Metrics | null;
  /** null where no collector is configured */
  readonly tracing: Tracing | null;
  /** null where each server counts its visitors for itself */
  readonly counters: SharedCounters | null;
  /** null on SQLite, whose writes share a commit anyway */
  readonly claimBatches: ClaimBatches | null;
  readonly live: Live;
  readonly images: Images;
  readonly pictures: PictureProcessor;
  readonly responses: ResponseCache;
  readonly products: Products;
  readonly gifts: GiftEngineCache;
  /** null where no language model is configured */
  readonly giftImprover: GiftImprover | null;
}

/** What a test hands in instead of the real thing: time, ids, and the internet. */
export interface ServiceOverrides {
  readonly now?: Clock;
  readonly uptime?: Clock;
  readonly ids?: IdGenerator;
  readonly network?: Network;
  readonly times?: FetchTimeouts;
  readonly giftEngine?: () => Promise<GiftEngine>;
  /** how long an answer of the language model may take, in milliseconds */
  readonly modelTimeoutMs?: number;
}

/** For each of two answers: after twice this time a visitor has read the first page. */
const modelTimeoutMs = 8000;

/** Returns null where no language model is configured; its code is loaded only where one is. */
async function createImprover(
  { config, log, now, tracing }: Pick<Services, 'config' | 'log' | 'now' | 'tracing'>,
  overrides: ServiceOverrides,
) {
  if (!config.finderModel) return null;
  const [{ ModelClient }, { ModelImprover }] = await Promise.all([
    import('./gift-finder/llm/model-client.ts'),
    import('./gift-finder/llm/model-improver.ts'),
  ]);
  const { daily, ...settings } = config.finderModel;
  const timeoutMs = overrides.modelTimeoutMs ?? modelTimeoutMs;
  return new ModelImprover(new ModelClient({ settings, daily, now, log, tracing, timeoutMs }));
}

/** Connects to the counters that servers share, if there are any; their code is loaded only then. */
async function openCounters(
  { rateLimit, redisUrl }: Config,
  log: FastifyBaseLogger,
): Promise<SharedCounters | null> {
  if (!rateLimit || redisUrl === null) return null;
  const { SharedCounters } = await import('./concurrency/shared-counters.ts');
  return SharedCounters.open(redisUrl, (reason) => {
    if (reason) log.warn({ err: reason }, 'Redis is away: this server counts visitors for itself');
    else log.info('Redis is reachable: visitors are counted for all servers together');
  });
}

/** Their code, too, is loaded only where they are enabled. */
async function openMetrics(database: Database, counters: SharedCounters | null): Promise<Metrics> {
  const { Metrics } = await import('./metrics/metrics.ts');
  const metrics = new Metrics(() => database.load());
  if (counters) metrics.watchRedis(() => counters.isReachable);
  return metrics;
}

/** Builds the services that a configuration asks for. */
export async function buildServices(
  config: Config,
  log: FastifyBaseLogger,
  overrides: ServiceOverrides = {},
): Promise<Services> {
  const {
    now = Date.now,
    uptime = () => systemUptime() * 1000,
    ids = cryptoIdGenerator,
    times = fetchTimeouts,
  } = overrides;
  const network = overrides.network ?? internet(config.productDns);
  const report = (error: unknown) => log.error({ err: error }, 'background fault');
  const tracing = await openTracing(config, log);
  const events = { fault: report, warning: (text: string) => log.warn(text) };
  const database = await openDatabase(config, events, tracing);
  const secret = serverSecret(config, database, now);
  const hasReaders = config.metricsToken !== null || config.metricsPort !== null;
  const counters = await openCounters(config, log);
  const giftImprover = await createImprover({ config, log, now, tracing }, overrides);
  const metrics = hasReaders ? await openMetrics(database, counters) : null;
  const stores = { config, database, secret, now, report, tracing, metrics };
  const { images, pictures } = openImages(stores);
  return {
    config,
    log,
    now,
    uptime,
    ids,
    database,
    metrics,
    tracing,
    counters,
    secret,
    responses: new ResponseCache(),
    gifts: new GiftEngineCache(log, overrides.giftEngine),
    giftImprover,
    claimBatches: database.kind === 'postgres' ? new ClaimBatches(database, tracing) : null,
    live: new Live(database, report),
    products: new Products({ config, secret, pictures, now, network, times, tracing }),
    pictures,
    images,
  };
}
