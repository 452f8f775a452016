import type { Definitions } from './definitions.ts';

/** An array of the values of each titled enum, in the schema's order: `Fund` -> `funds`. */
export function enumValuesText(definitions: readonly Definitions[]): string {
  const enums = new Map(
    definitions
      .flatMap(({ schemas }) => [...schemas])
      .flatMap(([name, schema]) => (schema.enum === undefined ? [] : [[name, schema.enum]])),
  );
  const rows = [...enums]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, values]) => `export const ${pluralOf(name)} = ${literalOf(values)} as const;\n`);
  return ['// Generated from schemas/ by `npm run codegen`. Do not edit.\n\n', ...rows].join('');
}

/** `GameState` -> `gameStates`, `MemberStatus` -> `memberStatuses`. */
function pluralOf(name: string): string {
  const word = name.charAt(0).toLowerCase() + name.slice(1);
  return word.endsWith('s') ? `${word}es` : `${word}s`;
}

const literalOf = (values: readonly unknown[]) => `[${values.map(valueOf).join(', ')}]`;
const valueOf = (value: unknown) =>
  typeof value === 'string' ? `'${value.replaceAll("'", "\\'")}'` : JSON.stringify(value);
