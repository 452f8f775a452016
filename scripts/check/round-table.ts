import type { Check } from './check.ts';
import { listFiles, placeOf, readFiles } from './source-files.ts';

const STATEMENT = String.raw`\b(?:from|join|into|update(?:\s+only)?)\s+(?:public\.)?"?round"?(?=\s+(?:r|as|set|where|on)\b|\s*[\n(\`])`;
const BUILDER = String.raw`\.(?:selectFrom|innerJoin|leftJoin|insertInto|updateTable|deleteFrom)\(\s*['"\`]round(?:\s+as\s+\w+)?['"\`]`;
const USE = new RegExp(`${STATEMENT}|${BUILDER}`, 'gi');

const ROOM = 'src/server/play/rounds/';

/** The betting record has one reader and one writer: no other statement names the table `round`. */
export const roundTable: Check = {
  name: 'round table',
  async run(root) {
    const files = await readFiles(root, await listFiles(root, ['src/server'], /\.ts$/));
    const isInside = ({ path }: { path: string }): boolean => path.startsWith(ROOM);
    const uses = files.map((file) => ({ file, found: [...file.text.matchAll(USE)] }));
    const seen = uses
      .filter(({ file }) => isInside(file))
      .reduce((sum, { found }) => sum + found.length, 0);
    const faults = uses
      .filter(({ file }) => !isInside(file))
      .flatMap(({ file, found }) =>
        found.map((use) => `${placeOf(file, use.index)} reads or writes rounds: ${use[0].trim()}`),
      );
    return { seen, what: 'statements over rounds', faults };
  },
};
