import type { Definitions } from './definitions.ts';
import { typesText } from './types-text.ts';

const BANNER = '// Generated from schemas/ by `npm run codegen`. Do not edit.\n\n';
const SHARED = 'shared';

/**
 * TypeScript of all definitions, one file an area, so that a capability rewrites its own file alone:
 * the folder of an operation, and for an entity the area that its name begins with. `types.ts` has
 * them all.
 */
export async function typeFiles(
  definitions: Definitions,
): Promise<readonly (readonly [string, string])[]> {
  const blocks = blocksOf(await typesText(definitions));
  const areas = new Set(
    [...definitions.schemas.keys()].flatMap((name) => areaOfApi(definitions.fileOf(name)) ?? []),
  );
  const areaOf = new Map(
    [...blocks.keys()].map((name) => [name, areaOfFile(definitions.fileOf(name), areas)]),
  );
  const used = [...new Set(areaOf.values())].toSorted();
  const files = used.map((area): readonly [string, string] => {
    const own = [...blocks].filter(([name]) => areaOf.get(name) === area);
    return [
      `types/${area}.ts`,
      BANNER + importsOf(own, area, areaOf) + own.map(([, text]) => text).join(''),
    ];
  });
  const all = used.map((area) => `export type * from './types/${area}.ts';\n`);
  return [['types.ts', BANNER + all.join('')], ...files];
}

const areaOfApi = (file: string): string | null => /^api\/([^/]+)\//.exec(file)?.[1] ?? null;

function areaOfFile(file: string, areas: ReadonlySet<string>): string {
  const api = areaOfApi(file);
  if (api !== null) return api;
  const words = file
    .replace(/^(?:entities|topics)\//, '')
    .replace(/\.json$/, '')
    .split('-');
  const names = words.map((_word, index) => words.slice(0, words.length - index).join('-'));
  return names.find((name) => areas.has(name)) ?? SHARED;
}

/** The declarations of a text with their comments, by name. */
function blocksOf(text: string): ReadonlyMap<string, string> {
  const starts = [
    ...text.matchAll(/^(?:\/\*\*\n(?: \*.*\n)*? \*\/\n)?export (?:type|interface) (\w+)/gm),
  ];
  return new Map(
    starts.map((start, index) => [
      start[1] ?? '',
      text.slice(start.index, starts[index + 1]?.index ?? text.length),
    ]),
  );
}

function importsOf(
  own: readonly (readonly [string, string])[],
  area: string,
  areaOf: ReadonlyMap<string, string>,
): string {
  const needed = new Map<string, Set<string>>();
  for (const [, text] of own) {
    for (const [word] of codeOf(text).matchAll(/\b[A-Z]\w*\b/g)) {
      const other = areaOf.get(word);
      if (other === undefined || other === area) continue;
      needed.set(other, (needed.get(other) ?? new Set()).add(word));
    }
  }
  const lines = [...needed]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(
      ([other, names]) =>
        `import type { ${[...names].toSorted().join(', ')} } from './${other}.ts';\n`,
    );
  return lines.length === 0 ? '' : `${lines.join('')}\n`;
}

/** A declaration without its comments and texts, in which a name would be no use of a type. */
const codeOf = (text: string): string => text.replaceAll(/\/\*[^]*?\*\/|'(?:[^'\\]|\\.)*'/g, '');
