import { MaintenanceJobs } from '../src/server/operations/maintenance-jobs.ts';
import { startApp } from './support/app.ts';

/*
 * A server process of its own, for tests that need several: the API on real storage, told by the
 * environment where. It prints its address and stops gracefully on SIGTERM.
 */
const environment = process.env as Record<string, string>;
const { listen, close, log, services } = await startApp(environment);
if (environment['MAINTENANCE'] === 'on') new MaintenanceJobs(services).start();
console.log(await listen());
process.once('SIGTERM', () => {
  console.log(log());
  void close().then(() => process.exit(0));
});
