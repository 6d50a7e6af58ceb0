import { configDefaults, defineConfig } from 'vitest/config';
import { drawings } from './scripts/art/drawings.ts';
import { galleryTexts } from './scripts/build/gallery-texts.ts';

const webTests = 'src/web/**/*.test.{ts,tsx}';
/** What takes seconds rather than milliseconds. */
const slowTests = '**/*.slow.test.ts';
/** What asks a server or a database. */
const serverTests = [
  'test/api/**/*.test.ts',
  'src/server/db/**/*.test.ts',
  'test/postgres.test.ts',
];

/**
 * `npm run verify` runs `unit` and `web`, which need nothing but the sources. Files of `unit` and of `servers` share a
 * process, in which each module is loaded once: that saves half of their time. A module of the web may remember
 * something for as long as a page is open, so files of `web` share the packages in a thread, and load our modules anew.
 */
export default defineConfig({
  // What the build lays out, so that a fresh checkout has it before the first build.
  plugins: [drawings(), galleryTexts()],
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,scripts,test,db}/**/*.test.ts'],
          exclude: [...configDefaults.exclude, webTests, ...serverTests, slowTests],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          include: [webTests],
          pool: 'threads',
          isolate: false,
          // A list of its own replaces the one below.
          setupFiles: ['test/setup/setup.ts', 'test/setup/new-page.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'servers',
          include: serverTests,
          exclude: [...configDefaults.exclude, slowTests],
          globalSetup: 'test/setup/global-setup.ts',
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'slow',
          include: [slowTests],
          globalSetup: ['test/setup/global-setup.ts', 'test/setup/bundle-setup.ts'],
        },
      },
    ],
    environment: 'node',
    setupFiles: 'test/setup/setup.ts',
    pool: 'forks',
    // By default one core is left free, which is half of a machine with two.
    maxWorkers: '100%',
    testTimeout: 20_000,
    hookTimeout: 30_000,
    // A condition that comes true late on a busy machine is no fault; one that never does still fails.
    expect: { poll: { timeout: 10_000 } },
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    coverage: {
      include: ['src/**'],
      exclude: ['**/*.test.*'],
      reportsDirectory: '.cache/coverage',
    },
  },
});
