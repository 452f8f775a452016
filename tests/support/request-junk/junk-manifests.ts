import fc from 'fast-check';
import { evilText, evilValue, INHERITED_NAMES } from './evil-values.ts';

interface Edit {
  /** Chooses the place among all of the document. */
  readonly at: number;
  readonly kind: 'replace' | 'remove' | 'add' | 'repeat';
  readonly key: string;
  readonly value: unknown;
}

/** A real manifest with a few places gone wrong. Each text goes through JSON, as a body does. */
export function manifestsLike(manifest: object): fc.Arbitrary<object> {
  const edit: fc.Arbitrary<Edit> = fc.record({
    at: fc.nat(),
    kind: fc.constantFrom('replace', 'replace', 'remove', 'add', 'repeat'),
    key: fc.oneof(fc.constantFrom(...INHERITED_NAMES), evilText),
    value: fc.oneof(evilValue, fc.constantFrom(...INHERITED_NAMES)),
  });
  return fc.array(edit, { maxLength: 4 }).map((edits) => {
    const copy = structuredClone(manifest);
    for (const one of edits) apply(copy, one);
    return copy;
  });
}

function apply(document: object, { at, kind, key, value }: Edit): void {
  const places = placesOf(document);
  const place = places[at % places.length];
  if (place === undefined) return;
  const { parent, name } = place;
  const current: unknown = Reflect.get(parent, name);
  if (kind === 'remove') Reflect.deleteProperty(parent, name);
  else if (kind === 'repeat' && Array.isArray(parent)) parent.push(structuredClone(current));
  else if (kind === 'add' && typeof current === 'object' && current !== null)
    define(current, key, value);
  else define(parent, name, value);
}

/** As JSON.parse does it: `__proto__` becomes a key. */
function define(target: object, name: string, value: unknown): void {
  const rest = { value, enumerable: true, configurable: true, writable: true };
  Object.defineProperty(target, Array.isArray(target) && name === 'length' ? '0' : name, rest);
}

function placesOf(value: unknown): { parent: object; name: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.keys(value).flatMap((name) => [
    { parent: value, name },
    ...placesOf(Reflect.get(value, name)),
  ]);
}
