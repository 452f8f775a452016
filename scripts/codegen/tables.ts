/**
 * Writes the table types from the migrations: they are run on an empty PGlite and its catalogue is
 * read, so that the SQL is the one source. See `publish` for `--check`.
 */
import type { Connection } from '#server/platform/db/database.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { openEmbedded } from '#server/platform/db/open-embedded.ts';
import { publish } from './generated-files.ts';

const TYPES: Record<string, string> = {
  text: 'string',
  int4: 'number',
  int2: 'number',
  int8: 'bigint',
  bool: 'boolean',
  float8: 'number',
  // Sums beyond 64 bits; their digits.
  numeric: 'string',
  timestamptz: 'Date',
  jsonb: 'Json',
  bytea: 'Uint8Array',
};

interface ColumnRow {
  table_name: string;
  column_name: string;
  udt_name: string;
  is_nullable: 'YES' | 'NO';
  column_default: string | null;
}

function columnType(row: ColumnRow): string {
  const base = TYPES[row.udt_name];
  if (base === undefined) {
    throw new Error(`${row.table_name}.${row.column_name}: no type for ${row.udt_name}`);
  }
  const nullable = row.is_nullable === 'YES' ? ' | null' : '';
  const optional = row.column_default !== null;
  if (base === 'Json') return `${optional ? 'GeneratedJson' : 'Json'}${nullable}`;
  return optional ? `Generated<${base}${nullable}>` : `${base}${nullable}`;
}

function pascal(name: string): string {
  return name.replaceAll(/(^|_)(\w)/g, (_match, _line, letter: string) => letter.toUpperCase());
}

async function tablesText(connection: Connection): Promise<string> {
  const { rows } = await connection.query<ColumnRow>(
    `select table_name, column_name, udt_name, is_nullable, column_default
     from information_schema.columns where table_schema = 'public'
     order by table_name, ordinal_position`,
  );
  const tables = new Map<string, ColumnRow[]>();
  for (const row of rows) tables.set(row.table_name, [...(tables.get(row.table_name) ?? []), row]);
  if (tables.size === 0) throw new Error('the migrations made no table');
  const interfaces = [...tables].map(([table, columns]) => {
    const lines = columns.map((row) => `  ${row.column_name}: ${columnType(row)};`);
    return `export interface ${pascal(table)}Table {\n${lines.join('\n')}\n}\n`;
  });
  const index = [...tables.keys()].map((table) => `  ${table}: ${pascal(table)}Table;`);
  return [
    '// Generated from src/server/migrations by `npm run codegen`. Do not edit.',
    "import type { ColumnType, Generated } from 'kysely';",
    '',
    '/** Read as parsed JSON, written as JSON text. */',
    'export type Json = ColumnType<unknown, string, string>;',
    'export type GeneratedJson = ColumnType<unknown, string | undefined, string>;',
    '',
    interfaces.join('\n'),
    `export interface Tables {\n${index.join('\n')}\n}`,
    '',
  ].join('\n');
}

const database = await openEmbedded({ memory: {} });
try {
  await migrate(database, 'src/server/migrations');
  const text = await database.withConnection(tablesText);
  await publish('src/server/platform/db/generated', new Map([['tables.ts', text]]));
} finally {
  await database.close();
}
