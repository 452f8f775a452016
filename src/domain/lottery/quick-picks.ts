/** Buttons that fill a row of numbers at once. */
export type QuickPick = 'all' | 'big' | 'small' | 'odd' | 'even' | 'clear';

export const QUICK_PICKS: readonly QuickPick[] = ['all', 'big', 'small', 'odd', 'even', 'clear'];

/** The symbols that a quick pick chooses of a row of numbers in their order. */
export function quickPick(symbols: readonly string[], pick: QuickPick): readonly string[] {
  const half = Math.ceil(symbols.length / 2);
  switch (pick) {
    case 'all':
      return symbols;
    case 'big':
      return symbols.slice(half);
    case 'small':
      return symbols.slice(0, half);
    case 'odd':
      return symbols.filter((symbol) => Number(symbol) % 2 === 1);
    case 'even':
      return symbols.filter((symbol) => Number(symbol) % 2 === 0);
    case 'clear':
      return [];
  }
}
