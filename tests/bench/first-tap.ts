import { spawnSync } from 'node:child_process';
import { type Browser, type BrowserContext, chromium } from 'playwright';
import {
  FIRST_TAPS,
  type FirstTap,
  measureTap,
  signInForTaps,
  type TapCost,
} from '#tests/support/first-taps.ts';
import { startServer } from '#tests/support/start-server.ts';
import { BROWSER_ARGUMENTS, browserNeedsNoSandbox, ensureBrowser } from '../../scripts/browser.ts';
import { type BenchResult, type BenchRow, median } from './bench-row.ts';
import { measured } from './measured.ts';

const RUNS = Number(process.env['BENCH_RUNS'] ?? 3);
const BRAND = process.env['BENCH_SITES'] ?? 'denluma';
const CPU_SLOWDOWN = 4;
/** WebPageTest's "4G": 9 Mbit/s both ways, 170 ms there and back. */
const NETWORK = {
  offline: false,
  latency: 170,
  downloadThroughput: (9 * 1_000_000) / 8,
  uploadThroughput: (9 * 1_000_000) / 8,
};
/** The game also brings its stage and its graphics library. */
const GOALS = { game: { requests: 25, readyMs: 3_000 }, other: { requests: 15, readyMs: 1_500 } };
const GOAL_KB = 250;

/**
 * What the first tap on a page costs a visitor with a cheap phone: requests and bytes until the network
 * is quiet, and the time from the last tap to a usable screen, beside the same tap with everything in the browser's cache.
 */
export async function run(): Promise<readonly BenchResult[]> {
  const built = spawnSync(process.execPath, ['scripts/bootstrap/build-when-stale.mjs'], {
    stdio: ['ignore', 2, 2],
  });
  if (built.status !== 0) throw new Error('the build failed');
  const server = await startServer();
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: [...BROWSER_ARGUMENTS, ...(browserNeedsNoSandbox() ? ['--no-sandbox'] : [])],
  });
  try {
    const results: BenchResult[] = [];
    for (const tap of FIRST_TAPS) {
      results.push(...(await measured(tap.name, () => rowsOf(browser, server.port, tap))));
    }
    return results;
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function rowsOf(browser: Browser, port: number, tap: FirstTap): Promise<BenchRow[]> {
  const cold: TapCost[] = [];
  const warm: TapCost[] = [];
  for (let turn = 0; turn < RUNS; turn += 1) {
    const context = await browser.newContext({
      baseURL: `http://${BRAND}.localhost:${port}`,
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
      serviceWorkers: 'block',
    });
    try {
      await signInForTaps(context, tap);
      cold.push(await visit(context, tap));
      warm.push(await visit(context, tap));
    } finally {
      await context.close();
    }
  }
  const goals = tap.name === 'game' ? GOALS.game : GOALS.other;
  const of = (costs: readonly TapCost[], figure: (cost: TapCost) => number): number =>
    median(costs.map(figure));
  const row = (measure: string, unit: string, figure: (cost: TapCost) => number, goal: number) => ({
    measure: `${tap.name}: ${measure}`,
    ours: of(cold, figure),
    reference: null,
    unit,
    ratio: of(cold, figure),
    goal,
    better: 'lower' as const,
  });
  const [ours, reference] = [
    of(cold, ({ readyMs }) => readyMs),
    of(warm, ({ readyMs }) => readyMs),
  ];
  return [
    row('requests after the first tap', '', ({ requests }) => requests.length, goals.requests),
    row('bytes after the first tap', 'kB', ({ bytes }) => bytes / 1000, GOAL_KB),
    row('time to a usable screen', 'ms', ({ readyMs }) => readyMs, goals.readyMs),
    {
      measure: `${tap.name}: time to a usable screen / with everything cached`,
      ours,
      reference,
      unit: 'ms',
      ratio: ours / reference,
      goal: null,
      better: 'lower',
    },
  ];
}

async function visit(context: BrowserContext, tap: FirstTap): Promise<TapCost> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', NETWORK);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  try {
    return await measureTap(page, tap);
  } finally {
    await page.close();
  }
}
