import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Check, Finding, TestCounts } from './check.ts';
import { linesOf, runProgram, runTool } from './run-tool.ts';

/** The part of vitest's JSON report that is read here. */
interface VitestReport {
  testResults: {
    name: string;
    /** Milliseconds since the epoch. */
    startTime: number;
    endTime: number;
    message: string;
    status: string;
    assertionResults: {
      ancestorTitles: string[];
      fullName: string;
      status: string;
      failureMessages?: string[];
    }[];
  }[];
}

/** The block that tests/support opens for an engine. */
const ENGINE_BLOCK = /^on (PGlite|PostgreSQL|Redis)\b/;

export const unitTests: Check = { name: 'unit tests', run: (root) => runTests(root, 'unit') };
export const apiTests: Check = { name: 'api tests', run: (root) => runTests(root, 'api') };
export const faultTests: Check = { name: 'fault tests', run: (root) => runTests(root, 'faults') };
export const plantedFaults: Check = {
  name: 'planted faults',
  run: (root) => runTests(root, 'checks'),
};

/** Runs one project of scripts/config/vitest.ts; with TEST_SCOPE=changed what an edit can have broken. */
async function runTests(root: string, project: string): Promise<Finding> {
  const isPartly = process.env['TEST_SCOPE'] === 'changed' && (await changesModulesOnly(root));
  const folder = await mkdtemp(path.join(tmpdir(), 'vitest-report-'));
  try {
    const file = path.join(folder, 'report.json');
    const args = [
      'run',
      '--project',
      project,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile=${file}`,
      ...(isPartly ? ['--changed', '--passWithNoTests'] : []),
    ];
    const { code, output } = await runTool(root, 'vitest', args);
    const text = await readFile(file, 'utf8').catch(() => '');
    if (text === '') return { seen: 0, what: 'tests', faults: linesOf(output) };
    const report = JSON.parse(text) as VitestReport;
    const counts = countTests(report, root);
    const faults = faultsOf(report, root);
    // Faults outside of a test: an error nobody awaited, a process that would not end.
    if (code !== 0 && faults.length === 0) faults.push(...linesOf(output));
    const ran = counts.passed + counts.failed;
    if (isPartly)
      return {
        seen: ran + 1,
        what: 'tests of what changed, and the list of changes',
        faults,
        counts,
      };
    return { seen: ran, what: 'tests', faults, counts };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Whether all that differs from the last commit are modules: vitest knows which tests import them. A
 * migration, a manifest or a text is read from its file, by any test.
 */
async function changesModulesOnly(root: string): Promise<boolean> {
  const { code, stdout } = await runProgram(root, 'git', ['status', '--porcelain', '-uall']);
  const changed = linesOf(stdout).map((line) => line.slice(3));
  return code === 0 && changed.every((file) => /\.tsx?$/.test(file));
}

function countTests(report: VitestReport, root: string): TestCounts {
  const files = Object.fromEntries(
    report.testResults.map(({ name, startTime, endTime }) => [
      path.relative(root, name),
      (endTime - startTime) / 1000,
    ]),
  );
  const counts: TestCounts = { passed: 0, failed: 0, skipped: 0, engines: {}, files };
  for (const { ancestorTitles, status } of report.testResults.flatMap(
    (file) => file.assertionResults,
  )) {
    if (status !== 'passed' && status !== 'failed') {
      counts.skipped += 1;
      continue;
    }
    counts[status] += 1;
    const engine = ancestorTitles.map((title) => ENGINE_BLOCK.exec(title)?.[1]).find(Boolean);
    if (engine !== undefined) counts.engines[engine] = (counts.engines[engine] ?? 0) + 1;
  }
  // A file that could not be loaded has no tests to count, and still is a failure.
  counts.failed += report.testResults.filter((file) => isBroken(file)).length;
  return counts;
}

const isBroken = (file: VitestReport['testResults'][number]): boolean =>
  file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed');

function faultsOf(report: VitestReport, root: string): string[] {
  return report.testResults.flatMap((file) => {
    const place = path.relative(root, file.name);
    const failed = file.assertionResults.filter((test) => test.status === 'failed');
    return isBroken(file)
      ? [`${place}: ${file.message}`]
      : failed.map(
          (test) => `${place}: ${test.fullName}\n${(test.failureMessages ?? []).join('\n')}`,
        );
  });
}
