/**
 * `npm test`: installs what is missing, finds a browser or installs one, then runs `npm run check` with
 * its planted faults and the browser tests. The last line counts everything: `N passed, N failed, N skipped`.
 * `npm run test:long` gives fuzz, models and kills twice the time, and runs every bench briefly. `npm test -- --changed` runs what differs
 * from the last commit can have broken, for work in between.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { installWhenStale } from './bootstrap/install.mjs';
import { requireNode } from './bootstrap/node-version.mjs';
import { ROOT } from './bootstrap/root.mjs';
import { run } from './bootstrap/run.mjs';
import { isIdle, overBudget, slowness } from './bootstrap/test-budget.mjs';
import { countsLine, summaryLines } from './bootstrap/test-summary.mjs';

const RESULTS = path.join(ROOT, 'test-results');
const RECORD = path.join(RESULTS, 'summary.txt');
const SLOWEST_SHOWN = 10;
const isLong = process.argv.includes('--long');
const isPartly = process.argv.includes('--changed');
const wasIdle = isIdle();
const slowAtStart = slowness();
const since = Date.now();

requireNode();
await installWhenStale();
process.chdir(ROOT);
rmSync(RESULTS, { recursive: true, force: true });

const browser = findBrowser();
console.log(browser === '' ? 'No browser: the browser tests cannot run.' : `Browser: ${browser}`);
const env = {
  ...process.env,
  ...(browser === '' ? {} : { CHROMIUM_PATH: browser }),
  ...(isLong ? { TEST_EFFORT: '2' } : {}),
};

const tsx = ['--import', 'tsx'];
const playwright = [
  'node_modules/@playwright/test/cli.js',
  'test',
  '-c',
  'scripts/config/playwright.config.ts',
];
const affected = isPartly ? readAffected() : { isWhole: true, specs: [] };
if (isPartly) {
  const names = affected.specs.map((spec) => path.basename(spec, '.spec.ts')).join(', ');
  console.log(affected.isWhole ? 'Everything is affected.' : `Browser specs: ${names || 'none'}`);
}
const proof = affected.isWhole ? ['--prove'] : [];
const codes = [await run(process.execPath, [...tsx, 'scripts/check.ts', ...proof], { env })];
const runsBrowser = affected.isWhole || affected.specs.length > 0;
const browserSince = Date.now();
if (browser !== '' && runsBrowser) {
  codes.push(await run(process.execPath, [...playwright, ...affected.specs], { env }));
}
const browserSeconds = (Date.now() - browserSince) / 1000;
const benchCode = isLong
  ? await run(process.execPath, [...tsx, 'scripts/bench.ts', '--brief'], { env })
  : 0;
codes.push(benchCode);

const checks = readReport('check.json');
const suites = [
  ...(checks ?? []).filter(({ counts }) => counts !== null).map(countTests),
  { name: 'checks', ...countChecks(checks) },
  ...(runsBrowser
    ? [
        {
          name: 'browser tests',
          seconds: browserSeconds,
          ...countBrowserTests(readReport('playwright.json')),
        },
      ]
    : []),
];
if (isLong) {
  const faults = benchCode === 0 ? [] : ['a bench failed: see above'];
  const counts = { passed: 1 - faults.length, failed: faults.length, skipped: 0 };
  suites.push({ name: 'benches', seconds: 0, ...counts, faults });
}
const slowAtEnd = slowness();
// A machine that others keep busy may have become slow meanwhile.
const slow = Math.max(slowAtStart, slowAtEnd);
const late = wasIdle && !isLong && affected.isWhole ? overBudget(suites, slow) : [];
printSummary({
  seconds: (Date.now() - since) / 1000,
  slowness: { before: slowAtStart, after: slowAtEnd },
});
const isGreen = suites.every(({ failed }) => failed === 0) && late.length === 0;
process.exitCode = isGreen && codes.every((code) => code === 0) ? 0 : 1;

/** Prints the summary, and keeps it with every file in test-results/summary.txt. */
function printSummary(whole) {
  const end = [...late.map((line) => `  OVER BUDGET ${line}`), countsLine(suites), ''].join('\n');
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(RECORD, [...summaryLines(suites, whole), end].join('\n'));
  console.log(`\n${[...summaryLines(suites, whole, SLOWEST_SHOWN), end].join('\n')}`);
}

/** The browser's path, or '' when none could be had: the other tests still run. */
function findBrowser() {
  try {
    return execFileSync(process.execPath, ['--import', 'tsx', 'scripts/browser.ts'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    }).trim();
  } catch {
    return '';
  }
}

/** @returns `{ isWhole, specs }` as scripts/check/affected.ts finds them */
function readAffected() {
  const text = execFileSync(process.execPath, [...tsx, 'scripts/affected.ts'], {
    encoding: 'utf8',
  });
  return JSON.parse(text);
}

function readReport(name) {
  try {
    return JSON.parse(readFileSync(path.join(RESULTS, name), 'utf8'));
  } catch {
    return null;
  }
}

/** A suite may be red without a test that failed: none was found, or an error came from outside. */
function countTests({ name, ok, seconds, counts, faults }) {
  const failed = ok ? counts.failed : Math.max(counts.failed, 1);
  return { name, seconds, ...counts, failed, faults };
}

/** Checks that run no tests count as one each; none at all is a failure. */
function countChecks(outcomes) {
  const own = (outcomes ?? []).filter(({ counts }) => counts === null);
  const red = own.filter(({ ok }) => !ok);
  const seconds = own.reduce((total, check) => total + check.seconds, 0);
  return {
    seconds,
    passed: own.length - red.length,
    failed: outcomes === null ? 1 : red.length,
    skipped: 0,
    faults: red.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`)),
  };
}

function countBrowserTests(report) {
  if (report === null) return { passed: 0, failed: 1, skipped: 0 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  // Errors outside of a test: a set-up that failed, or no test found.
  const failed = unexpected + (unexpected === 0 ? report.errors.length : 0);
  return {
    passed: expected + flaky,
    failed,
    skipped,
    retried: report.suites.flatMap((file) => testsOf(file, 'flaky')).map(({ title }) => title),
    faults: [
      ...report.suites.flatMap((file) => testsOf(file, 'unexpected')).map(faultOf),
      ...report.errors.map(({ message }) => message),
    ],
    files: Object.fromEntries(
      report.suites.map((file) => [`tests/e2e/${file.title}`, testSeconds(file)]),
    ),
  };
}

/** Seconds of all tests in a suite of Playwright's report, every try included. */
function testSeconds({ specs = [], suites: inner = [] }) {
  const results = specs.flatMap(({ tests }) => tests.flatMap(({ results: tries }) => tries));
  const own = results.reduce((total, { duration }) => total + duration / 1000, 0);
  return inner.reduce((total, suite) => total + testSeconds(suite), own);
}

/** Tests of one outcome in a suite of Playwright's report. */
function testsOf({ specs = [], suites: inner = [] }, outcome) {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === outcome));
  return [...own, ...inner.flatMap((suite) => testsOf(suite, outcome))];
}

/** Place, title and last error of a failed browser test. */
function faultOf({ file, line, title, tests }) {
  const errors = tests.flatMap(({ results }) => results).flatMap((result) => result.errors);
  return `tests/e2e/${file}:${line}: ${title}\n${stripVTControlCharacters(errors.at(-1)?.message ?? '')}`;
}
