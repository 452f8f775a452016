import { spawnSync } from 'node:child_process';
import { get } from 'node:http';
import { gzipSync } from 'node:zlib';
import * as chromeLauncher from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { startServer } from '#tests/support/start-server.ts';
import { BROWSER_ARGUMENTS, browserNeedsNoSandbox, ensureBrowser } from '../../scripts/browser.ts';
import { awaitPictures } from './await-pictures.ts';
import { type BenchRow, median } from './bench-row.ts';

const RUNS = Number(process.env['BENCH_RUNS'] ?? 5);
const EVERY_BRAND = 'denluma,ondavela,kyvolta,quarantelle,zigzula,tribunox';
const BRANDS = (process.env['BENCH_SITES'] ?? EVERY_BRAND).split(',');
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

/** Lighthouse mobile over the first pages of each brand, and the script a page brings before anybody touches it. */
export async function run(): Promise<BenchRow[]> {
  const built = spawnSync(process.execPath, ['scripts/bootstrap/build-when-stale.mjs'], {
    stdio: ['ignore', 2, 2],
  });
  if (built.status !== 0) throw new Error('the build failed');
  const server = await startServer();
  try {
    const rows: BenchRow[] = [];
    const visited = BRANDS.flatMap((brand) => PAGES.map((page) => ({ brand, ...page })));
    for (const { brand, name, path } of visited) {
      const url = `http://${brand}.localhost:${server.port}${path}`;
      await awaitPictures(new URL(url), await textOf(new URL(url)));
      const visits: Visit[] = [];
      for (let visit = 0; visit < RUNS; visit += 1) visits.push(await visitOf(url));
      const label = `${name} of ${brand}`;
      rows.push(
        row(`${label}: Lighthouse mobile, CPU x${CPU_SLOWDOWN}`, visits, 'score', '', 95, 'higher'),
        row(`${label}: largest contentful paint`, visits, 'lcpMs', 'ms', 1300, 'lower'),
        row(`${label}: total blocking time`, visits, 'tbtMs', 'ms', 120, 'lower'),
        row(`${label}: layout shift`, visits, 'cls', '', 0.02, 'lower'),
        figure(
          `${label}: script before idle or first touch, gz`,
          await firstScriptKb(url),
          'kB',
          110,
        ),
      );
    }
    return rows;
  } finally {
    await server.stop();
  }
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
      const measured = audits?.[name]?.numericValue;
      if (measured === undefined) throw new Error(`Lighthouse gave no ${name} for ${url}`);
      return measured;
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

function row(
  measure: string,
  visits: readonly Visit[],
  what: keyof Visit,
  unit: string,
  goal: number,
  better: BenchRow['better'],
): BenchRow {
  return { ...figure(measure, median(visits.map((visit) => visit[what])), unit, goal), better };
}

function figure(measure: string, ours: number, unit: string, goal: number): BenchRow {
  return { measure, ours, reference: null, unit, ratio: ours, goal, better: 'lower' };
}
