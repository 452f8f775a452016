import type { Check } from './check.ts';
import { linesOf, REPOSITORY, runTool } from './run-tool.ts';

/** What was found last time is kept: only what changed is looked at again. Planted trees start anew. */
const INCREMENTAL = [
  '--incremental',
  '--tsBuildInfoFile',
  'node_modules/.cache/tsc/build-info.json',
];

export const types: Check = {
  name: 'types',
  async run(root) {
    const args = ['--pretty', 'false', '--listFiles', ...(root === REPOSITORY ? INCREMENTAL : [])];
    const { code, output } = await runTool(root, 'tsc', args);
    const lines = linesOf(output);
    const listed = lines.filter((line) => /^\/.*\.(?:[cm]?tsx?|json)$/.test(line));
    const faults = code === 0 ? [] : lines.filter((line) => !listed.includes(line));
    const seen = listed.filter((file) => !file.includes('node_modules')).length;
    return { seen, what: 'files', faults };
  },
};
