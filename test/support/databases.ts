import { afterAll, beforeAll, describe, inject } from 'vitest';
import type { ServiceOverrides } from '../../src/server/services.ts';
import { createDatabase } from '../postgres.ts';
import { startApp, type TestApp } from './app.ts';
import type { ApiClient } from './client.ts';

export const databases = ['SQLite', 'PostgreSQL'] as const;

/** The environment that puts a server on a new, empty database of this kind. */
export async function environmentFor(
  database: (typeof databases)[number],
): Promise<Record<string, string>> {
  if (database === 'SQLite') return {};
  return { DATABASE_URL: await createDatabase(inject('postgresUrl'), 'wishbow') };
}

export interface Stage {
  readonly app: TestApp;
  readonly api: ApiClient;
}

/** Runs the same tests on both databases, each with a server of its own. */
export function onBothDatabases(
  title: string,
  tests: (stage: Stage) => void,
  overrides: ServiceOverrides = {},
  environment: Record<string, string> = {},
): void {
  describe.each(databases)(`${title}, on %s`, (database) => {
    const stage = {} as { app: TestApp; api: ApiClient };
    beforeAll(async () => {
      stage.app = await startApp(
        { ...(await environmentFor(database)), ...environment },
        overrides,
      );
      stage.api = stage.app.api;
    });
    afterAll(() => stage.app.close());
    tests(stage);
  });
}
