import { isJsonObject, parseJson } from '#brand/json.ts';
import type { ProductText, WrittenText } from '#contract/generated/types.ts';

/** What a translator wrote and has not saved. */
export interface TextEdit {
  readonly message: string;
  readonly unsure: boolean;
}

/** By `namespace:key`. */
export type TextEdits = Readonly<Record<string, TextEdit>>;

export const NO_EDITS: TextEdits = {};

/** The longest message that the contract takes. */
export const MAX_MESSAGE = 4000;

export function textName({ namespace, key }: { namespace: string; key: string }): string {
  return `${namespace}:${key}`;
}

/** A text as it was saved. */
export function savedEdit({ message, state }: ProductText): TextEdit {
  return { message: message ?? '', unsure: state === 'unsure' };
}

/**
 * Writes one edit. One that equals what is saved is dropped, except for a changed source: saving the
 * same message again confirms it.
 */
export function withEdit(edits: TextEdits, text: ProductText, edit: TextEdit): TextEdits {
  const name = textName(text);
  const saved = savedEdit(text);
  const isSame = saved.message === edit.message && saved.unsure === edit.unsure;
  if (!isSame || (text.state === 'changed' && edit.message !== '')) {
    return { ...edits, [name]: edit };
  }
  return withoutEdits(edits, [name]);
}

export function withoutEdits(edits: TextEdits, names: Iterable<string>): TextEdits {
  const dropped = new Set(names);
  return Object.fromEntries(Object.entries(edits).filter(([name]) => !dropped.has(name)));
}

/** Drops what was saved; a text that was typed in during the save stays. */
export function withoutSaved(edits: TextEdits, saved: TextEdits): TextEdits {
  return Object.fromEntries(Object.entries(edits).filter(([name, edit]) => saved[name] !== edit));
}

/** The number of edits in each namespace. */
export function editsByNamespace(edits: TextEdits): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const name of Object.keys(edits)) {
    const namespace = name.slice(0, name.indexOf(':'));
    counts.set(namespace, (counts.get(namespace) ?? 0) + 1);
  }
  return counts;
}

/** Limits of one request: the contract's 5,000 texts, and its 2 MiB with room for the envelope. */
const MAX_TEXTS = 5000;
const MAX_BYTES = 2_000_000;

/** The edits as requests; nearly always one. */
export function saveBatches(edits: TextEdits): readonly (readonly WrittenText[])[] {
  const batches: WrittenText[][] = [];
  let bytes = 0;
  for (const [name, { message, unsure }] of Object.entries(edits)) {
    const colon = name.indexOf(':');
    const text = { namespace: name.slice(0, colon), key: name.slice(colon + 1), message, unsure };
    const size = new TextEncoder().encode(JSON.stringify(text)).length + 1;
    const last = batches.at(-1);
    if (last === undefined || last.length === MAX_TEXTS || bytes + size > MAX_BYTES) {
      batches.push([text]);
      bytes = size;
    } else {
      last.push(text);
      bytes += size;
    }
  }
  return batches;
}

/** Reads edits that the browser kept; what is malformed is left out. */
export function readEdits(kept: string | null): TextEdits {
  const found = kept === null ? undefined : parseJson(kept);
  if (!isJsonObject(found)) return NO_EDITS;
  return Object.fromEntries(
    Object.entries(found).flatMap(([name, edit]) => {
      if (!isJsonObject(edit) || !name.includes(':')) return [];
      const { message, unsure } = edit;
      if (typeof message !== 'string') return [];
      return [[name, { message, unsure: unsure === true }] as const];
    }),
  );
}
