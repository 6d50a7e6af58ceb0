import { join } from 'node:path';
import { productName } from '../domain/product.ts';
import { createApp } from './app.ts';
import { ConfigError, readConfig } from './config/read-config.ts';
import { migrate } from './db/migrate.ts';
import { createLog } from './log.ts';
import { startChores } from './operations/chores.ts';
import { builtPages } from './pages/built-pages.ts';
import { buildServices } from './services.ts';

/** A stop that takes longer than this is cut short, in milliseconds. */
const patience = 9000;

/** Says why it cannot go on, in one sentence, and ends. */
function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const services = buildServices(config, log);
  await migrate(services.database);
  await services.live.start();
  const pages = await builtPages(join(import.meta.dirname, '../../dist'));
  const app = await createApp(services, pages);
  const address = await app.listen({ port: config.port, host: config.host });
  const stopChores = startChores(services);
  console.log(`${productName} is at ${config.publicUrl ?? address}`);

  const close = () => {
    setTimeout(() => stop('The open requests did not end in time.'), patience).unref();
    stopChores();
    app
      .close()
      .then(() => services.database.close())
      .then(
        () => process.exit(0),
        (error: unknown) => stop(`Stopping failed: ${String(error)}`),
      );
  };
  process.once('SIGTERM', close);
  process.once('SIGINT', close);
}

main().catch((error: unknown) => {
  if (error instanceof ConfigError) stop(error.message);
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') stop('The port is taken; choose another one with PORT.');
  if (code === 'ECONNREFUSED') stop('The database in DATABASE_URL does not answer.');
  stop(`The server cannot start: ${message}`);
});
