import { isJsonArray, isJsonObject, type Json } from '../../json.ts';
import { toPointer } from '../../json-pointer.ts';
import type { Check, Finding } from '../check.ts';
import { suspectCharacters } from './suspect-characters.ts';

/** The brand's document contains only characters that people see as they are written. */
export const charactersCheck: Check = {
  name: 'characters',
  docs: 'Texts contain no replacement character, which marks a lost character, and no override or isolate that changes the direction of reading.',
  codes: { BM2101: 'warning', BM2102: 'warning' },
  needs: 'documents',
  visit: ({ id, authored }) => {
    const findings: Finding[] = [];
    collect(id, authored, [], findings);
    return findings;
  },
};

/** `path` belongs to `value` and is borrowed: a pointer is built only for a finding. */
function collect(layer: string, value: Json, path: (string | number)[], into: Finding[]): void {
  if (typeof value === 'string') into.push(...findingsOf(layer, value, path));
  if (typeof value !== 'object' || value === null) return;
  for (const [name, item] of isJsonArray(value) ? value.entries() : Object.entries(value)) {
    path.push(name);
    if (isJsonObject(value)) into.push(...findingsOf(layer, String(name), path, 'key'));
    collect(layer, item, path, into);
    path.pop();
  }
}

function findingsOf(
  layer: string,
  text: string,
  path: readonly (string | number)[],
  what: 'key' | 'value' = 'value',
): readonly Finding[] {
  return suspectCharacters(text).map(({ code, characters }) => ({
    code,
    at: { layer, pointer: toPointer(path), what },
    params: { characters },
  }));
}
