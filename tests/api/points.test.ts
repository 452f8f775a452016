import { beforeEach, expect, it } from 'vitest';
import type { ReplyOf } from '#contract/operation.ts';
import { setting } from '#domain/points/points-policy.setting.ts';
import { EVERY_MEANS } from '#domain/setting/setting-declaration.ts';
import { freshKey } from '#tests/support/agents.ts';
import { contractCalls } from '#tests/support/contracts.ts';
import { expectLedgerWhole } from '#tests/support/ledger-oracle.ts';
import { cashOf, deposit, registerMember, type TestMember } from '#tests/support/members.ts';
import { playRound } from '#tests/support/play.ts';
import { pointCalls } from '#tests/support/points.ts';
import { useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';
import { setPaymentPassword } from '#tests/support/withdrawals.ts';

const UNIT = 1_000_000n;

onOneEngine((engine) => {
  const app = useTestApp(engine);
  const { voidLastRound } = contractCalls(app);

  const { setPolicy, earn, get, points, changes, convert } = pointCalls(app);

  let player: TestMember;
  beforeEach(async () => {
    player = await registerMember(app());
    await deposit(app(), player, 10_000n * UNIT);
  });

  it('gives and takes nothing while the brand has no points', async () => {
    const config = await get<ReplyOf<'getPointsConfig'>>(player, 'config');
    expect(config.body.value).toMatchObject({ enabled: false, earning: [] });
    await playRound(app(), player, 0n, true, 1_000n * UNIT);
    await earn();
    expect(await points(player)).toBe(0);
    expect((await convert(player, 100)).body.code).toBe('POINTS_OFF');
  });

  it('gives whole points for valid bets by the weight of their category, once', async () => {
    const { weights } = setting.inEffect(null, EVERY_MEANS);
    await setPolicy({ enabled: true, weights: { ...weights, RNG: 5_000, LIVE: 0 } });
    const config = await get<ReplyOf<'getPointsConfig'>>(player, 'config');
    expect(config.body.value.earning).toContainEqual({
      gameCategory: 'RNG',
      stakePerPointMicro: String(20n * UNIT),
    });
    expect(config.body.value.earning.map(({ gameCategory }) => gameCategory)).not.toContain('LIVE');
    await playRound(app(), player, 0n, true, 19n * UNIT);
    await earn();
    expect(await points(player)).toBe(0);
    await playRound(app(), player, 0n, true, 50n * UNIT);
    await earn();
    await earn();
    expect(await points(player)).toBe(3);
    expect(await changes(player)).toEqual([['rng', 3, 3]]);
    expect(await changes(player, '&type=sports')).toEqual([]);
    // The records of money know nothing of points.
    const wallet = await app().call<ReplyOf<'listTransactions'>>(
      'GET',
      '/wps/relay/transactions?limit=50',
      { token: player.token },
    );
    expect(wallet.body.value.items.every(({ kind }) => kind !== 'pointsEarned')).toBe(true);
    await expectLedgerWhole(app().database);
  });

  it('turns points into cash by the ratio, within the bounds of a day, once for a key', async () => {
    await setPolicy({ enabled: true, maxConvertPointsPerDay: 900 });
    await playRound(app(), player, 0n, true, 9_000n * UNIT);
    await playRound(app(), player, 0n, true, 1_000n * UNIT);
    await earn();
    expect(await points(player)).toBe(1_000);
    const missing = await convert(player, 200);
    expect(missing.body.code).toBe('PAYMENT_PASSWORD_MISSING');
    await setPaymentPassword(app(), player);
    expect((await convert(player, 200, { password: '000000' })).body.code).toBe('WRONG_PASSWORD');
    for (const [amount, code] of [
      [99, 'minimum'],
      [901, 'maximum'],
    ] as const) {
      const refused = await convert(player, amount);
      expect(refused.body).toMatchObject({
        code: 'AMOUNT_OUT_OF_RANGE',
        fields: { '/points': { code } },
      });
    }
    const before = await cashOf(app(), player);
    const key = freshKey();
    const done = await convert(player, 850, {}, key);
    expect(done.body.value).toMatchObject({
      points: { currentPoints: 150 },
      credited: { fund: 'cash', currency: 'PEN', amountMicro: String((85n * UNIT) / 10n) },
    });
    expect((await convert(player, 850, {}, key)).body.value).toEqual(done.body.value);
    expect(await cashOf(app(), player)).toBe(before + (85n * UNIT) / 10n);
    expect((await convert(player, 100)).body).toMatchObject({
      fields: { '/points': { code: 'maximum', params: { limit: 50 } } },
    });
    expect((await changes(player))[0]).toEqual(['convert', -850, 150]);
    expect(await changes(player, '&type=convert')).toHaveLength(1);
    await expectLedgerWhole(app().database);
  });

  it('lets two conversions at once spend each point once', async () => {
    await setPolicy({ enabled: true });
    await setPaymentPassword(app(), player);
    await playRound(app(), player, 0n, true, 1_500n * UNIT);
    await earn();
    const both = await Promise.all([convert(player, 100), convert(player, 100)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    expect(both.some(({ body }) => body.code === 'INSUFFICIENT_POINTS')).toBe(true);
    expect(await points(player)).toBe(50);
    await expectLedgerWhole(app().database);
  });

  it('takes points of a voided bet back, below zero at the worst, which later ones pay off', async () => {
    await setPolicy({ enabled: true });
    await setPaymentPassword(app(), player);
    await playRound(app(), player, 0n, true, 1_000n * UNIT);
    await earn();
    expect((await convert(player, 100)).status).toBe(200);
    await voidLastRound(player);
    await earn();
    expect(await points(player)).toBe(0);
    await playRound(app(), player, 0n, true, 1_500n * UNIT);
    await earn();
    // 150 new ones, less the hundred that were used and taken back.
    expect(await points(player)).toBe(50);
    expect((await convert(player, 100)).body.code).toBe('INSUFFICIENT_POINTS');
    await expectLedgerWhole(app().database);
  });
});
