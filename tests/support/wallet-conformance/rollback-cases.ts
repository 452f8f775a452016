import { expect } from 'vitest';
import { expectRefused, expectTaken, operatorCase, UNIT, vendorCase } from './conformance-case.ts';

export const rollbackCases = [
  vendorCase([58], 'a bet is given back', async (vendor) => {
    const player = await vendor.openPlayer(10n * UNIT);
    expectTaken(await vendor.bet(player, 4n * UNIT, { id: 'bet', round: 'r' }));
    const reply = await vendor.rollback(player, 'bet', { id: 'back', round: 'r' });
    expectTaken(reply, {
      status: 'accepted',
      duplicate: false,
      transactionId: vendor.idOf('back'),
      balanceMicro: String(10n * UNIT),
    });
    // The bet that comes once more is no stake any more.
    const again = await vendor.bet(player, 4n * UNIT, { id: 'bet', round: 'r' });
    expectRefused(again, 'TRANSACTION_ROLLED_BACK');
  }),

  vendorCase(
    [59],
    'the same rollback again gives back once, and another one nothing',
    async (vendor) => {
      const player = await vendor.openPlayer(10n * UNIT);
      expectTaken(await vendor.bet(player, 4n * UNIT, { id: 'bet', round: 'r' }));
      const back = () => vendor.rollback(player, 'bet', { id: 'back', round: 'r' });
      const replies = await Promise.all([back(), back(), back()]);
      for (const reply of replies) expectTaken(reply, { balanceMicro: String(10n * UNIT) });
      expect(replies.filter(({ body }) => body.value?.['duplicate'] === false)).toHaveLength(1);
      const other = await vendor.rollback(player, 'bet', { id: 'other', round: 'r' });
      expectRefused(other, 'DUPLICATE_TRANSACTION');
    },
  ),

  vendorCase([60], 'an unknown bet is remembered, and refused when it comes', async (vendor) => {
    const player = await vendor.openPlayer(10n * UNIT);
    const back = () => vendor.rollback(player, 'bet', { id: 'back', round: 'r' });
    const unchanged = { status: 'remembered', balanceMicro: String(10n * UNIT) };
    expectTaken(await back(), { ...unchanged, duplicate: false });
    expectTaken(await back(), { ...unchanged, duplicate: true });
    const late = await vendor.bet(player, 4n * UNIT, { id: 'bet', round: 'r' });
    expectRefused(late, 'TRANSACTION_ROLLED_BACK');
    // The round itself goes on.
    expectTaken(await vendor.bet(player, UNIT, { id: 'next', round: 'r' }));
  }),

  vendorCase([61], 'a bet that was paid out is not given back', async (vendor) => {
    const player = await vendor.openPlayer(10n * UNIT);
    for (const [id, payout] of [
      ['paid', 5n * UNIT],
      ['lost', 0n],
    ] as const) {
      expectTaken(await vendor.bet(player, UNIT, { id, round: id }));
      expectTaken(await vendor.win(player, id, payout, { round: id }));
      expectRefused(await vendor.rollback(player, id, { round: id }), 'ALREADY_SETTLED');
    }
  }),

  vendorCase([62], 'a win is not rolled back, nor a rollback', async (vendor) => {
    const player = await vendor.openPlayer(10n * UNIT);
    expectTaken(await vendor.bet(player, UNIT, { id: 'bet', round: 'r' }));
    expectTaken(await vendor.win(player, 'bet', 5n * UNIT, { id: 'win', round: 'r' }));
    expectRefused(await vendor.rollback(player, 'win', { round: 'r' }), 'CANCEL_NON_WITHDRAW');
    expectTaken(await vendor.bet(player, UNIT, { id: 'undone', round: 'r' }));
    expectTaken(await vendor.rollback(player, 'undone', { id: 'back', round: 'r' }));
    expectRefused(await vendor.rollback(player, 'back', { round: 'r' }), 'CANCEL_NON_WITHDRAW');
  }),

  vendorCase([64], 'the amount and the round that a rollback names are ignored', async (vendor) => {
    const player = await vendor.openPlayer(10n * UNIT);
    expectTaken(await vendor.bet(player, 4n * UNIT, { id: 'bet', round: 'r' }));
    expectTaken(await vendor.bet(player, UNIT, { id: 'kept', round: 'other' }));
    const more = { id: 'back', round: 'other', body: { amountMicro: '9000000' } };
    const reply = await vendor.rollback(player, 'bet', more);
    expectTaken(reply, { balanceMicro: String(9n * UNIT) });
    expectTaken(await vendor.close(player, 'r'), { stakeMicro: '0' });
    expectTaken(await vendor.close(player, 'other'), { stakeMicro: String(UNIT) });
  }),

  operatorCase(
    [65],
    'a rollback after the token ran out, and of a blocked player, is taken',
    async (vendor, operator) => {
      const expired = await vendor.openPlayer(10n * UNIT);
      expectTaken(await vendor.bet(expired, UNIT, { id: 'expired', round: 'r1' }));
      await operator.expire(expired);
      const first = await vendor.rollback(expired, 'expired', { round: 'r1' });
      expectTaken(first, { balanceMicro: String(10n * UNIT) });
      const blocked = await vendor.openPlayer(10n * UNIT);
      expectTaken(await vendor.bet(blocked, UNIT, { id: 'blocked', round: 'r2' }));
      await operator.block(blocked);
      const second = await vendor.rollback(blocked, 'blocked', { round: 'r2' });
      expectTaken(second, { balanceMicro: String(10n * UNIT) });
    },
  ),

  vendorCase(
    [67],
    'a bet whose answer was lost is rolled back without a trace on the balance',
    async (vendor) => {
      const player = await vendor.openPlayer(10n * UNIT);
      const bet = { transactionId: vendor.idOf('lost'), roundId: vendor.idOf('r') };
      // Sent, taken, and its answer not read.
      await vendor.call('bet', { ...player, ...bet, amountMicro: '4000000' });
      const back = await vendor.rollback(player, 'lost', {
        round: 'r',
        body: { amountMicro: '1' },
      });
      expect(back.body.value?.['status']).toBe('accepted');
      expectTaken(await vendor.balance(player), { balanceMicro: String(10n * UNIT) });
      vendor.move(player, 10n * UNIT - vendor.believes(player));
    },
  ),

  vendorCase([], 'a rollback under the id of its bet is refused, known or not', async (vendor) => {
    const player = await vendor.openPlayer(10n * UNIT);
    expectTaken(await vendor.bet(player, UNIT, { id: 'bet', round: 'r' }));
    const known = await vendor.rollback(player, 'bet', { id: 'bet', round: 'r' });
    expectRefused(known, 'DUPLICATE_TRANSACTION');
    const unknown = await vendor.rollback(player, 'none', { id: 'none', round: 'r' });
    expectRefused(unknown, 'DUPLICATE_TRANSACTION');
    // The refused one buried nothing.
    expectTaken(await vendor.bet(player, UNIT, { id: 'none', round: 'r' }));
  }),

  vendorCase([], 'a rollback during its bet: either order, and nothing is left', async (vendor) => {
    const player = await vendor.openPlayer(10n * UNIT);
    for (let time = 0; time < 6; time += 1) {
      const bet = { id: `bet-${time}`, round: `r-${time}` };
      const calls = [
        () => vendor.bet(player, UNIT, bet),
        () => vendor.rollback(player, bet.id, { round: bet.round }),
      ];
      if (time % 2 === 1) calls.reverse();
      const replies = await Promise.all(calls.map((call) => call()));
      for (const reply of replies.filter(({ body }) => !body.success)) {
        expectRefused(reply, 'TRANSACTION_ROLLED_BACK');
      }
      const told = await vendor.balance(player);
      expectTaken(told, { balanceMicro: String(10n * UNIT) });
    }
  }),
];
