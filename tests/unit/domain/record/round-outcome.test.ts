import { describe, expect, it } from 'vitest';
import { outcomeOf, resultOf } from '#domain/record/round-outcome.ts';

describe('the outcome of a round', () => {
  it.each([
    ['open', '0', '-5', 'open', null],
    ['rolledBack', '0', '-5', 'rolledBack', null],
    ['closed', '6', '1', 'gain', { payoutMicro: 6n, netWinMicro: 1n }],
    ['closed', '0', '-5', 'loss', { payoutMicro: 0n, netWinMicro: -5n }],
    ['closed', '5', '0', 'even', { payoutMicro: 5n, netWinMicro: 0n }],
  ] as const)('%s with a payout of %s', (status, payoutMicro, netWinMicro, outcome, result) => {
    expect(outcomeOf({ status, netWinMicro })).toBe(outcome);
    expect(resultOf({ status, payoutMicro, netWinMicro })).toEqual(result);
  });
});
