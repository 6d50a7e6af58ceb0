import type { Server } from 'node:http';
import type { FastifyServerFactory } from 'fastify';
import { productName, productVersion } from '../domain/product.ts';
import { createApp } from './app.ts';
import { misspelledSettings } from './config/misspelled-settings.ts';
import { type Config, readConfig } from './config/read-config.ts';
import { migrate } from './db/migrate.ts';
import { createLog } from './log.ts';
import { metricsServer } from './metrics/metrics.routes.ts';
import { makeDemoLists } from './operations/demo.ts';
import { MaintenanceJobs } from './operations/maintenance-jobs.ts';
import { keepAssets } from './pages/kept-assets.ts';
import { missingDetails } from './pages/operator-details.ts';
import type { Pages } from './pages/pages.ts';
import type { RuntimeEnvironment } from './process-environment.ts';
import { buildServices, type ServiceOverrides, type Services } from './services.ts';
import {
  describeStartupError,
  imageStoreError,
  listenError,
  withDatabaseReasons,
} from './startup-error.ts';

/** A stop that takes longer than this is cut short, in milliseconds. */
const patience = 9000;
/** What is left of it for closing the rest, when spans are still being sent. */
const reserveMs = 2000;

/** How the pages are made, and what is to be done when the server stops. */
export interface PageSource {
  readonly pages: Pages;
  readonly serverFactory?: FastifyServerFactory;
  readonly close?: () => Promise<void>;
}

/** Listens on the port for metrics, if there is one. */
async function serveMetrics({ metrics, config }: Services): Promise<Server | null> {
  if (!metrics || config.metricsPort === null) return null;
  const server = metricsServer(metrics, config.metricsToken);
  const { promise: isListening, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject).listen(config.metricsPort, config.host, resolve);
  await isListening.catch((error: unknown) => {
    const { host, metricsPort: port } = config;
    throw listenError(error, { host, port: port ?? 0, setting: 'METRICS_PORT' });
  });
  return server;
}

/** Starts the server: configuration, migrations, pages, port; and stops it gracefully when told. */
export async function startServer(
  world: RuntimeEnvironment,
  openPages: (config: Config) => Promise<PageSource>,
  parts: Pick<ServiceOverrides, 'giftEngine'> = {},
): Promise<void> {
  const giveUp = (sentence: string) => {
    console.error(sentence);
    world.exit(1);
  };
  try {
    const config = readConfig(world.environment);
    const log = createLog(config.logLevel);
    const missing = missingDetails(config);
    if (missing.length > 0) log.warn({ missing }, 'the legal pages are not complete');
    for (const sentence of misspelledSettings(world.environment)) log.warn(sentence);
    const services = await withDatabaseReasons(config, async () => {
      const built = await buildServices(config, log, parts);
      const migrations = await migrate(built.database, productVersion);
      if (migrations.length > 0) log.info({ migrations }, 'the database was migrated');
      await built.live.start();
      return built;
    });
    await services.images.ping().catch((error: unknown) => {
      throw imageStoreError(error, config);
    });
    const { pages, serverFactory, close: closePages } = await openPages(config);
    const app = await createApp(services, pages, serverFactory);
    const address = await app
      .listen({ port: config.port, host: config.host })
      .catch((error: unknown) => {
        throw listenError(error, config);
      });
    if (pages.files) {
      keepAssets(pages.files, config.dataDir).catch((error: unknown) => {
        log.warn({ err: error }, 'the files of this release are not kept for pages that stay open');
      });
    }
    const figures = await serveMetrics(services);
    const stopChores = new MaintenanceJobs(services).start();
    const origin = config.publicUrl ?? address;
    const sentence = `${productName} is at ${origin}`;
    // Always said, whatever the level: whoever starts a server wants to know where it is.
    if (world.isTerminal) console.log(sentence);
    else
      createLog('info').info(
        { version: productVersion, database: services.database.kind },
        sentence,
      );
    if (world.words.includes('--demo')) {
      for (const list of await makeDemoLists(services)) {
        const lines = `${list.name}\n  owner  ${origin}${list.admin}\n  guests ${origin}${list.guest}`;
        if (world.isTerminal) console.log(lines);
        else console.error(lines);
      }
    }

    world.onStop(() => {
      log.info('stopping');
      setTimeout(() => giveUp('The open requests did not end in time.'), patience).unref();
      const deadline = performance.now() + patience;
      stopChores();
      Promise.resolve()
        .then(() => app.close())
        .then(() => services.tracing?.close(Math.max(0, deadline - performance.now() - reserveMs)))
        .then(() => figures?.close())
        .then(() => closePages?.())
        .then(() => services.database.close())
        .then(
          () => {
            log.info('stopped');
            world.exit(0);
          },
          (error: unknown) => giveUp(`Stopping failed: ${String(error)}`),
        );
    });
  } catch (error) {
    giveUp(describeStartupError(error));
  }
}
