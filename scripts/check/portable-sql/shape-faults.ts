import { placeOf } from '../source-files.ts';
import type { SqlStatement } from './sql-statements.ts';
import { type Tables, tableShapes } from './table-shapes.ts';

/** `sharded-tables.json` of the migrations. */
export interface ShardedTables {
  /** Table to the reason why it is spread. */
  sharded: Readonly<Record<string, string>>;
  /** Faults that are accepted. One that is no longer found is a fault itself, so that the list shrinks. */
  exceptions: readonly { file: string; fault: string; reason: string }[];
}

const SHARD = 'shard';
const ANY_INDEX = /^create\s+(?:unique\s+)?index\b/i;

/** What a sharded engine, or another one of our dialect, would refuse in the shape of tables and indexes. */
export function shapeFaults(statements: readonly SqlStatement[], list: ShardedTables): string[] {
  const found = statements.flatMap(indexFaults);
  const known = (fault: string, file: string, text: string): boolean =>
    fault.startsWith(`${file}:`) && fault.endsWith(text);
  const stale = list.exceptions
    .filter(({ file, fault }) => !found.some((one) => known(one, file, fault)))
    .map(({ file, fault }) => `sharded-tables.json: ${file} has no ${fault} any more`);
  const open = found.filter(
    (one) => !list.exceptions.some(({ file, fault }) => known(one, file, fault)),
  );
  return [...open, ...stale, ...keyFaults(tableShapes(statements), list)];
}

/** Index methods and operator classes are each engine's own. */
function indexFaults({ text, file, offset }: SqlStatement): string[] {
  if (!ANY_INDEX.test(text))
    return /\bexclude\s+using\b/i.test(text) ? [at('exclusion constraint')] : [];
  const method = /\bon\s+(?:only\s+)?\w+\s+using\s+(\w+)/i.exec(text)?.[1]?.toLowerCase();
  const classes = [...text.matchAll(/\b\w+_ops\b/gi)].map(([name]) => name.toLowerCase());
  // Byte order is the one collation that every engine has.
  const collations = [...text.matchAll(/\bcollate\s+("[^"]+"|\w+)/gi)].map(([, name = '']) => name);
  return [
    ...(method === undefined || method === 'btree' ? [] : [at(`index kind ${method}`)]),
    ...classes.map((name) => at(`operator class ${name}`)),
    ...collations.filter((name) => name !== '"C"').map((name) => at(`collation ${name}`)),
  ];

  function at(fault: string): string {
    return `${placeOf(file, offset)} ${fault}`;
  }
}

function keyFaults(tables: Tables, { sharded }: ShardedTables): string[] {
  const isSharded = (table: string): boolean => Object.hasOwn(sharded, table);
  const faults = Object.entries(sharded).flatMap(([table, reason]) => [
    ...(tables.get(table)?.columns.has(SHARD) === true
      ? []
      : [`sharded-tables.json: ${table} is no table with the column ${SHARD}`]),
    ...(reason.trim() === '' ? [`sharded-tables.json: ${table} has no reason`] : []),
  ]);
  for (const [table, { place, columns, keys, foreignKeys }] of tables) {
    if (!isSharded(table)) {
      if (columns.has(SHARD)) faults.push(`${place} ${table} has a ${SHARD} and is not listed`);
      continue;
    }
    if (!keys.some(({ kind }) => kind === 'primary key')) {
      faults.push(`${place} sharded table without a primary key: ${table}`);
    }
    for (const key of keys) {
      if (key.columns.includes(SHARD)) continue;
      faults.push(`${key.place} ${key.kind} without ${SHARD}: ${key.name}`);
    }
    for (const { name, columns: own, references, place: from } of foreignKeys) {
      if (own.includes(SHARD) && isSharded(references)) continue;
      faults.push(`${from} foreign key across shards: ${name}`);
    }
  }
  return faults;
}
