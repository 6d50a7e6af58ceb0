import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { type Chance, type Clock, realChance } from './chance.ts';
import type { Config } from './config/read-config.ts';
import type { Database } from './db/database.ts';
import { openDatabase } from './db/open-database.ts';
import { ReadyAnswers } from './http/ready-answers.ts';
import { DiskImageStore } from './images/disk-image-store.ts';
import { Images } from './images/images.ts';
import { Live } from './live/live.ts';

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
}

/** Builds the services that a configuration asks for; a test hands in its own clock or chance. */
export function buildServices(
  config: Config,
  log: FastifyBaseLogger,
  { now = Date.now, chance = realChance }: Partial<Pick<Services, 'now' | 'chance'>> = {},
): Services {
  const report = (error: unknown) => log.error({ err: error }, 'background fault');
  const database = openDatabase(config, report);
  return {
    config,
    log,
    now,
    chance,
    database,
    ready: new ReadyAnswers(),
    live: new Live(database, report),
    images: new Images(new DiskImageStore(join(config.dataDir, 'images')), database, now),
  };
}
