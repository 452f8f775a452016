import { type Prize, SCRATCH_FIESTA, type SymbolId, SYMBOLS } from '../rules.ts';

/**
 * The nine fields of a ticket. They are decoration: the prize is decided before, and the fields follow
 * from it and from the ticket's number. Every arrangement in which the prize's symbol is there three
 * times and no other is equally likely, and without a prize every one in which none is: a pair of a
 * symbol means nothing and is made for nothing.
 */
export function ticketSymbols(ticket: number, prize: Prize | null): readonly SymbolId[] {
  const random = smallRandom(
    ticket * (SYMBOLS.length + 1) + (prize ? SYMBOLS.indexOf(prize.symbol) + 1 : 0),
  );
  for (;;) {
    const fields = Array.from({ length: SCRATCH_FIESTA.fields }, () => {
      return SYMBOLS[random(SYMBOLS.length)] ?? 'lime';
    });
    if (isOf(fields, prize)) return fields;
  }
}

/** Whether the prize's symbol, and no other, is there three times. */
function isOf(fields: readonly SymbolId[], prize: Prize | null): boolean {
  return SYMBOLS.every((symbol) => {
    const count = fields.filter((each) => each === symbol).length;
    return symbol === prize?.symbol ? count === SCRATCH_FIESTA.alike : count < SCRATCH_FIESTA.alike;
  });
}

/** mulberry32: a small generator for decoration. Never for what a ticket wins. */
function smallRandom(seed: number): (bound: number) => number {
  let state = seed >>> 0;
  return (bound) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let word = Math.imul(state ^ (state >>> 15), state | 1);
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61);
    return ((word ^ (word >>> 14)) >>> 0) % bound;
  };
}
