import { fromPointer } from '#brand/json-pointer.ts';
import type { ProblemField } from '#contract/generated/types.ts';
import type { EntryField } from './registry-kinds.ts';

export interface PlacedProblems {
  readonly byField: Readonly<Partial<Record<EntryField, string>>>;
  /** Messages about fields that the dialog does not show. */
  readonly rest: readonly string[];
}

export const NO_PROBLEMS: PlacedProblems = { byField: {}, rest: [] };

/** Sorts the server's messages, by pointer into the body, to the fields of the dialog. */
export function placeProblems(
  fields: Readonly<Record<string, Pick<ProblemField, 'message'>>>,
  shown: readonly EntryField[],
): PlacedProblems {
  const byField: Partial<Record<EntryField, string>> = {};
  const rest: string[] = [];
  for (const [pointer, { message }] of Object.entries(fields)) {
    const name = fieldName(pointer);
    const field = shown.find((known) => known === name);
    if (field === undefined) rest.push(message);
    else byField[field] = [byField[field], message].filter(Boolean).join(' ');
  }
  return { byField, rest };
}

function fieldName(pointer: string): string | undefined {
  const [first, second, third] = fromPointer(pointer);
  if (first !== 'entry') return first;
  if (second !== 'logo') return second;
  return third === 'dark' ? 'logoDark' : 'logoLight';
}
