import type { Check } from './check.ts';
import { listFiles, placeOf, readFiles } from './source-files.ts';

const TABLES = 'ledger_account|transfer|entry';
const STATEMENT = `\\b(?:insert\\s+into|update(?:\\s+only)?|delete\\s+from|merge\\s+into|truncate(?:\\s+table)?|copy)\\s+(?:public\\.)?"?(?:${TABLES})"?\\b`;
const BUILDER = `\\.(?:insertInto|updateTable|deleteFrom|mergeInto|replaceInto)\\(\\s*['"\`](?:${TABLES})\\b`;
const WRITE = new RegExp(`${STATEMENT}|${BUILDER}`, 'gi');

const LEDGER = 'src/server/ledger/';

/** Money moves in one place: no statement outside src/server/ledger writes a ledger table. */
export const ledgerWriters: Check = {
  name: 'ledger writers',
  async run(root) {
    const paths = await listFiles(root, ['src', 'builder', 'scripts'], /\.(?:tsx?|mjs|sql)$/);
    const files = await readFiles(root, paths);
    const faults = files
      .filter((file) => !file.path.startsWith(LEDGER))
      .flatMap((file) =>
        [...file.text.matchAll(WRITE)].map(
          (found) => `${placeOf(file, found.index)} writes a ledger table: ${found[0]}`,
        ),
      );
    return {
      seen: paths.filter((file) => file.startsWith('src/server/')).length,
      what: 'server files',
      faults,
    };
  },
};
