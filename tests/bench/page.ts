import { spawnSync } from 'node:child_process';
import { get } from 'node:http';
import { gzipSync } from 'node:zlib';
import * as chromeLauncher from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { startServer } from '#tests/support/start-server.ts';
import { BROWSER_ARGUMENTS, browserNeedsNoSandbox, ensureBrowser } from '../../scripts/browser.ts';
import { awaitPictures } from './await-pictures.ts';
import { type BenchResult, type BenchRow, median } from './bench-row.ts';
import { measured } from './measured.ts';
import { startPageVariants, type Variant, VARIANTS } from './page-variants.ts';

const RUNS = Number(process.env['BENCH_RUNS'] ?? 3);
/** Three brands keep the bench under five minutes; BENCH_SITES names others. */
const BRANDS = (process.env['BENCH_SITES'] ?? 'denluma,kyvolta,tribunox').split(',');
const PAGES = [
  { name: 'home', path: '/' },
  { name: 'lobby', path: '/rng' },
] as const;
/** Lighthouse's own factor of 4 hides on a fast machine what a cheap phone feels. */
const CPU_SLOWDOWN = 10;

interface Visit {
  score: number;
  lcpMs: number;
  tbtMs: number;
  cls: number;
}

/**
 * Lighthouse mobile over the first pages of some brands, beside the same page without scripts and
 * rendered by the client, and the script a page loads before anybody touches it.
 */
export async function run(): Promise<readonly BenchResult[]> {
  const built = spawnSync(process.execPath, ['scripts/bootstrap/build-when-stale.mjs'], {
    stdio: ['ignore', 2, 2],
  });
  if (built.status !== 0) throw new Error('the build failed');
  const server = await startServer();
  const variants = await startPageVariants(server.port);
  try {
    const results: BenchResult[] = [];
    for (const brand of BRANDS) {
      for (const { name, path } of PAGES) {
        const urlOf = (variant: Variant): string => variants.urlOf(variant, brand, path);
        results.push(...(await measured(`${name} of ${brand}`, () => rowsOf(name, brand, urlOf))));
      }
    }
    return results;
  } finally {
    await variants.close();
    await server.stop();
  }
}

async function rowsOf(
  name: string,
  brand: string,
  urlOf: (variant: Variant) => string,
): Promise<BenchResult[]> {
  const page = new URL(urlOf('ours'));
  await awaitPictures(page, await textOf(page));
  const scriptKb = await firstScriptKb(page.href);
  const visits: Record<Variant, Visit[]> = { ours: [], static: [], client: [] };
  for (let turn = 0; turn < RUNS; turn += 1) {
    for (const variant of VARIANTS) visits[variant].push(await visitWithRetry(urlOf(variant)));
  }
  const of = (variant: Variant): Visit => medianVisit(visits[variant]);
  const label = `${name} of ${brand}`;
  const [ours, limit, client] = [of('ours'), of('static'), of('client')];
  return [
    difference(`${label}: score (CPU x${CPU_SLOWDOWN}) - static page`, ours, limit, 'score', -2),
    ratio(`${label}: LCP / static page`, ours, limit, 1.1),
    difference(`${label}: TBT - static page`, ours, limit, 'tbtMs', 60),
    alone(`${label}: layout shift`, ours.cls, '', 0.02),
    alone(`${label}: script before idle or first touch, gz`, scriptKb, 'kB', 15),
    ratio(`${label}: LCP of the client-rendered page / static page`, client, limit, null),
    difference(
      `${label}: TBT of the client-rendered page - static page`,
      client,
      limit,
      'tbtMs',
      null,
    ),
    difference(
      `${label}: score of the client-rendered page - static page`,
      client,
      limit,
      'score',
      null,
    ),
  ];
}

/** A browser that crashes or a trace without a paint costs one visit, not the run. */
async function visitWithRetry(url: string): Promise<Visit> {
  try {
    return await visitOf(url);
  } catch (error) {
    console.error(`${url}: ${String(error)}; visiting again`);
    return visitOf(url);
  }
}

function medianVisit(visits: readonly Visit[]): Visit {
  const of = (key: keyof Visit): number => median(visits.map((visit) => visit[key]));
  return { score: of('score'), lcpMs: of('lcpMs'), tbtMs: of('tbtMs'), cls: of('cls') };
}

async function visitOf(url: string): Promise<Visit> {
  const chrome = await chromeLauncher.launch({
    chromePath: ensureBrowser(),
    chromeFlags: [
      '--headless',
      ...BROWSER_ARGUMENTS,
      ...(browserNeedsNoSandbox() ? ['--no-sandbox'] : []),
    ],
  });
  try {
    const result = await lighthouse(
      url,
      { port: chrome.port, output: 'json', logLevel: 'silent', onlyCategories: ['performance'] },
      {
        extends: 'lighthouse:default',
        settings: {
          formFactor: 'mobile',
          throttling: { cpuSlowdownMultiplier: CPU_SLOWDOWN },
        },
      },
    );
    const audits = result?.lhr.audits;
    const score = result?.lhr.categories['performance']?.score;
    const value = (name: string): number => {
      const figure = audits?.[name]?.numericValue;
      if (figure === undefined) throw new Error(`Lighthouse gave no ${name} for ${url}`);
      return figure;
    };
    if (score === undefined || score === null)
      throw new Error(`Lighthouse gave no score for ${url}`);
    return {
      score: score * 100,
      lcpMs: value('largest-contentful-paint'),
      tbtMs: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
    };
  } finally {
    chrome.kill();
  }
}

/** What the page's own HTML asks for; all else waits for idle or a touch. */
async function firstScriptKb(url: string): Promise<number> {
  const html = await textOf(new URL(url));
  const addresses = [
    ...html.matchAll(/<script[^>]+src="([^"]+)"/g),
    ...html.matchAll(/<link[^>]+rel="modulepreload"[^>]+href="([^"]+)"/g),
  ].map(([, address = '']) => new URL(address, url));
  if (addresses.length === 0) throw new Error(`${url} asks for no script`);
  const texts = await Promise.all(addresses.map(textOf));
  return texts.reduce((sum, text) => sum + gzipSync(text).length, 0) / 1000;
}

/** Browsers know every name under localhost, and a system's resolver perhaps none. */
function textOf({ hostname, port, pathname }: URL): Promise<string> {
  const options = { host: '127.0.0.1', port, path: pathname, headers: { host: hostname } };
  return new Promise((resolve, reject) => {
    const asked = get(options, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      answer.on('error', reject);
      answer.on('end', () =>
        answer.statusCode === 200
          ? resolve(text)
          : reject(new Error(`${pathname} answered ${answer.statusCode}`)),
      );
    });
    asked.on('error', reject);
  });
}

function ratio(measure: string, ours: Visit, limit: Visit, goal: number | null): BenchRow {
  return {
    measure,
    ours: ours.lcpMs,
    reference: limit.lcpMs,
    unit: 'ms',
    ratio: ours.lcpMs / limit.lcpMs,
    goal,
    better: 'lower',
  };
}

function difference(
  measure: string,
  ours: Visit,
  limit: Visit,
  what: 'score' | 'tbtMs',
  goal: number | null,
): BenchRow {
  return {
    measure,
    ours: ours[what],
    reference: limit[what],
    unit: what === 'score' ? '' : 'ms',
    ratio: ours[what] - limit[what],
    difference: true,
    goal,
    better: what === 'score' ? 'higher' : 'lower',
  };
}

function alone(measure: string, ours: number, unit: string, goal: number): BenchRow {
  return { measure, ours, reference: null, unit, ratio: ours, goal, better: 'lower' };
}
