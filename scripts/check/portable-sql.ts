import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Check } from './check.ts';
import { shapeFaults, type ShardedTables } from './portable-sql/shape-faults.ts';
import { blankComments, statementsIn } from './portable-sql/sql-statements.ts';
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
/** The server's own statements can contain only these. */
const IN_CODE = new Set(['LISTEN/NOTIFY', 'advisory lock', 'sequence']);

const SHARDED_TABLES = 'src/server/migrations/sharded-tables.json';

/**
 * Migrations and statements keep to what every engine of our dialect has: no words of one engine, and
 * keys, indexes and foreign keys in a shape that a sharded one takes.
 */
export const portableSql: Check = {
  name: 'portable sql',
  async run(root) {
    const migrations = await readFiles(
      root,
      await listFiles(root, ['src/server/migrations'], /\.sql$/),
    );
    const plain = migrations.map(blankComments);
    const code = await readFiles(root, await listFiles(root, ['src/server'], /\.ts$/));
    return {
      seen: migrations.length,
      what: 'migrations',
      faults: [
        ...plain.flatMap((file) => faultsOf(file, FORBIDDEN)),
        ...shapeFaults(plain.flatMap(statementsIn), await readShardedTables(root)),
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

/** A tree without the list shards nothing. */
async function readShardedTables(root: string): Promise<ShardedTables> {
  const text = await readFile(path.join(root, SHARDED_TABLES), 'utf8').catch(() => null);
  return text === null ? { sharded: {}, exceptions: [] } : (JSON.parse(text) as ShardedTables);
}

function faultsOf(file: SourceFile, rules: typeof FORBIDDEN): string[] {
  return rules.flatMap(([pattern, name]) =>
    [...file.text.matchAll(pattern)].map(
      (found) => `${placeOf(file, found.index)} ${name}: ${found[0].trim()}`,
    ),
  );
}
