import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { BROWSER_ARGUMENTS, browserNeedsNoSandbox, findBrowser } from '../browser.ts';

const root = path.resolve(import.meta.dirname, '../..');
const executablePath = findBrowser();

export default defineConfig({
  testDir: path.join(root, 'tests/e2e'),
  outputDir: path.join(root, 'test-results/e2e'),
  globalSetup: path.join(root, 'tests/support/e2e-server.ts'),
  // One server for all: specs keep apart by members of their own.
  fullyParallel: false,
  workers: 2,
  // The same here as in CI: the summary names each test that needed its second try.
  retries: 1,
  forbidOnly: true,
  timeout: 150_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: path.join(root, 'test-results/playwright.json') }]],
  use: {
    // A control that never comes fails its test soon, not at the test's own limit.
    actionTimeout: 30_000,
    locale: 'es-PE',
    timezoneId: 'America/Lima',
    // Keeping a trace takes a fifth of the time: only what failed is followed.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      args: [...BROWSER_ARGUMENTS],
      chromiumSandbox: !browserNeedsNoSandbox(),
      ...(executablePath === null ? {} : { executablePath }),
    },
  },
});
