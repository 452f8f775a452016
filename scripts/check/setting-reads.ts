import type { Check } from './check.ts';
import { listFiles, placeOf, readFiles } from './source-files.ts';

const READ = /\bsettingOf\(|\.setting\('/g;
/** A default next to the read: `settingOf` gives the one that the setting declares. */
const RETYPED =
  /\?\.\s*setting\(|(?:settingOf\((?:[^()]|\([^()]*\))*\)|\.setting\('\w+'\))(?:\.\w+)*\s*\?\?/g;

/** A setting's default is written in its declaration alone. */
export const settingReads: Check = {
  name: 'setting defaults',
  async run(root) {
    const files = await readFiles(root, await listFiles(root, ['src/server'], /\.ts$/));
    const seen = files.reduce((sum, { text }) => sum + [...text.matchAll(READ)].length, 0);
    const faults = files.flatMap((file) =>
      [...file.text.matchAll(RETYPED)].map(
        (found) => `${placeOf(file, found.index)} a default next to a setting: use settingOf alone`,
      ),
    );
    return { seen, what: 'reads of settings', faults };
  },
};
