import type { Passage } from './passages.ts';

export interface Sentence {
  /** Code and quotations are masked with `x`. */
  text: string;
  /** As written, on one line. */
  shown: string;
  /** Offset in the file. */
  start: number;
}

const ABBREVIATION = /\b(?:e\.g|i\.e|etc|vs|cf)\./g;
/** A dot inside a number or a name ends no sentence. */
const SENTENCE = /(?:[^.!?]|[.!?](?!\s|$))+[.!?]*/g;

/** Masks code, quotations and placeholders, which are not our words. Lengths stay. */
export const maskQuotations = (text: string): string =>
  text.replaceAll(/`[^`]*`|"[^"]*"|\$\{[^}]*\}/g, (quoted) => 'x'.repeat(quoted.length));

export function sentencesOf({ text, start }: Passage): Sentence[] {
  const masked = maskQuotations(text).replaceAll(ABBREVIATION, (word) => word.replaceAll('.', 'x'));
  return [...masked.matchAll(SENTENCE)].flatMap((found) => {
    const from = found.index + found[0].search(/\w|$/);
    const to = found.index + found[0].length;
    return from === to
      ? []
      : [
          {
            text: masked.slice(from, to),
            shown: text.slice(from, to).replaceAll(/\s+/g, ' ').trim(),
            start: start + from,
          },
        ];
  });
}
