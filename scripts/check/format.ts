import type { Check } from './check.ts';
import { configFile, linesOf, runTool } from './run-tool.ts';

/** Patterns in the settings file would hold inside its own folder only. */
const NOT_FORMATTED = [
  '!**/generated/**',
  '!brands/manifest.schema.json',
  '!**/*.md',
  '!package-lock.json',
];
const ARGUMENTS = ['-c', configFile('oxfmt.json'), '.', ...NOT_FORMATTED];

export const format: Check = {
  name: 'format',
  async run(root) {
    const { code, output } = await runTool(root, 'oxfmt', ['--check', ...ARGUMENTS]);
    const seen = Number(/on (\d+) files/.exec(output)?.[1] ?? 0);
    const unformatted = linesOf(output)
      .filter((line) => / \(\d+ms\)$/.test(line))
      .map((line) => `${line.replace(/ \(\d+ms\)$/, '')}: not formatted (npm run check:fix)`);
    const faults = code !== 0 && unformatted.length === 0 ? linesOf(output) : unformatted;
    return { seen, what: 'files', faults };
  },
  async fix(root) {
    await runTool(root, 'oxfmt', ARGUMENTS);
  },
};
