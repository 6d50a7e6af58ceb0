import type { Server } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, FastifyServerFactory } from 'fastify';
import { productName, productVersion } from '../../domain/product.ts';
import { createApp } from '../app.ts';
import { ineffectiveSettings } from '../config/ineffective-settings.ts';
import { type Config, ConfigError, readConfig } from '../config/read-config.ts';
import { migrate } from '../db/migrate.ts';
import { metricsServer } from '../metrics/metrics.routes.ts';
import { makeDemoLists } from '../operations/demo.ts';
import { MaintenanceJobs } from '../operations/maintenance-jobs.ts';
import { keepAssets } from '../pages/kept-assets.ts';
import { missingDetails } from '../pages/operator-details.ts';
import type { Pages } from '../pages/pages.ts';
import { buildServices, type ServiceOverrides, type Services } from '../services.ts';
import { configExitCode } from './exit-codes.ts';
import { createLog } from './log.ts';
import type { RuntimeEnvironment } from './process-environment.ts';
import { readWords } from './read-words.ts';
import {
  describeStartupError,
  imageStoreError,
  listenError,
  withDatabaseReasons,
} from './startup-error.ts';
import { type RunningServer, stopServer } from './stop-server.ts';

/** How the pages are made, and what is to be done when the server stops. */
export interface PageSource {
  readonly pages: Pages;
  readonly serverFactory?: FastifyServerFactory;
  readonly close?: () => Promise<void>;
}

/** Also makes two lists to look at. */
const demoOption = '--demo';

type OpenPages = (config: Config) => Promise<PageSource>;
type ServiceParts = Pick<ServiceOverrides, 'giftEngine'>;

/**
 * Starts the server: configuration, migrations, pages, port; and stops it gracefully when told. A start that fails
 * prints one sentence, and ends the process with the exit code 1, or 78 where a setting cannot be used; one that is
 * stopped before the server listens ends it at once with the exit code 0.
 */
export async function startServer(
  runtime: RuntimeEnvironment,
  openPages: OpenPages,
  parts: ServiceParts = {},
): Promise<void> {
  const fail = (sentence: string, code = 1) => {
    console.error(sentence);
    runtime.exit(code);
  };
  const stopping = new AbortController();
  // The first signal counts.
  runtime.onStop(() => stopping.abort());
  const exit = () => runtime.exit(0);
  // No visitor waits for anything yet, and the database rolls an unfinished migration back.
  stopping.signal.addEventListener('abort', exit);
  try {
    readWords(runtime.args, {
      usage: `npm start [-- ${demoOption}] takes no other word.`,
      maxWords: 0,
      options: [demoOption],
    });
    const config = readConfig(runtime.environment);
    const log = createLog(config.logLevel);
    warnOfSettings(config, runtime, log);
    const services = await openServices(config, log, parts);
    const { pages, serverFactory, close: closePages } = await openPages(config);
    const app = await createApp(services, pages, serverFactory);
    const jobs = new MaintenanceJobs(services);
    const running: RunningServer = {
      app,
      services,
      metrics: null,
      jobs,
      closePages,
      exit: runtime.exit,
      fail,
    };
    stopping.signal.removeEventListener('abort', exit);
    stopping.signal.addEventListener('abort', () => stopServer(running));
    const address = await listen(app, config);
    keepFilesOfRelease(pages, services);
    running.metrics = await serveMetrics(services);
    if (stopping.signal.aborted) return;
    jobs.start();
    const origin = config.publicUrl ?? address;
    announce(origin, services, runtime);
    if (runtime.args.includes(demoOption)) await printDemoLists(origin, services, runtime);
  } catch (error) {
    // What is being closed cannot be started.
    if (stopping.signal.aborted) return;
    fail(describeStartupError(error), error instanceof ConfigError ? configExitCode : 1);
  }
}

function warnOfSettings(
  config: Config,
  { environment, fileNames }: RuntimeEnvironment,
  log: FastifyBaseLogger,
): void {
  const missing = missingDetails(config);
  if (missing.length > 0) log.warn({ missing }, 'the legal pages are not complete');
  for (const sentence of ineffectiveSettings(environment, fileNames)) log.warn(sentence);
}

/** Opens database and image store, and brings the schema up to date. @throws StartupError with the reason */
async function openServices(
  config: Config,
  log: FastifyBaseLogger,
  parts: ServiceParts,
): Promise<Services> {
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
  return services;
}

/** Returns the address at which the server answers. @throws StartupError where the port cannot be had */
function listen(app: FastifyInstance, { port, host }: Config): Promise<string> {
  return app.listen({ port, host }).catch((error: unknown) => {
    throw listenError(error, { port, host });
  });
}

function keepFilesOfRelease({ files }: Pages, { config, log }: Services): void {
  if (!files) return;
  keepAssets(files, config.dataDir).catch((error: unknown) => {
    log.warn({ err: error }, 'the files of this release are not kept for pages that stay open');
  });
}

/** Listens on the port for metrics, if there is one. */
async function serveMetrics({ metrics, config, log }: Services): Promise<Server | null> {
  if (!metrics || config.metricsPort === null) return null;
  const server = metricsServer(metrics, config.metricsToken);
  const { promise: isListening, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject).listen(config.metricsPort, config.host, resolve);
  await isListening.catch((error: unknown) => {
    const { host, metricsPort: port } = config;
    throw listenError(error, { host, port: port ?? 0, setting: 'METRICS_PORT' });
  });
  // With METRICS_PORT=0 the system has chosen the port.
  log.info({ address: server.address() }, 'metrics are served');
  return server;
}

/** Prints the address of the server, at every level of the log. */
function announce(origin: string, { database }: Services, { isTerminal }: RuntimeEnvironment) {
  const sentence = `${productName} is at ${origin}`;
  if (isTerminal) console.log(sentence);
  else createLog('info').info({ version: productVersion, database: database.kind }, sentence);
}

async function printDemoLists(
  origin: string,
  services: Services,
  { isTerminal }: RuntimeEnvironment,
): Promise<void> {
  for (const list of await makeDemoLists(services)) {
    const lines = `${list.name}\n  owner  ${origin}${list.admin}\n  guests ${origin}${list.guest}`;
    if (isTerminal) console.log(lines);
    else console.error(lines);
  }
}
