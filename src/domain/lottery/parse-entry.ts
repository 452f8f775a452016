import type { Play } from './play.ts';
import { parseSelection, type Selection, selectionText } from './selection.ts';

/** What a text of bets says: selections that make units, and the parts that make none. */
export interface ParsedEntry {
  readonly selections: readonly Selection[];
  /** As typed. */
  readonly faults: readonly string[];
}

/**
 * Reads bets from pasted or typed text: one a line, or separated by semicolons; digits also by blanks
 * and commas. `1,2|3|4` gives rows as a selection does; `123` one digit a place; `3 7 11` numbers.
 */
export function parseEntry(play: Play, text: string): ParsedEntry {
  const selections: Selection[] = [];
  const faults: string[] = [];
  for (const entry of entriesOf(play, text)) {
    const selection = readEntry(play, entry);
    if (selection === null) faults.push(entry);
    else selections.push(selection);
  }
  return { selections, faults };
}

/** A board whose symbols are single digits, one a place. */
const takesDigits = ({ rows }: Play): boolean =>
  rows.every(({ symbols }) => symbols.every((symbol) => /^\d$/.test(symbol)));

function entriesOf(play: Play, text: string): readonly string[] {
  const split = takesDigits(play) && !text.includes('|') ? /[\s,;]+/ : /[\n;]+/;
  return text
    .split(split)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

function readEntry(play: Play, entry: string): Selection | null {
  const rows = entry.includes('|')
    ? entry.split('|').map(symbolsIn)
    : spread(play, takesDigits(play) ? entry.split('') : symbolsIn(entry));
  if (rows === null) return null;
  const selection = parseSelection(play.rows, rows.map((row) => row.join(',')).join('|'));
  if (selection === null || play.units(selection) === 0) return null;
  return parseSelection(play.rows, selectionText(play.rows, selection));
}

/** Numbers may have leading zeros. */
const symbolsIn = (text: string): readonly string[] =>
  text
    .split(/[\s,.-]+/)
    .filter((symbol) => symbol !== '')
    .map((symbol) => (/^\d+$/.test(symbol) ? String(Number(symbol)) : symbol));

/** One symbol a row, or all in the row there is. */
function spread({ rows }: Play, symbols: readonly string[]): readonly (readonly string[])[] | null {
  if (rows.length === 1) return [symbols];
  // Without bankers the numbers are all in the second row.
  if (rows[0]?.key === 'banker') return [[], symbols];
  return symbols.length === rows.length ? symbols.map((symbol) => [symbol]) : null;
}
