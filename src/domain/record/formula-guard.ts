/** Signs with which a formula begins, their full-width variants included. */
const SIGN = '[=+\\-@＝＋－＠]';

/** Blanks and quotes that a spreadsheet may drop before it looks for a sign. */
const DROPPED = '[\\s\'"]*';

/** Signs after which some country's spreadsheet begins a new cell: separators and line breaks. */
const BREAK = '[,;\\t\\r\\n]';

const RISK = new RegExp(`^${DROPPED}(?:${SIGN}|[\\t\\r])|${BREAK}${DROPPED}${SIGN}`);
const SIGN_AFTER_BREAK = new RegExp(`(${BREAK}${DROPPED})(${SIGN})`, 'g');
const GUARDED_SIGN_AFTER_BREAK = new RegExp(`(${BREAK}${DROPPED})'(${SIGN})`, 'g');

/**
 * Makes a spreadsheet show a text as text instead of running it as a formula. An apostrophe precedes
 * the text, and each sign after a separator: where the semicolon separates cells, a quoted cell of a
 * comma-separated file is split, and the second part would run.
 * `unguardFormula` is the exact inverse.
 */
export function guardFormula(text: string): string {
  return RISK.test(text) ? `'${text.replaceAll(SIGN_AFTER_BREAK, "$1'$2")}` : text;
}

/** Removes the guard. A text that a person wrote without one is unchanged. */
export function unguardFormula(cell: string): string {
  const text = cell.slice(1);
  return cell.startsWith("'") && RISK.test(text)
    ? text.replaceAll(GUARDED_SIGN_AFTER_BREAK, '$1$2')
    : cell;
}
