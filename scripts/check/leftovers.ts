import type { Check } from './check.ts';
import { listFiles, placeOf, readFiles } from './source-files.ts';

/** Marks, a test that runs alone, a test that is left out by name. */
const LEFTOVER = /\b(?:TODO|FIXME)\b|\b(?:it|test|describe)\.(?:only\(|(?:skip|todo)\(\s*['"`])/g;
/** This file and the checks' tests name what it looks for; tests/support skips where an engine is missing. */
const EXEMPT = /^(?:scripts\/check\/leftovers\.ts|tests\/checks\/.*|tests\/support\/.*)$/;

/** What is left to do stands in the issues: no mark in the code, and no test left out. */
export const leftovers: Check = {
  name: 'leftovers',
  async run(root) {
    const folders = ['src', 'builder', 'scripts', 'tests', 'schemas'];
    const paths = await listFiles(root, folders, /\.(?:tsx?|mjs|cjs|sql|css|html|json)$/);
    const files = await readFiles(
      root,
      paths.filter((file) => !EXEMPT.test(file)),
    );
    const faults = files.flatMap((file) =>
      [...file.text.matchAll(LEFTOVER)].map((found) => `${placeOf(file, found.index)} ${found[0]}`),
    );
    return { seen: files.length, what: 'files', faults };
  },
};
