import { ACE_VALUE, type Move, TWENTY_ONE } from './hand.ts';

/**
 * The published basic strategy for four to eight decks, a dealer who stands on soft 17 and peeks,
 * doubling after a split, and no surrender. It looks at the total and at the dealer's up card only.
 *
 * One letter for each up card, 2 to 10 and then the ace. H hit, S stand, P split; D double, or hit where
 * that is not possible; d double, or stand where that is not possible; a dot: by the total.
 */
const HARD: Readonly<Record<number, string>> = {
  9: 'HDDDDHHHHH',
  10: 'DDDDDDDDHH',
  11: 'DDDDDDDDDH',
  12: 'HHSSSHHHHH',
  13: 'SSSSSHHHHH',
  14: 'SSSSSHHHHH',
  15: 'SSSSSHHHHH',
  16: 'SSSSSHHHHH',
};

const SOFT: Readonly<Record<number, string>> = {
  12: 'HHHHHHHHHH',
  13: 'HHHDDHHHHH',
  14: 'HHHDDHHHHH',
  15: 'HHDDDHHHHH',
  16: 'HHDDDHHHHH',
  17: 'HDDDDHHHHH',
  18: 'SddddSSHHH',
};

/** By the value of one card of the pair. */
const PAIRS: Readonly<Record<number, string>> = {
  1: 'PPPPPPPPPP',
  2: 'PPPPPP....',
  3: 'PPPPPP....',
  4: '...PP.....',
  6: 'PPPPP.....',
  7: 'PPPPPP....',
  8: 'PPPPPPPPPP',
  9: 'PPPPP.PP..',
};

const LEAST_HARD = 9;

export interface StrategyQuestion {
  readonly total: number;
  readonly isSoft: boolean;
  /** Value of each card of a pair that may be split; null: no split is possible. */
  readonly pairValue: number | null;
  readonly canDouble: boolean;
  /** Value of the dealer's up card, 1 to 10. */
  readonly up: number;
}

/** The move of the table. Insurance is never taken: it returns less than it costs. */
export function strategyMove(question: StrategyQuestion): Move {
  const { total, isSoft, pairValue, up } = question;
  if (total >= TWENTY_ONE) return 'stand';
  const column = up === ACE_VALUE ? 9 : up - 2;
  if (pairValue !== null && PAIRS[pairValue]?.[column] === 'P') return 'split';
  const row = isSoft ? SOFT[total] : HARD[total];
  if (row === undefined) return !isSoft && total < LEAST_HARD ? 'hit' : 'stand';
  switch (row[column]) {
    case 'D':
      return question.canDouble ? 'double' : 'hit';
    case 'd':
      return question.canDouble ? 'double' : 'stand';
    case 'S':
      return 'stand';
    default:
      return 'hit';
  }
}
