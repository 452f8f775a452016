import type { SymbolWindow } from '../events.ts';

/** A symbol by its place on a strip, which goes round in both directions. */
export type SymbolAt = (index: number) => string;

/**
 * What a reel shows at each place. Where it rests the event's own window counts, so that a round of
 * older rules looks as it was decided even if the strips have changed since.
 */
export function symbolsOn(
  strip: readonly string[],
  rest: { readonly stop: number; readonly column: SymbolWindow[number] } | null,
): SymbolAt {
  return (index) => {
    const place = modulo(index, strip.length);
    const row = rest === null ? -1 : modulo(index - rest.stop, strip.length);
    const symbol = rest?.column[row] ?? strip[place];
    if (symbol === undefined) throw new RangeError('an empty strip');
    return symbol;
  };
}

function modulo(value: number, size: number): number {
  return ((value % size) + size) % size;
}
