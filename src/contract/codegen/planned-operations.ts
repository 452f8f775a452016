import type { OperationFile } from './operation-sources.ts';

export interface PlannedOperation {
  operation: string;
  method: string;
  path: string;
  title: string;
}

/** The planned operations by area; areas and names keep the order of the files. */
export function plannedByArea(
  operations: readonly OperationFile[],
): ReadonlyMap<string, PlannedOperation[]> {
  const areas = new Map<string, PlannedOperation[]>();
  for (const { area, source } of operations) {
    if (source.status !== 'planned') continue;
    const { operation, method, path, title } = source;
    areas.set(area, [...(areas.get(area) ?? []), { operation, method, path, title }]);
  }
  return areas;
}

/** The list for a person: areas with their counts, and what is left of all. */
export function plannedText(
  planned: ReadonlyMap<string, readonly PlannedOperation[]>,
  total: number,
): string {
  const blocks = [...planned].map(([area, entries]) => {
    const width = Math.max(...entries.map(({ operation }) => operation.length));
    const lines = entries.map(
      ({ operation, method, path }) => `  ${operation.padEnd(width)}  ${method.padEnd(6)} ${path}`,
    );
    return [`${area} (${entries.length})`, ...lines].join('\n');
  });
  const count = [...planned.values()].reduce((sum, entries) => sum + entries.length, 0);
  return [...blocks, `${count} of ${total} operations are planned, ${total - count} built.`].join(
    '\n\n',
  );
}

/** The names of planned operations, for rules that depend on what is built. */
export function plannedNamesText(operations: readonly OperationFile[]): string {
  const names = operations
    .filter(({ source }) => source.status === 'planned')
    .map(({ source }) => `  '${source.operation}',\n`);
  return [
    '// Generated from schemas/ by `npm run codegen`. Do not edit.\n\n',
    '/** Operations that are declared but not built. */\n',
    `export const plannedOperations: readonly string[] = [\n${names.join('')}];\n`,
  ].join('');
}
