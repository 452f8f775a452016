import type { JsonSchema } from './json-schema.ts';

type SchemaFiles = ReadonlyMap<string, JsonSchema>;

/** One value of an enum with its properties, by the names of the table's columns. */
export type Row = Readonly<Record<string, unknown>>;

const tables = new WeakMap<JsonSchema, Readonly<Record<string, Row>>>();

/**
 * A schema with `rows` in place of `enum` is a table: one row a value, and a column `side` whose
 * `house` keeps a value out of the contract. The schema becomes the enum; its table is kept for `tableOf`.
 */
export function enumOfRows(schema: JsonSchema): JsonSchema {
  const { rows, ...rest } = schema;
  if (typeof rows !== 'object' || rows === null) return schema;
  const table = rows as Readonly<Record<string, Row>>;
  const values = Object.entries(table)
    .filter(([, { side }]) => side !== 'house')
    .map(([value]) => value);
  const listed: JsonSchema = { ...rest, enum: values };
  tables.set(listed, table);
  return listed;
}

/** Tables by title, such as `MoneyKind`. */
export function tablesOf(files: SchemaFiles): ReadonlyMap<string, Readonly<Record<string, Row>>> {
  return new Map(
    [...files.values()].flatMap((schema) => {
      const table = tables.get(schema);
      return table === undefined || schema.title === undefined ? [] : [[schema.title, table]];
    }),
  );
}

/** Faults of the tables: every row has a place in each column of its table. */
export function rowProblems(files: SchemaFiles): readonly string[] {
  return [...files].flatMap(([file, schema]) => {
    const table = tables.get(schema);
    if (table === undefined) return [];
    const columns = new Set(Object.values(table).flatMap((row) => Object.keys(row)));
    return Object.entries(table).flatMap(([value, row]) =>
      [...columns]
        .filter((column) => !Object.hasOwn(row, column))
        .map((column) => `${file}: ${value} has no ${column}`),
    );
  });
}

/** One file a table: its rows as a constant. */
export function tableTexts(files: SchemaFiles): readonly (readonly [string, string])[] {
  return [...tablesOf(files)].map(([title, table]) => {
    const name = `${title.replaceAll(/(?!^)([A-Z])/g, '-$1').toLowerCase()}-table`;
    const constant = name.replaceAll('-', '_').toUpperCase();
    const rows = Object.entries(table).map(
      ([value, row]) => `  ${value}: ${JSON.stringify(row)},\n`,
    );
    return [
      `${name}.ts`,
      '// Generated from schemas/ by `npm run codegen`. Do not edit.\n\n' +
        `export const ${constant} = {\n${rows.join('')}} as const;\n`,
    ];
  });
}
