import { expect, it } from 'vitest';
import { cardAction } from '#site/features/promotion/card-action.ts';

const deposit = { kind: 'deposit' } as Parameters<typeof cardAction>[0]['trigger'];
const application = { ...deposit, kind: 'application' as const };

it.each([
  ['join', null, deposit, 'promotion:join'],
  ['join', 'conditions', deposit, 'promotion:join'],
  ['join', 'budgetSpent', deposit, 'promotion:offers.terms'],
  ['join', null, application, 'promotion:card.apply'],
  ['joined', null, deposit, 'promotion:toDeposit'],
  ['claim', null, deposit, 'promotion:claim'],
  ['close', 'ended', deposit, 'promotion:offers.terms'],
] as const)('offers the next step on a card: %s, %s', (status, obstacle, trigger, text) => {
  expect(cardAction({ promotionId: '7', status, obstacle, trigger }).text).toBe(text);
});
