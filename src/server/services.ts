import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { type Chance, type Clock, realChance } from './chance.ts';
import type { Config } from './config/read-config.ts';
import type { Database } from './db/database.ts';
import { openDatabase } from './db/open-database.ts';
import type { GiftEngine } from './gifts/gift-engine.ts';
import { Gifts } from './gifts/gifts.ts';
import { ModelAdviser } from './gifts/llm/model-adviser.ts';
import { ReadyAnswers } from './http/ready-answers.ts';
import { DiskImageStore } from './images/disk-image-store.ts';
import { Images } from './images/images.ts';
import { Live } from './live/live.ts';
import { type FetchTimes, fetchTimes } from './products/fetch-times.ts';
import { internet, type Network } from './products/network.ts';
import { Products } from './products/products.ts';

/** Everything a request can need, built once and handed in. */
export interface Services {
  readonly config: Config;
  readonly log: FastifyBaseLogger;
  readonly now: Clock;
  readonly chance: Chance;
  readonly database: Database;
  readonly live: Live;
  readonly images: Images;
  readonly ready: ReadyAnswers;
  readonly products: Products;
  readonly gifts: Gifts;
}

/** What a test hands in instead of the real thing: time, chance, and the internet. */
export interface Worldly {
  readonly now?: Clock;
  readonly chance?: Chance;
  readonly network?: Network;
  readonly times?: FetchTimes;
  readonly giftEngine?: () => Promise<GiftEngine>;
  /** how long a search waits for the language model, in milliseconds */
  readonly modelPatience?: number;
}

/** As long as somebody waits before a page and still thinks it works. */
const modelPatience = 8000;

function adviserOf(config: Config, log: FastifyBaseLogger, now: Clock, worldly: Worldly) {
  if (!config.finderModel) return null;
  const { daily, ...settings } = config.finderModel;
  const patience = worldly.modelPatience ?? modelPatience;
  return new ModelAdviser({ settings, daily, now, log, patience });
}

/** Builds the services that a configuration asks for. */
export function buildServices(
  config: Config,
  log: FastifyBaseLogger,
  worldly: Worldly = {},
): Services {
  const { now = Date.now, chance = realChance, times = fetchTimes } = worldly;
  const network = worldly.network ?? internet(config.productDns);
  const report = (error: unknown) => log.error({ err: error }, 'background fault');
  const database = openDatabase(config, report);
  return {
    config,
    log,
    now,
    chance,
    database,
    ready: new ReadyAnswers(),
    gifts: new Gifts(log, adviserOf(config, log, now, worldly), worldly.giftEngine),
    live: new Live(database, report),
    products: new Products({ config, database, now, network, times }),
    images: new Images(new DiskImageStore(join(config.dataDir, 'images')), database, now, report),
  };
}
