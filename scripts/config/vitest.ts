import type { TestUserConfig } from 'vitest/config';

/**
 * vitest's settings, found through vite.config.ts, so that `npx vitest run <path>` works too.
 * `unit` runs in threads. The others start databases and programs: processes of their own.
 */
export const testConfig: TestUserConfig = {
  maxWorkers: 2,
  experimental: { fsModuleCache: true },
  projects: [
    {
      extends: true,
      test: {
        name: 'unit',
        include: ['tests/unit/**/*.test.{ts,tsx}'],
        pool: 'threads',
        // Pure code shares its modules between files: a third less to do.
        isolate: false,
        testTimeout: 60_000,
        hookTimeout: 60_000,
      },
    },
    {
      extends: true,
      test: {
        name: 'api',
        include: ['tests/api/**/*.test.ts'],
        globalSetup: ['tests/support/own-postgres.ts'],
        pool: 'forks',
        // The server's modules are loaded once for all files: a third less to do.
        isolate: false,
        testTimeout: 30_000,
        hookTimeout: 60_000,
      },
    },
    {
      extends: true,
      test: {
        name: 'faults',
        include: ['tests/faults/**/*.test.ts'],
        // Whole servers are started, and a server serves pages.
        globalSetup: ['tests/support/own-postgres.ts', 'tests/support/build-when-missing.ts'],
        pool: 'forks',
        testTimeout: 30_000,
        hookTimeout: 60_000,
      },
    },
    {
      extends: true,
      test: {
        name: 'checks',
        include: ['tests/checks/**/*.test.ts'],
        pool: 'forks',
        // Whole generators run, three times in one test, on a machine that may be loaded.
        testTimeout: 180_000,
        hookTimeout: 60_000,
      },
    },
  ],
};
