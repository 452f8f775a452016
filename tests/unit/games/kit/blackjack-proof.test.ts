import { describe, expect, it } from 'vitest';
import {
  proveBehind,
  proveInsurance,
  proveReturn,
} from '#games/kit/proof/blackjack/prove-return.ts';
import type { BlackjackTable } from '#games/kit/proof/blackjack/table.ts';
import { percentOf } from '#games/kit/proof/percent.ts';

const percent = (share: number): string => (100 * share).toFixed(4);

describe('a table of eight decks with one split', () => {
  // A separate simulation of 24 million rounds gave 99.52 and 97.72 for seat and bet behind.
  const table: BlackjackTable = { decks: 8, mostHands: 2, dealerStands: 17 };

  it('has the stated returns of its seat and of the insurance', () => {
    expect(percent(proveReturn(table).returns)).toBe('99.5123');
    expect(percentOf(proveInsurance(table).returns)).toBe('92.5301');
  });

  it('returns less to a bet behind, which is never raised', () => {
    expect(percent(proveBehind(table))).toBe('97.7086');
  });

  it('proves no bet behind a seat that may split again', () => {
    expect(() => proveBehind({ ...table, mostHands: 4 })).toThrow(RangeError);
  });
});
