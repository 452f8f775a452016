/** Stands for every paying symbol; grows on the three middle reels only. */
export const WILD = 'lantern';

/** Counts in any position; three or more award the free spins. */
export const SCATTER = 'moon';

/** The symbols that pay along a line, dearest first. */
export const LINE_SYMBOLS = [
  'gem',
  'koi',
  'lotus',
  'coins',
  'bell',
  'A',
  'K',
  'Q',
  'J',
  '10',
] as const;

export type LineSymbol = (typeof LINE_SYMBOLS)[number];
export type SymbolCode = LineSymbol | typeof WILD | typeof SCATTER;

/** Visible symbols: reels from left to right, each with its rows from top to bottom. */
export type SymbolWindow = readonly (readonly SymbolCode[])[];

/** A place in the window; both count from 0, left to right and top to bottom. */
export interface Cell {
  readonly reel: number;
  readonly row: number;
}

const SYMBOL_CODES: ReadonlySet<string> = new Set([...LINE_SYMBOLS, WILD, SCATTER]);

export function isSymbolCode(text: string): text is SymbolCode {
  return SYMBOL_CODES.has(text);
}

export function isLineSymbol(symbol: SymbolCode): symbol is LineSymbol {
  return symbol !== WILD && symbol !== SCATTER;
}
