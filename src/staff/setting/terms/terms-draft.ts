import type { DraftFault } from '../useFaultText.ts';
import { draftRows, type RowTexts, type TermRow } from './term-rows.ts';
import { type RowsSpec, termId, type TermSpec } from './term-spec.ts';
import { type Notation, readTerm, termText, type TermValue } from './term-text.ts';

/** Terms as they were typed, or switched, by id; left out: unchanged. */
export type TermEdits = Readonly<Record<string, string | boolean | RowTexts>>;

export interface TermsDraft<Terms> {
  /** null while something cannot be read, or the whole does not fit. */
  readonly terms: Terms | null;
  readonly faults: readonly DraftFault[];
  /** Ids of the terms whose value differs from the one in effect. */
  readonly changed: readonly string[];
}

/** The stored value of a term. */
export function heldTerm(
  terms: object,
  { name, part }: Pick<TermSpec, 'name' | 'part'>,
): TermValue {
  const own = (terms as Readonly<Record<string, unknown>>)[name];
  // The schema that names the term also gives the shape of the terms.
  const value = part === undefined ? own : (own as Readonly<Record<string, unknown>>)[part];
  return (value ?? null) as TermValue;
}

/** The stored rows of a list. */
export function heldRows(terms: object, { name }: Pick<RowsSpec, 'name'>): readonly TermRow[] {
  // As with terms.
  return (terms as Readonly<Record<string, readonly TermRow[]>>)[name] ?? [];
}

/**
 * The terms with the edits, and what is wrong with them.
 * @param judge faults of the whole: terms that contradict each other
 */
export function draftTerms<Terms extends object>(
  specs: readonly TermSpec[],
  now: Terms,
  edits: TermEdits | null,
  notation: Notation,
  { judge, lists = [] }: DraftRules<Terms> = {},
): TermsDraft<Terms> {
  const faults: DraftFault[] = [];
  let terms = now;
  for (const spec of specs) {
    const edit = edits?.[termId(spec)];
    if (edit === undefined || edit === termText(spec, heldTerm(now, spec), notation)) continue;
    if (typeof edit !== 'string') {
      if (typeof edit === 'boolean') terms = withTerm(terms, spec, edit);
      continue;
    }
    const { value, fault } = readTerm(spec, edit, notation);
    if (fault === null) terms = withTerm(terms, spec, value);
    else faults.push({ pointer: `/${termId(spec)}`, ...fault });
  }
  for (const list of lists) {
    const edit = edits?.[list.name];
    if (typeof edit !== 'object') continue;
    const { rows, faults: found } = draftRows(list, edit, notation);
    if (rows !== null) terms = { ...terms, [list.name]: rows };
    faults.push(...found);
  }
  const found = faults.length > 0 ? faults : (judge?.(terms) ?? []);
  return {
    terms: found.length === 0 ? terms : null,
    faults: found,
    changed: [
      ...specs.filter((spec) => heldTerm(terms, spec) !== heldTerm(now, spec)).map(termId),
      ...lists
        .filter((list) => !isSame(heldRows(terms, list), heldRows(now, list), list))
        .map(({ name }) => name),
    ],
  };
}

export interface DraftRules<Terms> {
  readonly judge?: ((terms: Terms) => readonly DraftFault[]) | undefined;
  readonly lists?: readonly RowsSpec[];
}

function withTerm<Terms extends object>(
  terms: Terms,
  { name, part }: TermSpec,
  value: TermValue,
): Terms {
  if (part === undefined) return { ...terms, [name]: value };
  const own = (terms as Readonly<Record<string, object>>)[name];
  return { ...terms, [name]: { ...own, [part]: value } };
}

const isSame = (
  one: readonly TermRow[],
  other: readonly TermRow[],
  { columns }: RowsSpec,
): boolean =>
  one.length === other.length &&
  one.every((row, index) => columns.every(({ name }) => row[name] === other[index]?.[name]));
