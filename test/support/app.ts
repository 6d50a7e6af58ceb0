import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '../../src/server/app.ts';
import { readConfig } from '../../src/server/config/read-config.ts';
import { migrate } from '../../src/server/db/migrate.ts';
import { appFetch, type Fetch } from '../../src/server/http/app-fetch.ts';
import type { Pages } from '../../src/server/pages/pages.ts';
import { createLog } from '../../src/server/process/log.ts';
import { internet, type Network } from '../../src/server/products/network.ts';
import { buildServices, type ServiceOverrides, type Services } from '../../src/server/services.ts';
import { ApiClient } from './client.ts';

/** Stands where the web app would be: these tests are about the API. */
const noPages: Pages = {
  files: null,
  cacheable: true,
  prerendered: () => undefined,
  render: async () => new Response('<!doctype html><title>page</title>', { status: 200 }),
};

/** Names lead nowhere unless a test brings its own, so nobody asks a name server of the internet. */
const nameless: Network = { ...internet(), resolve: async () => [] };

export interface TestApp {
  readonly fetch: Fetch;
  /** the API, asked without a socket */
  readonly api: ApiClient;
  readonly services: Services;
  /** everything the server logged, at every level */
  log(): string;
  /** opens a free port on loopback and answers the origin */
  listen(): Promise<string>;
  close(): Promise<void>;
}

/** A whole server on real storage, asked without a socket. */
export async function startApp(
  environment: Record<string, string> = {},
  overrides: ServiceOverrides = {},
  pages: Pages = noPages,
): Promise<TestApp> {
  const folder = mkdtempSync(join(tmpdir(), 'wishbow-test-'));
  const config = readConfig({
    DATA_DIR: folder,
    RATE_LIMIT: 'off',
    PORT: '0',
    LOG_LEVEL: 'debug',
    ...environment,
  });
  const lines: string[] = [];
  const services = await buildServices(
    config,
    createLog(config.logLevel, (line) => lines.push(line)),
    { network: nameless, ...overrides },
  );
  await migrate(services.database);
  await services.live.start();
  const app = await createApp(services, pages);
  await app.ready();
  const fetch = appFetch(app);
  return {
    fetch,
    api: new ApiClient(fetch),
    services,
    log: () => lines.join(''),
    listen: () => app.listen({ port: config.port, host: config.host }),
    async close() {
      await app.close();
      await services.tracing?.close(1000);
      await services.database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
