import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { startPostgres } from '../test/postgres.ts';
import { hasObjectStore, startObjectStore } from '../test/support/services/object-store.ts';
import { hasRedis, startRedis } from '../test/support/services/redis-server.ts';
import { startReverseProxy } from '../test/support/services/reverse-proxy.ts';
import { afterDrill, cleanUp, newFolder, startServer } from './site.ts';

/*
 * A whole site on this machine, on loopback alone: two servers, PostgreSQL, object storage, Redis or Valkey,
 * and a proxy. `npm run cluster` runs it until Ctrl-C; `npm run cluster -- --check` takes journeys through it
 * and ends. What is not installed is replaced or left out, and said.
 */
const serverCount = 2;
/** Journeys in which several people work on one list at the same time. */
const journeys = [
  'e2e/journey.spec.ts',
  'e2e/wishlists/concurrent-editing.spec.ts',
  'e2e/claims/receipts.spec.ts',
];

/** Starts storage for pictures. Returns what each server is told of it. */
async function startPictures(): Promise<() => Record<string, string>> {
  if (!hasObjectStore()) {
    const folder = newFolder();
    console.log('pictures  in a shared folder, because OpenStack Swift is not installed');
    return () => ({ DATA_DIR: folder });
  }
  const bucket = await startObjectStore();
  afterDrill(() => bucket.stop());
  console.log(`pictures  in the bucket ${bucket.environment['IMAGE_STORE']} (OpenStack Swift)`);
  return () => ({ DATA_DIR: newFolder(), ...bucket.environment });
}

/** Starts Redis or Valkey, if it is installed. Returns what each server is told of it. */
async function startCounters(): Promise<Record<string, string>> {
  if (!hasRedis()) {
    console.log('rates     counted by each server, because neither Valkey nor Redis is installed');
    return {};
  }
  const redis = await startRedis();
  afterDrill(() => redis.stop());
  console.log(`rates     counted at ${redis.url}`);
  return { REDIS_URL: redis.url };
}

/** Starts everything; returns the address of the site. */
async function startCluster(): Promise<string> {
  execFileSync(process.execPath, ['scripts/build.mjs', '--if-stale'], { stdio: 'inherit' });
  const postgres = await startPostgres({ isDurable: true });
  afterDrill(() => postgres.stop());
  console.log('database  PostgreSQL');
  const settings = {
    DATABASE_URL: await postgres.createDatabase('cluster'),
    TRUST_PROXY: '1',
    RATE_LIMIT: 'on',
    ...(await startCounters()),
  };
  const pictures = await startPictures();
  const origins: string[] = [];
  for (let n = 0; n < serverCount; n++) {
    const { origin } = await startServer({ ...settings, ...pictures() });
    origins.push(origin);
    console.log(`server    ${origin}`);
  }
  const proxy = await startReverseProxy(origins);
  afterDrill(() => proxy.stop());
  console.log(`proxy     ${proxy.origin} (${proxy.name})`);
  return proxy.origin;
}

/** Takes the journeys through the site at `origin` with a real browser; returns the exit code. */
async function takeJourneys(origin: string): Promise<number> {
  const browser = spawn(
    process.execPath,
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--project=desktop',
      '--workers=1',
      ...journeys,
    ],
    { stdio: 'inherit', env: { ...process.env, SITE_ORIGIN: origin } },
  );
  afterDrill(() => browser.kill('SIGKILL'));
  const [code] = await once(browser, 'exit');
  return Number(code ?? 1);
}

const isTold = new Promise<number>((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve(0));
});
const run = async () => {
  const origin = await startCluster();
  if (process.argv.includes('--check')) return takeJourneys(origin);
  console.log('\nCtrl-C ends it.');
  return isTold;
};
const code = await Promise.race([run(), isTold]).catch((error: unknown) => {
  console.error(error);
  return 1;
});
await cleanUp();
process.exit(code);
