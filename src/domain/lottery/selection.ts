/** The symbols a player chose, by the rows of the board. */
export type Selection = readonly (readonly string[])[];

/** One row of symbols on a board. */
export interface BoardRow {
  /** Names the row: `lottery:row.<key>`. */
  readonly key: string;
  readonly symbols: readonly string[];
  readonly min: number;
  readonly max: number;
}

/** One text for one selection: rows by `|`, symbols by `,` in the order of the board. */
export function selectionText(rows: readonly BoardRow[], selection: Selection): string {
  return rows
    .map(({ symbols }, index) => {
      const chosen = new Set(selection[index]);
      return symbols.filter((symbol) => chosen.has(symbol)).join(',');
    })
    .join('|');
}

/**
 * Reads the text of a selection.
 * @returns null when a row or a symbol is not on the board, a symbol is twice in a row, or a row has
 * too few or too many of them
 */
export function parseSelection(rows: readonly BoardRow[], text: string): Selection | null {
  const parts = text.split('|');
  if (parts.length !== rows.length) return null;
  const selection = parts.map((part) => (part === '' ? [] : part.split(',')));
  const fits = rows.every(({ symbols, min, max }, index) => {
    const chosen = selection[index] ?? [];
    return (
      chosen.length >= min &&
      chosen.length <= max &&
      new Set(chosen).size === chosen.length &&
      chosen.every((symbol) => symbols.includes(symbol))
    );
  });
  return fits ? selection : null;
}
