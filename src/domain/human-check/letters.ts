/** Letters and digits that people do not confuse; each has strokes in `art/human-check`. */
export const LETTERS = 'ACEFHJKLMNPRTVWXY347';

/** Letters of one picture. */
export const LETTER_COUNT = 5;

/** The form in which typed letters are compared. */
export function lettersKey(typed: string): string {
  return typed.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase();
}
