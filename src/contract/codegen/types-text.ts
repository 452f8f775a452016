import { compile } from 'json-schema-to-typescript';
import type { Definitions } from './definitions.ts';

const ROOT = 'EverythingRoot';

/** TypeScript of all definitions, compiled under one root so that each type is written once. */
export async function typesText(definitions: Definitions): Promise<string> {
  const schema = {
    title: ROOT,
    type: 'object' as const,
    additionalProperties: false,
    definitions: Object.fromEntries(
      [...definitions.schemas].toSorted(([a], [b]) => (a < b ? -1 : 1)),
    ),
  };
  const text = await compile(schema as Parameters<typeof compile>[0], ROOT, {
    bannerComment: '// Generated from schemas/ by `npm run codegen`. Do not edit.',
    unreachableDefinitions: true,
    ignoreMinAndMaxItems: true,
    unknownAny: true,
    additionalProperties: false,
    style: { singleQuote: true, printWidth: 100 },
  });
  const withoutRoot = text
    .replace(new RegExp(`export interface ${ROOT} {}\\n+`), '')
    .replaceAll(
      /\/\*\*\n \* This interface was referenced by `[^`]+`'s JSON-Schema\n \* via the `definition` "[^"]+"\.\n \*\/\n/g,
      '',
    )
    .replaceAll(
      / \*\n \* This interface was referenced by `[^`]+`'s JSON-Schema\n \* via the `definition` "[^"]+"\.\n/g,
      '',
    );
  assertOnce(withoutRoot, definitions);
  return withoutRoot;
}

function assertOnce(text: string, definitions: Definitions): void {
  const written = [...text.matchAll(/^export (?:type|interface) (\w+)/gm)].map((match) => match[1]);
  const wanted = [...definitions.schemas.keys()];
  const extra = written.filter((name) => name === undefined || !wanted.includes(name));
  const missing = wanted.filter((name) => !written.includes(name));
  if (extra.length + missing.length > 0) {
    throw new Error(`types written twice: ${extra.join()}; not written: ${missing.join()}`);
  }
}
