import { describe, expect, it } from 'vitest';
import type { Round } from '#contract/generated/types.ts';
import { roundFileColumns } from '#site/features/record/round-file-columns.ts';

const ROUND: Round = {
  roundId: '7',
  vendor: 'house',
  gameCode: 'jade',
  gameName: 'Jade',
  gameCategory: 'RNG',
  currency: 'PEN',
  stakeMicro: '5000000',
  payoutMicro: '0',
  netWinMicro: '-5000000',
  status: 'closed',
  openedAt: '2026-11-26T10:00:00.000Z',
  closedAt: null,
};
const cells = (round: Round): Record<string, string> =>
  Object.fromEntries(
    roundFileColumns((key) => key).map(({ heading, value }) => [heading, value(round)]),
  );

describe('the file of rounds', () => {
  it.each(['open', 'rolledBack'] as const)('states no loss of a round that is %s', (status) => {
    expect(cells({ ...ROUND, status })).toMatchObject({
      'records:outcome': `records:outcome.${status}`,
      'records:stake': '5.00',
      'records:payout': '',
      'records:net': '',
    });
  });

  it('states the result of a closed round', () => {
    expect(cells(ROUND)).toMatchObject({
      'records:outcome': 'records:outcome.loss',
      'records:payout': '0.00',
      'records:net': '-5.00',
    });
  });
});
