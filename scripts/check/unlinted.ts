import type { Check } from './check.ts';
import { listFiles, placeOf, readFiles } from './source-files.ts';

const MARK = /\b(?:TODO|FIXME)\b/g;
const MAX_LINES = 300;
/** Data and pages may be long. */
const BOUNDED = /\.(?:css|sql)$/;

/** What the lint rules no-warning-comments and max-lines ask of scripts, for files oxlint cannot read. */
export const unlinted: Check = {
  name: 'unlinted',
  async run(root) {
    const folders = ['src', 'builder', 'scripts', 'tests', 'schemas'];
    const files = await readFiles(root, await listFiles(root, folders, /\.(?:sql|css|html|json)$/));
    const faults = files.flatMap((file) => {
      const marks = [...file.text.matchAll(MARK)];
      const lines = file.text.split('\n').length - 1;
      return [
        ...marks.map((found) => `${placeOf(file, found.index)} ${found[0]}`),
        ...(BOUNDED.test(file.path) && lines > MAX_LINES
          ? [`${file.path}: ${lines} lines, at most ${MAX_LINES}`]
          : []),
      ];
    });
    return { seen: files.length, what: 'files', faults };
  },
};
