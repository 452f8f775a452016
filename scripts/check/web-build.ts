import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Check } from './check.ts';
import { linesOf, runProgram } from './run-tool.ts';

const BUILD = 'scripts/bootstrap/build-when-stale.mjs';
const BUILT = [
  'dist/server/main.js',
  'dist/web/.vite/manifest.json',
  'dist/render/entry-server.js',
];

/** Builds the product where a source has changed since the last build. */
export const webBuild: Check = {
  name: 'build',
  async run(root) {
    const { code, output } = await runProgram(root, process.execPath, [BUILD]);
    const built = BUILT.filter((file) => existsSync(path.join(root, file)));
    return { seen: built.length, what: 'bundles', faults: code === 0 ? [] : linesOf(output) };
  },
};
