import { defineConfig } from 'vitest/config';
import { drawings } from './scripts/art/drawings.ts';
import { galleryTexts } from './scripts/build/gallery-texts.ts';

/** What takes seconds rather than milliseconds is named `*.slow.test.ts`; `npm run verify` leaves it out. */
export default defineConfig({
  // What the build lays out, so that a fresh checkout has it before the first build.
  plugins: [drawings(), galleryTexts()],
  test: {
    environment: 'node',
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts', 'db/**/*.test.ts'],
    globalSetup: 'test/global-setup.ts',
    setupFiles: 'test/setup.ts',
    pool: 'forks',
    // By default one core is left free, which is half of a machine with two.
    maxWorkers: '100%',
    testTimeout: 20_000,
    hookTimeout: 30_000,
    // A condition that comes true late on a busy machine is no fault; one that never does still fails.
    expect: { poll: { timeout: 10_000 } },
    restoreMocks: true,
    unstubEnvs: true,
    coverage: {
      include: ['src/**'],
      exclude: ['**/*.test.*'],
      reportsDirectory: '.cache/coverage',
    },
  },
});
