import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Check } from './check.ts';
import { configFile, linesOf, REPOSITORY, runTool } from './run-tool.ts';
import { listFiles } from './source-files.ts';

const READ_TSX = path.join(REPOSITORY, 'scripts/check/read-tsx.mjs');

interface CruiseReport {
  modules: { source: string }[];
  summary: {
    violations: { from: string; to: string; rule: { name: string }; cycle?: { name: string }[] }[];
  };
}

/** What a file imports is kept until the file changes. Planted trees start anew. */
const KEPT = [
  '--cache',
  path.join(REPOSITORY, 'node_modules/.cache/dependency-cruiser'),
  '--cache-strategy',
  'content',
];

/** The layers of the house, no circles, no feature inside another: scripts/config/dependency-cruiser.cjs. */
export const boundaries: Check = {
  name: 'boundaries',
  async run(root) {
    const folders = ['src', 'builder'].filter((folder) => existsSync(path.join(root, folder)));
    if (folders.length === 0) return { seen: 0, what: 'modules', faults: [] };
    const args = ['--config', configFile('dependency-cruiser.cjs'), '--output-type', 'json'];
    const given = [...args, ...(root === REPOSITORY ? KEPT : []), ...folders];
    const { stdout, output } = await runTool(root, 'depcruise', given, READ_TSX);
    if (!stdout.trimStart().startsWith('{')) {
      return { seen: 0, what: 'modules', faults: linesOf(output) };
    }
    const { modules, summary } = JSON.parse(stdout) as CruiseReport;
    const read = new Set(modules.map((module) => module.source));
    const unread = (await listFiles(root, folders, /\.tsx?$/)).filter((file) => !read.has(file));
    return {
      seen: read.size,
      what: 'modules',
      faults: [
        ...unread.map((file) => `${file}: was not read`),
        ...summary.violations.map(({ from, to, rule, cycle }) => {
          const way = cycle?.map((step) => step.name).join(' -> ') ?? to;
          return `${from} -> ${way} (${rule.name})`;
        }),
      ],
    };
  },
};
