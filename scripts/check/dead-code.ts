import path from 'node:path';
import type { Check } from './check.ts';
import type { DeadCodeReport } from './knip-reporter.ts';
import { configFile, linesOf, REPOSITORY, runTool } from './run-tool.ts';
import { isGenerated, listFiles } from './source-files.ts';

/** What was read of a file is kept until the file changes. Planted trees start anew. */
const KEPT = ['--cache', '--cache-location', path.join(REPOSITORY, 'node_modules/.cache/knip')];

/**
 * Files, exports and packages that nothing uses, and those that only tests and benches use:
 * scripts/config/knip.ts. An export that tests alone look at says why with the tag `@internal`.
 */
export const deadCode: Check = {
  name: 'dead code',
  async run(root) {
    const all = await report(root, []);
    const product = await report(root, ['--production']);
    if (typeof all === 'string' || typeof product === 'string') {
      const output = [all, product].find((one) => typeof one === 'string') ?? '';
      return { seen: 0, what: 'files', faults: linesOf(output) };
    }
    const there = await listFiles(root, ['src', 'builder', 'scripts', 'tests'], /\.(?:tsx?|mjs)$/);
    const expected = there.filter((file) => !isGenerated(file)).length;
    const faults = all.found.map((found) => faultOf(found, 'nothing uses this file', 'unused'));
    const known = new Set(all.found.map(keyOf));
    for (const found of product.found) {
      if (known.has(keyOf(found))) continue;
      faults.push(faultOf(found, 'only tests use this file', 'used by tests only'));
    }
    if (all.read < expected) faults.push(`only ${all.read} of ${expected} files were read`);
    return { seen: expected, what: 'files', faults };
  },
};

type Found = DeadCodeReport['found'][number];

const keyOf = ({ kind, file, symbol }: Found): string => `${kind} ${file} ${symbol}`;

function faultOf({ kind, file, line, symbol }: Found, unusedFile: string, unused: string): string {
  if (kind === 'files') return `${file}: ${unusedFile}`;
  return `${file}${line === null ? '' : `:${line}`} ${symbol} (${unused} or unknown: ${kind})`;
}

/** @returns knip's output where it could not work. */
async function report(root: string, mode: readonly string[]): Promise<DeadCodeReport | string> {
  const reporter = path.join(REPOSITORY, 'scripts/check/knip-reporter.ts');
  const kept = root === REPOSITORY ? KEPT : [];
  const args = ['-c', configFile('knip.ts'), '--no-progress', '--reporter', reporter];
  const { stdout, output } = await runTool(root, 'knip', [...args, ...mode, ...kept]);
  return stdout.trimStart().startsWith('{') ? (JSON.parse(stdout) as DeadCodeReport) : output;
}
