import { dereference } from './dereference.ts';
import type { JsonSchema } from './json-schema.ts';
import { type OperationFile, PARTS } from './operation-sources.ts';
import { followReference } from './schema-reference.ts';
import type { SchemaFiles } from './schema-files.ts';

const BANNER = '// Generated from schemas/ by `npm run codegen`. Do not edit.\n';

/** The server's table of operations, the types of their parts, and the staff permissions. */
export function operationsText(files: SchemaFiles, operations: readonly OperationFile[]): string {
  const rows = operations.map(({ area, source }) => {
    const { operation, status, surface, method, path, callers, errors } = source;
    const { rateLimit, idempotency, permission, openWhileClosed } = source;
    const { bodyLimitBytes, acceptsForm, acceptsEncrypted, rawReply } = source;
    // JSON leaves out what is undefined.
    const row = { operation, area, status, surface, method, path, callers, permission };
    const wire = { openWhileClosed, bodyLimitBytes, acceptsForm, acceptsEncrypted, rawReply };
    const rest = { errors, rateLimit, idempotency };
    return `  ${operation}: ${JSON.stringify({ ...row, ...wire, ...rest })},\n`;
  });
  const titles = new Map(
    operations.flatMap((entry) =>
      PARTS.map((part) => [`${entry.name}.${part}`, titleOf(files, entry, entry.source[part])]),
    ),
  );
  const typeRows = operations.map(({ name }) => {
    const parts = PARTS.map((part) => `${part}: ${titles.get(`${name}.${part}`) ?? 'undefined'}`);
    return `  ${name}: { ${parts.join('; ')} };\n`;
  });
  const imported = [...new Set(titles.values())]
    .filter((title): title is string => title !== null && title !== 'null')
    .toSorted();
  const permissions = operations.flatMap(({ source }) => source.permission ?? []);
  return [
    BANNER,
    `import type {\n${imported.map((title) => `  ${title},\n`).join('')}} from './types.ts';\n\n`,
    `export const operations = {\n${rows.join('')}} as const;\n\n`,
    `/** What each operation takes and gives; undefined where there is none. */\n`,
    `export interface OperationTypes {\n${typeRows.join('')}}\n\n`,
    `/** Every permission that some operation asks of staff. */\n`,
    `export const staffPermissions = ${JSON.stringify([...new Set(permissions)].toSorted())} as const;\n`,
  ].join('');
}

function titleOf(
  files: SchemaFiles,
  { file }: OperationFile,
  schema: JsonSchema | undefined,
): string | null {
  if (schema === undefined) return null;
  if (schema.type === 'null') return 'null';
  if (schema.$ref === undefined) return schema.title ?? null;
  return followReference(files, file, schema.$ref).schema.title ?? null;
}

/** Schemas without references by operation and part: what the server validates with. */
export function operationSchemasText(
  files: SchemaFiles,
  operations: readonly OperationFile[],
): string {
  const table = operations.map(({ file, name, source }) => {
    const parts = PARTS.flatMap((part) => {
      const schema = source[part];
      return schema === undefined ? [] : [[part, dereference(files, file, schema)] as const];
    });
    const lines = parts.map(([part, schema]) => `    "${part}": ${JSON.stringify(schema)}`);
    return `  "${name}": {\n${lines.join(',\n')}\n  }`;
  });
  return `{\n${table.join(',\n')}\n}\n`;
}
