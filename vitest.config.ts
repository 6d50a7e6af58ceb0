import { defineConfig } from 'vitest/config';

/** What takes seconds rather than milliseconds is named `*.slow.test.ts`; `npm run verify` leaves it out. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts', 'db/**/*.test.ts'],
    globalSetup: 'test/global-setup.ts',
    setupFiles: 'test/setup.ts',
    pool: 'forks',
    testTimeout: 20_000,
    hookTimeout: 30_000,
    restoreMocks: true,
    unstubEnvs: true,
    coverage: {
      include: ['src/**'],
      exclude: ['**/*.test.*'],
      reportsDirectory: '.cache/coverage',
    },
  },
});
