import path from 'node:path';
import type { Check } from './check.ts';
import type { DeadCodeReport } from './knip-reporter.ts';
import { configFile, linesOf, REPOSITORY, runTool } from './run-tool.ts';
import { isGenerated, listFiles } from './source-files.ts';

/** What was read of a file is kept until the file changes. Planted trees start anew. */
const KEPT = ['--cache', '--cache-location', path.join(REPOSITORY, 'node_modules/.cache/knip')];

/** Files, exports and packages that nothing uses: scripts/config/knip.ts. */
export const deadCode: Check = {
  name: 'dead code',
  async run(root) {
    const reporter = path.join(REPOSITORY, 'scripts/check/knip-reporter.ts');
    const kept = root === REPOSITORY ? KEPT : [];
    const args = ['-c', configFile('knip.ts'), '--no-progress', '--reporter', reporter, ...kept];
    const { stdout, output } = await runTool(root, 'knip', args);
    if (!stdout.trimStart().startsWith('{')) {
      return { seen: 0, what: 'files', faults: linesOf(output) };
    }
    const { read, found } = JSON.parse(stdout) as DeadCodeReport;
    const there = await listFiles(root, ['src', 'builder', 'scripts', 'tests'], /\.(?:tsx?|mjs)$/);
    const expected = there.filter((file) => !isGenerated(file)).length;
    const faults = found.map(({ kind, file, line, symbol }) => {
      if (kind === 'files') return `${file}: nothing uses this file`;
      return `${file}${line === null ? '' : `:${line}`} ${symbol} (unused or unknown: ${kind})`;
    });
    if (read < expected) faults.push(`only ${read} of ${expected} files were read`);
    return { seen: expected, what: 'files', faults };
  },
};
