import type { Check } from './check.ts';
import { linesOf, runTool } from './run-tool.ts';

export const types: Check = {
  name: 'types',
  async run(root) {
    const { code, output } = await runTool(root, 'tsc', ['--pretty', 'false', '--listFiles']);
    const lines = linesOf(output);
    const listed = lines.filter((line) => /^\/.*\.(?:[cm]?tsx?|json)$/.test(line));
    const faults = code === 0 ? [] : lines.filter((line) => !listed.includes(line));
    const seen = listed.filter((file) => !file.includes('node_modules')).length;
    return { seen, what: 'files', faults };
  },
};
