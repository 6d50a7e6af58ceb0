import type { TestProject } from 'vitest/node';
import { startPostgres } from '../postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL for the whole run, in which each test file makes its own database. */
    postgresUrl: string;
  }
}

/** Starts PostgreSQL for all test files and provides its URL. Returns how to stop it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  project.provide('postgresUrl', postgres.url);
  return () => postgres.stop();
}
