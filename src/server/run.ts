import type { FastifyServerFactory } from 'fastify';
import { productName } from '../domain/product.ts';
import { createApp } from './app.ts';
import { type Config, ConfigError, readConfig } from './config/read-config.ts';
import { migrate } from './db/migrate.ts';
import { createLog } from './log.ts';
import { startChores } from './operations/chores.ts';
import { makeDemoLists } from './operations/demo.ts';
import type { Pages } from './pages/pages.ts';
import { buildServices } from './services.ts';
import type { World } from './world.ts';

/** A stop that takes longer than this is cut short, in milliseconds. */
const patience = 9000;

/** How the pages are made, and what is to be done when the server stops. */
export interface PageSource {
  readonly pages: Pages;
  readonly serverFactory?: FastifyServerFactory;
  readonly close?: () => Promise<void>;
}

/** Starts the server: configuration, migrations, pages, port; and stops it gracefully when told. */
export async function run(
  world: World,
  openPages: (config: Config) => Promise<PageSource>,
): Promise<void> {
  const giveUp = (sentence: string) => {
    console.error(sentence);
    world.exit(1);
  };
  try {
    const config = readConfig(world.environment);
    const services = buildServices(config, createLog(config.logLevel));
    await migrate(services.database);
    await services.live.start();
    const { pages, serverFactory, close: closePages } = await openPages(config);
    const app = await createApp(services, pages, serverFactory);
    const address = await app.listen({ port: config.port, host: config.host });
    const stopChores = startChores(services);
    const origin = config.publicUrl ?? address;
    console.log(`${productName} is at ${origin}`);
    if (world.words.includes('--demo')) {
      for (const list of await makeDemoLists(services)) {
        console.log(
          `${list.name}\n  owner  ${origin}${list.admin}\n  guests ${origin}${list.guest}`,
        );
      }
    }

    world.onStop(() => {
      setTimeout(() => giveUp('The open requests did not end in time.'), patience).unref();
      stopChores();
      Promise.resolve()
        .then(() => app.close())
        .then(() => closePages?.())
        .then(() => services.database.close())
        .then(
          () => world.exit(0),
          (error: unknown) => giveUp(`Stopping failed: ${String(error)}`),
        );
    });
  } catch (error) {
    giveUp(sentenceFor(error));
  }
}

/** Why the server cannot start, and what to do about it. */
function sentenceFor(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  const { code, message } = error as NodeJS.ErrnoException;
  switch (code) {
    case 'EADDRINUSE':
      return 'PORT is taken by another program; choose another one.';
    case 'EACCES':
      return `There is no permission for ${message.split(' ').pop()}; choose another PORT or DATA_DIR.`;
    case 'ECONNREFUSED':
    case 'ENOTFOUND':
      return 'DATABASE_URL names a database that does not answer.';
    case 'ERR_MODULE_NOT_FOUND':
    case 'ENOENT':
      return `A part is missing (${message}); "npm start" installs and builds what is needed.`;
    default:
      return `The server cannot start: ${message}`;
  }
}
