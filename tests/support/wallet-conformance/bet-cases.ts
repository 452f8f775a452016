import { expect } from 'vitest';
import { expectRefused, expectTaken, operatorCase, UNIT, vendorCase } from './conformance-case.ts';

/** Texts that are no decimal integer of micro-units. */
const NO_AMOUNTS = ['0.5', '1.0', '1e6', '01', '+5', '', ' 5', '5 ', '0x10', '٣', '1_000', 'NaN'];

/** Where 32 and 64 bits end, and where a double stops being exact. */
const BOUNDARIES = [
  2n ** 31n - 1n,
  2n ** 31n,
  2n ** 32n,
  2n ** 53n + 1n,
  10n ** 18n,
  10n ** 18n + 1n,
  2n ** 63n - 1n,
  2n ** 63n,
  10n ** 19n - 1n,
];

export const betCases = [
  vendorCase([17], 'a plain bet', async (vendor) => {
    const player = await vendor.openPlayer(10n * UNIT);
    const reply = await vendor.bet(player, 3n * UNIT, { id: 'bet' });
    expectTaken(reply, {
      status: 'accepted',
      duplicate: false,
      transactionId: vendor.idOf('bet'),
      currency: player.currency,
      balanceMicro: String(7n * UNIT),
    });
    expect(reply.body.value?.['transferId']).toMatch(/^[1-9][0-9]{0,18}$/);
  }),

  vendorCase([18], 'one cent', async (vendor) => {
    const player = await vendor.openPlayer(UNIT);
    expectTaken(await vendor.bet(player, 10_000n), { balanceMicro: '990000' });
  }),

  vendorCase([19], "the vendor's smallest stake, and nothing finer", async (vendor) => {
    const player = await vendor.openPlayer(UNIT);
    const { stakeUnitMicro } = vendor.target;
    for (const finer of [1_000n, 10n, 1n, stakeUnitMicro + 1n].filter(
      (stake) => stake % stakeUnitMicro !== 0n,
    )) {
      expectRefused(await vendor.bet(player, finer), 'AMOUNT_NOT_CONVERTIBLE');
    }
    const balanceMicro = String(UNIT - stakeUnitMicro);
    expectTaken(await vendor.bet(player, stakeUnitMicro), { balanceMicro });
    for (const amountMicro of [...NO_AMOUNTS, 5, 0.5, null, true, ['1']]) {
      const reply = await vendor.bet(player, 0n, { body: { amountMicro } });
      expectRefused(reply, 'INVALID_BODY');
      expect(Object.keys(reply.body.fields ?? {})).toEqual(['/amountMicro']);
    }
  }),

  vendorCase([20], 'a stake of zero is for free rounds only', async (vendor) => {
    const player = await vendor.openPlayer(UNIT);
    expectRefused(await vendor.bet(player, 0n), 'ZERO_STAKE');
    expectRefused(await vendor.bet(player, 0n, { body: { amountMicro: '-0' } }), 'ZERO_STAKE');
    const free = await vendor.bet(player, 0n, { body: { freeRound: true } });
    expectTaken(free, { balanceMicro: String(UNIT) });
  }),

  vendorCase(
    [39],
    'a free round does not touch cash, whatever it claims to cost',
    async (vendor) => {
      const player = await vendor.openPlayer(UNIT);
      const more = { id: 'free', round: 'r', body: { freeRound: true } };
      expectRefused(await vendor.bet(player, 1n, more), 'INVALID_BODY');
      expectTaken(await vendor.bet(player, 0n, more), { balanceMicro: String(UNIT) });
      expectTaken(await vendor.win(player, 'free', UNIT, { round: 'r' }));
      expectTaken(await vendor.balance(player), { balanceMicro: String(2n * UNIT) });
    },
  ),

  vendorCase([21], 'a negative stake is refused', async (vendor) => {
    const player = await vendor.openPlayer(UNIT);
    for (const stake of [-1n, -UNIT, -(2n ** 63n), -(10n ** 19n) + 1n]) {
      expectRefused(await vendor.bet(player, stake), 'NEGATIVE_STAKE');
    }
  }),

  vendorCase([22], 'the whole balance may be staked', async (vendor) => {
    const player = await vendor.openPlayer(10n * UNIT);
    expectTaken(await vendor.bet(player, 10n * UNIT), { balanceMicro: '0' });
  }),

  vendorCase([23], 'a step more is refused, with the actual balance', async (vendor) => {
    const player = await vendor.openPlayer(10n * UNIT);
    const actual = { currency: player.currency, balanceMicro: String(10n * UNIT) };
    const reply = await vendor.bet(player, 10n * UNIT + vendor.target.stakeUnitMicro, {
      id: 'bet',
    });
    expectRefused(reply, 'INSUFFICIENT_FUNDS', actual);
    // The refusal took nothing and used no id up.
    expectTaken(await vendor.bet(player, UNIT, { id: 'bet' }));
  }),

  vendorCase([24], 'stakes at the ends of 32 and 64 bits are refused in order', async (vendor) => {
    const player = await vendor.openPlayer(10n * UNIT);
    for (const stake of BOUNDARIES) {
      const reply = await vendor.bet(player, stake);
      const { stakeUnitMicro } = vendor.target;
      const isWhole = stake % stakeUnitMicro === 0n;
      const refusal = isWhole ? 'INSUFFICIENT_FUNDS' : 'AMOUNT_NOT_CONVERTIBLE';
      expectRefused(reply, stake > 10n ** 18n ? 'BET_LIMIT_EXCEEDED' : refusal);
      const wholeMicro = stake - (stake % stakeUnitMicro);
      const whole = await vendor.bet(player, wholeMicro);
      expectRefused(whole, wholeMicro > 10n ** 18n ? 'BET_LIMIT_EXCEEDED' : 'INSUFFICIENT_FUNDS');
      expectRefused(await vendor.bet(player, -stake), 'NEGATIVE_STAKE');
    }
  }),

  vendorCase([25, 26], 'another currency is refused, and one that is none', async (vendor) => {
    const player = await vendor.openPlayer(10n * UNIT);
    for (const currency of ['EUR', 'USD', 'XXX', 'ZZZ']) {
      expectRefused(await vendor.bet({ ...player, currency }, UNIT), 'WRONG_CURRENCY');
    }
    for (const currency of ['pen', 'PE', '', 'PENS']) {
      expectRefused(await vendor.bet({ ...player, currency }, UNIT), 'INVALID_BODY');
    }
  }),

  vendorCase([27], "a game that is not the session's is refused", async (vendor) => {
    const player = await vendor.openPlayer(10n * UNIT);
    const other = { ...player, gameCode: 'no-such-game' };
    expectRefused(await vendor.check(other), 'INVALID_GAME');
    expectRefused(await vendor.balance(other), 'INVALID_GAME');
    expectRefused(await vendor.bet(other, UNIT), 'INVALID_GAME');
    expectRefused(await vendor.win(other, 'a-bet', UNIT), 'INVALID_GAME');
    expectRefused(await vendor.close(other, 'a-round'), 'INVALID_GAME');
  }),

  operatorCase([28], 'a blocked player stakes nothing', async (vendor, operator) => {
    const player = await vendor.openPlayer(10n * UNIT);
    expectTaken(await vendor.bet(player, UNIT));
    await operator.block(player);
    // Felt within a second, also by one who never stops betting.
    await expect
      .poll(async () => (await vendor.bet(player, UNIT)).body.code, {
        interval: 100,
        timeout: 2_000,
      })
      .toBe('MEMBER_BLOCKED');
  }),

  vendorCase([31], 'the same bet again is answered as before and taken once', async (vendor) => {
    const player = await vendor.openPlayer(10n * UNIT);
    const same = { id: 'bet', round: 'r' };
    const first = await vendor.bet(player, 3n * UNIT, same);
    expectTaken(await vendor.bet(player, UNIT));
    for (let time = 0; time < 3; time += 1) {
      const again = await vendor.bet(player, 3n * UNIT, same);
      expect(again.body.value).toEqual({ ...first.body.value, duplicate: true });
    }
    const many = await Promise.all(
      Array.from({ length: 8 }, () => vendor.bet(player, UNIT, { id: 'at-once', round: 'r' })),
    );
    for (const reply of many) expectTaken(reply);
    expect(many.filter(({ body }) => body.value?.['duplicate'] === false)).toHaveLength(1);
  }),

  vendorCase([32], 'the same id with other content is refused', async (vendor) => {
    const player = await vendor.openPlayer(10n * UNIT);
    expectTaken(await vendor.bet(player, 3n * UNIT, { id: 'bet', round: 'r' }));
    const amount = await vendor.bet(player, 4n * UNIT, { id: 'bet', round: 'r' });
    expectRefused(amount, 'DUPLICATE_TRANSACTION');
    const round = await vendor.bet(player, 3n * UNIT, { id: 'bet', round: 'other' });
    expectRefused(round, 'DUPLICATE_TRANSACTION');
    const win = await vendor.win(player, 'bet', 3n * UNIT, { id: 'bet', round: 'r' });
    expectRefused(win, 'DUPLICATE_TRANSACTION');
  }),

  vendorCase([33], 'ids are unique for each player: two may use the same', async (vendor) => {
    const one = await vendor.openPlayer(10n * UNIT);
    const two = await vendor.openPlayer(10n * UNIT);
    const same = { id: 'bet', round: 'r' };
    expectTaken(await vendor.bet(one, 3n * UNIT, same), { duplicate: false });
    expectTaken(await vendor.bet(two, 4n * UNIT, same), { duplicate: false });
    expectTaken(await vendor.win(one, 'bet', UNIT, { id: 'win', round: 'r' }));
    expectTaken(await vendor.rollback(two, 'bet', { id: 'back', round: 'r' }));
    expectTaken(await vendor.bet(one, 3n * UNIT, same), { duplicate: true });
    // One player's round closed is not the other's.
    expectTaken(await vendor.close(one, 'r'));
    expectTaken(await vendor.bet(two, UNIT, { round: 'r' }));
  }),

  vendorCase(
    [34, 63],
    'three bets in one round; one rolled back leaves it alive',
    async (vendor) => {
      const player = await vendor.openPlayer(10n * UNIT);
      for (const [id, stake] of [
        ['a', UNIT],
        ['b', 2n * UNIT],
        ['c', 3n * UNIT],
      ] as const) {
        expectTaken(await vendor.bet(player, stake, { id, round: 'r' }));
      }
      const back = await vendor.rollback(player, 'b', { round: 'r' });
      expectTaken(back, { status: 'accepted', balanceMicro: String(6n * UNIT) });
      expectTaken(await vendor.bet(player, UNIT, { id: 'd', round: 'r' }));
      expectTaken(await vendor.win(player, 'c', 5n * UNIT, { round: 'r' }));
      const closed = await vendor.close(player, 'r');
      expectTaken(closed, { stakeMicro: String(5n * UNIT), payoutMicro: String(5n * UNIT) });
    },
  ),

  vendorCase([35], 'a closed round takes no bet', async (vendor) => {
    const player = await vendor.openPlayer(10n * UNIT);
    expectTaken(await vendor.bet(player, UNIT, { id: 'bet', round: 'r' }));
    expectTaken(await vendor.close(player, 'r'), { duplicate: false, stakeMicro: String(UNIT) });
    expectTaken(await vendor.close(player, 'r'), { duplicate: true, stakeMicro: String(UNIT) });
    expectRefused(await vendor.bet(player, UNIT, { round: 'r' }), 'ROUND_CLOSED');
    // What was taken before is answered as it was.
    expectTaken(await vendor.bet(player, UNIT, { id: 'bet', round: 'r' }), { duplicate: true });
    expectRefused(await vendor.close(player, 'never-played'), 'ROUND_NOT_FOUND');
    expectTaken(await vendor.bet(player, UNIT, { round: 'never-played' }));
  }),

  vendorCase([36], 'two rounds open at a time', async (vendor) => {
    const player = await vendor.openPlayer(10n * UNIT);
    expectTaken(await vendor.bet(player, UNIT, { id: 'one', round: 'r1' }));
    expectTaken(await vendor.bet(player, 2n * UNIT, { id: 'two', round: 'r2' }));
    expectTaken(await vendor.win(player, 'one', 5n * UNIT, { round: 'r1' }));
    expectTaken(await vendor.close(player, 'r1'), { payoutMicro: String(5n * UNIT) });
    expectTaken(await vendor.bet(player, UNIT, { round: 'r2' }));
    expectTaken(await vendor.close(player, 'r2'), { stakeMicro: String(3n * UNIT) });
  }),

  operatorCase([37], 'a round goes on on another device', async (vendor, operator) => {
    const desktop = await vendor.openPlayer(10n * UNIT);
    expectTaken(await vendor.bet(desktop, UNIT, { id: 'desktop', round: 'r' }));
    const mobile = vendor.replace(await operator.relaunch(desktop));
    expectTaken(await vendor.bet(mobile, 2n * UNIT, { id: 'mobile', round: 'r' }));
    // What is owed from the first device comes with its token.
    expectTaken(await vendor.win(desktop, 'desktop', 4n * UNIT, { round: 'r' }));
    expectTaken(await vendor.close(mobile, 'r'), { stakeMicro: String(3n * UNIT) });
  }),

  vendorCase([38], 'fifty bets at once with funds for ten: ten are taken', async (vendor) => {
    const player = await vendor.openPlayer(10n * UNIT);
    const replies = await Promise.all(Array.from({ length: 50 }, () => vendor.bet(player, UNIT)));
    expect(replies.filter(({ body }) => body.success)).toHaveLength(10);
    for (const { body } of replies.filter((reply) => !reply.body.success)) {
      expect(body.code).toBe('INSUFFICIENT_FUNDS');
    }
    expectTaken(await vendor.balance(player), { balanceMicro: '0' });
  }),

  vendorCase([41], 'keys of its own are the vendor’s right', async (vendor) => {
    const player = await vendor.openPlayer(10n * UNIT);
    const body = { platform: 'GPL_DESKTOP', meta: { table: [1, 2] }, is_free: null, amount: 7 };
    expectTaken(await vendor.bet(player, UNIT, { id: 'bet', round: 'r', body }));
    // They are no part of what makes a bet the same.
    expectTaken(await vendor.bet(player, UNIT, { id: 'bet', round: 'r' }), { duplicate: true });
    expectTaken(await vendor.win(player, 'bet', UNIT, { round: 'r', body }));
    expectTaken(await vendor.rollback(player, 'none-such', { body }));
  }),

  vendorCase(
    [42],
    'an id that is missing, empty, too long or not plain is refused',
    async (vendor) => {
      const player = await vendor.openPlayer(10n * UNIT);
      for (const id of [undefined, '', 'x'.repeat(129), 'a b', 'a\u0000b', 'é', '\n', 7, null]) {
        const reply = await vendor.bet(player, UNIT, { body: { transactionId: id } });
        expectRefused(reply, 'INVALID_BODY');
        expect(Object.keys(reply.body.fields ?? {})).toEqual(['/transactionId']);
        const round = await vendor.bet(player, UNIT, { body: { roundId: id } });
        expectRefused(round, 'INVALID_BODY');
        const win = await vendor.win(player, 'b', UNIT, { body: { referenceTransactionId: id } });
        expectRefused(win, 'INVALID_BODY');
      }
      const longest = { transactionId: `${vendor.idOf('')}${'~'.repeat(119)}` };
      expect(longest.transactionId).toHaveLength(128);
      expectTaken(await vendor.bet(player, UNIT, { body: longest }));
    },
  ),

  operatorCase(
    [43],
    'a closed site takes no bet, and what is owed all the same',
    async (vendor, operator) => {
      const player = await vendor.openPlayer(10n * UNIT);
      expectTaken(await vendor.bet(player, UNIT, { id: 'won', round: 'r1' }));
      expectTaken(await vendor.bet(player, UNIT, { id: 'lost', round: 'r2' }));
      try {
        await operator.setSiteStatus(1);
        expectRefused(await vendor.bet(player, UNIT), 'MAINTENANCE');
        expectTaken(await vendor.win(player, 'won', 2n * UNIT, { round: 'r1' }));
        await operator.setSiteStatus(2);
        expectRefused(await vendor.bet(player, UNIT), 'REGION_BLOCKED');
        expectTaken(await vendor.rollback(player, 'lost', { round: 'r2' }));
        expectTaken(await vendor.close(player, 'r1'));
      } finally {
        await operator.setSiteStatus(0);
      }
      expectTaken(await vendor.bet(player, UNIT));
    },
  ),

  vendorCase([], 'an id like our own marks is an id like any other', async (vendor) => {
    const player = await vendor.openPlayer(10n * UNIT);
    for (const mark of ['close:', 'close-', 'close.']) {
      const round = vendor.idOf(`r${mark}`);
      const body = { transactionId: `${mark}${round}`, roundId: round };
      expectTaken(await vendor.bet(player, vendor.target.stakeUnitMicro, { body }));
      expectTaken(
        await vendor.bet(player, vendor.target.stakeUnitMicro, { body: { roundId: round } }),
      );
    }
  }),

  vendorCase(
    [],
    'a round closes between bets: none is lost and none comes after',
    async (vendor) => {
      const player = await vendor.openPlayer(100n * UNIT);
      for (let time = 0; time < 3; time += 1) {
        const round = `r${time}`;
        expectTaken(await vendor.bet(player, UNIT, { round }));
        const calls = Array.from({ length: 12 }, (_call, index) =>
          index === 6 ? vendor.close(player, round) : vendor.bet(player, UNIT, { round }),
        );
        const replies = await Promise.all(calls);
        const closed = replies[6];
        const taken = replies.filter((reply) => reply !== closed && reply.body.success).length;
        expect(closed?.body.value).toMatchObject({ stakeMicro: String(BigInt(taken + 1) * UNIT) });
        expectRefused(await vendor.bet(player, UNIT, { round }), 'ROUND_CLOSED');
      }
    },
  ),
];
