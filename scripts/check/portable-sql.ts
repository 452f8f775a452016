import type { Check } from './check.ts';
import { listFiles, placeOf, readFiles, type SourceFile } from './source-files.ts';

/** What Citus, YugabyteDB or CockroachDB lack, or what hides a write from the reader of the code. */
const FORBIDDEN: readonly (readonly [RegExp, string])[] = [
  [/\b(?:listen|unlisten|notify)\s+\w+\s*(?:;|,|$)|\bpg_notify\b/gim, 'LISTEN/NOTIFY'],
  [/\bpg_(?:try_)?advisory_\w+/gi, 'advisory lock'],
  [/\bcreate\s+(?:or\s+replace\s+)?(?:constraint\s+|event\s+)?trigger\b/gi, 'trigger'],
  [/\bcreate\s+(?:or\s+replace\s+)?(?:function|procedure)\b/gi, 'stored code'],
  [/\blanguage\s+'?plpgsql\b|\bdo\s+(?:language\s+\w+\s+)?\$/gi, 'PL/pgSQL'],
  [/\bcreate\s+(?:temp(?:orary)?\s+)?sequence\b|\bnextval\s*\(/gi, 'sequence'],
  [/\b(?:small|big)?serial[248]?\b/gi, 'serial column'],
  [/\bgenerated\s+(?:always|by\s+default)\s+as\s+identity\b/gi, 'identity column'],
  [/\bcreate\s+extension\b|\bltree\b/gi, 'extension'],
  [/\bcreate\s+(?:or\s+replace\s+)?rule\b/gi, 'rule'],
];
/** In the server's own statements only these can stand. */
const IN_CODE = new Set(['LISTEN/NOTIFY', 'advisory lock', 'sequence']);

/** Migrations and statements keep to what every engine of our dialect has. */
export const portableSql: Check = {
  name: 'portable sql',
  async run(root) {
    const migrations = await readFiles(
      root,
      await listFiles(root, ['src/server/migrations'], /\.sql$/),
    );
    const code = await readFiles(root, await listFiles(root, ['src/server'], /\.ts$/));
    return {
      seen: migrations.length,
      what: 'migrations',
      faults: [
        ...migrations.flatMap((file) => faultsOf(blankComments(file), FORBIDDEN)),
        ...code.flatMap((file) =>
          faultsOf(
            file,
            FORBIDDEN.filter(([, name]) => IN_CODE.has(name)),
          ),
        ),
      ],
    };
  },
};

function faultsOf(file: SourceFile, rules: typeof FORBIDDEN): string[] {
  return rules.flatMap(([pattern, name]) =>
    [...file.text.matchAll(pattern)].map(
      (found) => `${placeOf(file, found.index)} ${name}: ${found[0].trim()}`,
    ),
  );
}

/** Comments may speak of anything; blanks in their place keep the line numbers. */
function blankComments(file: SourceFile): SourceFile {
  const blank = (text: string): string => text.replaceAll(/[^\n]/g, ' ');
  return { ...file, text: file.text.replaceAll(/--[^\n]*|\/\*[\s\S]*?\*\//g, blank) };
}
