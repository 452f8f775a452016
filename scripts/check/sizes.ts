import type { Check } from './check.ts';
import { isGenerated, listFiles, readFiles } from './source-files.ts';

const WARN_LINES = 300;
const MAX_LINES = 500;

/** Long files are looked at, very long ones refused. */
export const sizes: Check = {
  name: 'sizes',
  async run(root) {
    const paths = await listFiles(
      root,
      ['src', 'builder', 'scripts', 'tests'],
      /\.(?:tsx?|mjs|css|sql)$/,
    );
    const files = await readFiles(
      root,
      paths.filter((file) => !isGenerated(file)),
    );
    const long = files
      .map((file) => ({ path: file.path, lines: file.text.split('\n').length - 1 }))
      .filter((file) => file.lines > WARN_LINES);
    const say = (file: (typeof long)[number]): string => `${file.path}: ${file.lines} lines`;
    return {
      seen: files.length,
      what: 'files',
      faults: long
        .filter((file) => file.lines > MAX_LINES)
        .map((file) => `${say(file)}, at most ${MAX_LINES}`),
      warnings: long.filter((file) => file.lines <= MAX_LINES).map(say),
    };
  },
};
