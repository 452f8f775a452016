import { beforeEach, expect, it } from 'vitest';
import type { PointGood, Redemption } from '#contract/generated/types.ts';
import type { ReplyOf } from '#contract/operation.ts';
import { freshKey } from '#tests/support/agents.ts';
import { expectLedgerWhole } from '#tests/support/ledger-oracle.ts';
import { cashOf, deposit, registerMember, type TestMember } from '#tests/support/members.ts';
import { playRound } from '#tests/support/play.ts';
import { goodOf, pointCalls } from '#tests/support/points.ts';
import { promotionCalls } from '#tests/support/promotions.ts';
import { useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';
import { setPaymentPassword } from '#tests/support/withdrawals.ts';

const UNIT = 1_000_000n;
const HOME = { fullName: 'Luna Paz', address: 'Calle Mayor 1, Lima', mobileNum: '987654321' };

onOneEngine((engine) => {
  const app = useTestApp(engine);
  const calls = pointCalls(app);
  const { setPolicy, setGoods, putGoods, goods, earn, get, balance, points, redeem } = calls;
  const { publish } = promotionCalls(app);

  const history = async (member: TestMember, more = '') =>
    (await get<ReplyOf<'listRedemptions'>>(member, `redemptions?limit=50${more}`)).body.value.items;
  const mall = async (more = '') =>
    (await get<ReplyOf<'listPointRewards'>>({ ...player, token: '' }, `rewards${more}`)).body.value;
  const decide = (
    { redemptionId }: Pick<Redemption, 'redemptionId'>,
    decision: 'approve' | 'reject',
    reason = 'sent by post, number 4711',
  ) => calls.office('POST', `point-redemptions/${redemptionId}/decision`, { decision, reason });
  const offer = async (...list: Partial<PointGood>[]): Promise<PointGood[]> => [
    ...(await setGoods(list.map(goodOf))),
  ];
  const one = async (change: Partial<PointGood> = {}): Promise<PointGood> => {
    const [good] = await offer(change);
    if (good === undefined) throw new Error('no goods');
    return good;
  };

  /** A campaign that gives a tenth of each deposit in points. */
  const pointsReward = () =>
    publish({
      trigger: { kind: 'deposit', mustJoin: false, depositNumber: 0, minDepositMicro: '1000000' },
      reward: { kind: 'points', amountMicro: '0', percent: 10, maxMicro: '0' },
    });

  let player: TestMember;
  /** A player who has 1,000 points. */
  const rich = async (): Promise<TestMember> => {
    const member = await registerMember(app());
    await deposit(app(), member, 10_000n * UNIT);
    await setPaymentPassword(app(), member);
    await playRound(app(), member, 0n, true, 5_000n * UNIT);
    await playRound(app(), member, 0n, true, 5_000n * UNIT);
    await earn();
    return member;
  };
  beforeEach(async () => {
    await setPolicy({ enabled: true });
    player = await rich();
  });

  it('shows the goods of now in the order of the brand, in pages', async () => {
    await offer(
      {
        texts: [{ language: 'es', title: 'Uno', description: 'De verdad' }],
        stock: 3,
        tags: ['vip'],
      },
      { enabled: false },
      { endsAt: '2020-01-02T00:00:00.000Z' },
      { startsAt: '2199-01-01T00:00:00.000Z' },
      { kind: 'physical', pointsRequired: 900, depositedMicro: '100000000', perMember: 1 },
    );
    const first = await mall('?limit=1');
    expect(first.items).toMatchObject([
      {
        title: 'Uno',
        description: 'De verdad',
        amountMicro: '5000000',
        remaining: 3,
        review: false,
      },
    ]);
    const second = await mall(`?limit=1&cursor=${first.nextCursor}`);
    expect(second).toMatchObject({
      items: [{ kind: 'physical', amountMicro: null, review: true, perMember: 1 }],
      nextCursor: null,
    });
    expect((await mall('?kind=cash')).items).toHaveLength(1);
    await setPolicy({ enabled: false });
    expect(await mall()).toEqual({ items: [], nextCursor: null });
    const off = await redeem(player, (await goods()).goods[0] ?? goodOf());
    expect(off.body.code).toBe('POINTS_OFF');
  });

  it('pays cash at once, once for a key, and writes it in every record', async () => {
    const good = await one();
    const before = await cashOf(app(), player);
    const key = freshKey();
    const done = await redeem(player, good, { quantity: 3 }, key);
    expect(done.body.value).toMatchObject({
      kind: 'cash',
      title: 'Efectivo',
      status: 'approved',
      pointsRequired: 300,
      changedPoints: -300,
      pointsBalance: 700,
      amountMicro: '15000000',
    });
    expect((await redeem(player, good, { quantity: 3 }, key)).body.value).toEqual(done.body.value);
    expect(await cashOf(app(), player)).toBe(before + 15n * UNIT);
    expect(await points(player)).toBe(700);
    expect((await calls.convert(player, 200)).status).toBe(200);
    expect((await history(player)).map(({ kind, pointsBalance }) => [kind, pointsBalance])).toEqual(
      [
        ['convert', 500],
        ['cash', 700],
      ],
    );
    expect((await calls.changes(player)).slice(0, 2)).toEqual([
      ['convert', -200, 500],
      ['redeem', -300, 700],
    ]);
    expect(await calls.changes(player, '&type=redeem')).toHaveLength(1);
    expect((await goods()).taken).toMatchObject([{ taken: 3 }]);
    await expectLedgerWhole(app().database);
  });

  it('gives the last one to one player, and points to one use', async () => {
    const good = await one({ stock: 1, pointsRequired: 600 });
    const other = await rich();
    const both = await Promise.all([redeem(player, good), redeem(other, good)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(both.some(({ body }) => body.code === 'REWARD_OUT_OF_STOCK')).toBe(true);
    const loser = both[0].status === 200 ? other : player;
    const dear = await one({ pointsRequired: 600 });
    const race = await Promise.all([redeem(loser, dear), calls.convert(loser, 600)]);
    expect(race.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    expect(await points(loser)).toBe(400);
    await expectLedgerWhole(app().database);
  });

  it('refuses goods that a player may not take, and loses nothing', async () => {
    const refused = async (change: Partial<PointGood>, more: object = {}) =>
      (await redeem(player, await one(change), more)).body.code;
    expect(await refused({ pointsRequired: 1_001 })).toBe('INSUFFICIENT_POINTS');
    expect(await refused({}, { pointsRequired: 99 })).toBe('GOOD_CHANGED');
    expect(await refused({}, { amountMicro: '6000000' })).toBe('GOOD_CHANGED');
    expect(await refused({}, { goodId: '1' })).toBe('REWARD_NOT_FOUND');
    expect(await refused({ enabled: false })).toBe('REWARD_NOT_FOUND');
    expect(await refused({ perMember: 1 }, { quantity: 2 })).toBe('ALREADY_CLAIMED');
    expect(await refused({ depositedMicro: '10001000000' })).toBe('NOT_ELIGIBLE');
    expect(await refused({ kind: 'physical' })).toBe('INVALID_BODY');
    expect(await refused({}, { password: '000000' })).toBe('WRONG_PASSWORD');
    expect(await points(player)).toBe(1_000);
    expect(await history(player)).toEqual([]);
  });

  it('gives the reward of a campaign on its terms', async () => {
    const reward = { kind: 'bonus', amountMicro: '20000000', turnoverTimes: 3 } as const;
    const campaignId = await publish({ trigger: { kind: 'points' }, reward });
    const good = await one({ kind: 'bonus', campaignId });
    const seen = { amountMicro: '20000000' };
    expect((await mall()).items).toMatchObject([{ campaignId, amountMicro: '20000000' }]);
    expect((await redeem(player, good, { ...seen, quantity: 2 })).body.code).toBe('INVALID_BODY');
    expect((await redeem(player, good, seen)).body.value).toMatchObject(seen);
    const waiting = await app().call<ReplyOf<'listRewards'>>('GET', '/wps/relay/rewards', {
      token: player.token,
    });
    expect(waiting.body.value.items).toMatchObject([{ kind: 'bonus', source: 'points' }]);
  });

  it('gives rewards of campaigns in points', async () => {
    await pointsReward();
    const before = await points(player);
    await deposit(app(), player, 100n * UNIT);
    await app().server.relay.settle();
    const waiting = await app().call<ReplyOf<'listRewards'>>('GET', '/wps/relay/rewards', {
      token: player.token,
    });
    const [reward] = waiting.body.value.items;
    expect(reward).toMatchObject({ kind: 'points', points: 1_000, amountMicro: '10000000' });
    const claimed = await app().call('POST', `/wps/relay/rewards/${reward?.rewardId}/claim`, {
      token: player.token,
      key: freshKey(),
      body: {},
    });
    expect(claimed.status).toBe(200);
    expect(await points(player)).toBe(before + 1_000);
    expect((await calls.changes(player, '&type=reward'))[0]).toEqual(['reward', 1_000, 2_000]);
    await expectLedgerWhole(app().database);
  });

  it('holds points until staff decide, and returns them on a refusal', async () => {
    const [ship, code] = await offer(
      { kind: 'physical', stock: 2, pointsRequired: 400 },
      { kind: 'voucher', pointsRequired: 50 },
    );
    if (ship === undefined || code === undefined) throw new Error('no goods');
    const asked = await redeem(player, ship, { delivery: HOME });
    expect(asked.body.value).toMatchObject({ status: 'inProcess', delivery: HOME });
    const second = await redeem(player, ship, { delivery: HOME });
    const third = await redeem(player, code);
    expect(await balance(player)).toEqual({ currentPoints: 150, pendingPoints: 850 });
    const queue = await calls.office<ReplyOf<'listPointRedemptions'>>(
      'GET',
      'point-redemptions?view=waiting',
    );
    expect(queue.body.value.items).toMatchObject([
      { kind: 'physical', delivery: HOME, points: 400 },
      { kind: 'physical' },
      { kind: 'voucher', delivery: null },
    ]);
    expect((await decide(second.body.value, 'reject', 'out of colour')).status).toBe(200);
    expect((await decide(second.body.value, 'approve')).body.code).toBe('REDEMPTION_NOT_FOUND');
    expect((await decide(asked.body.value, 'approve')).status).toBe(200);
    expect((await decide(third.body.value, 'approve', 'CODE-1234')).status).toBe(200);
    expect(await balance(player)).toEqual({ currentPoints: 550, pendingPoints: 0 });
    expect(await history(player)).toMatchObject([
      { status: 'approved', remark: 'CODE-1234' },
      { status: 'rejected', remark: 'out of colour', changedPoints: 0 },
      { status: 'approved', remark: 'sent by post, number 4711' },
    ]);
    expect(await history(player, '&status=rejected')).toHaveLength(1);
    expect((await goods()).taken).toMatchObject([{ taken: 1 }, { taken: 1 }]);
    const trail = await app()
      .database.db.selectFrom('audit_entry')
      .select('reason')
      .where('action', '=', 'decidePointRedemption')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(trail.reason).toBe('');
    await expectLedgerWhole(app().database);
  });

  it('decides a redemption once when two of staff press at the same time', async () => {
    const good = await one({ review: true });
    const asked = await redeem(player, good);
    const before = await cashOf(app(), player);
    const act = asked.body.value;
    const both = await Promise.all([decide(act, 'approve'), decide(act, 'reject', 'not today')]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
    const isPaid = both[0].status === 200;
    expect(await cashOf(app(), player)).toBe(before + (isPaid ? 5n * UNIT : 0n));
    expect(await points(player)).toBe(isPaid ? 900 : 1_000);
    await expectLedgerWhole(app().database);
  });

  it('asks a second person for goods that pay more, and refuses goods that give nothing', async () => {
    const good = await one();
    const asked = await putGoods([{ ...good, pointsRequired: 50 }]);
    expect(asked.body.code).toBe('SECOND_PERSON_ASKED');
    expect((await putGoods([{ ...good, pointsRequired: 200 }])).status).toBe(200);
    const broken = await putGoods([
      goodOf({ amountMicro: '0' }),
      goodOf({ kind: 'bonus' }),
      goodOf({ kind: 'bonus', campaignId: '12' }),
      goodOf({ goodId: '12' }),
      goodOf({ picture: 'a'.repeat(32) }),
      goodOf({ texts: [{ language: 'en', title: 'Cash', description: '' }] }),
    ]);
    expect(broken.body).toMatchObject({
      code: 'INVALID_GOODS',
      fields: {
        '/goods/0/amountMicro': { code: 'AMOUNT_NEEDED' },
        '/goods/1/campaignId': { code: 'CAMPAIGN_NEEDED' },
        '/goods/2/campaignId': { code: 'enum' },
        '/goods/3/goodId': { code: 'enum' },
        '/goods/4/picture': { code: 'enum' },
        '/goods/5/texts': { code: 'DEFAULT_LANGUAGE_MISSING' },
      },
    });
  });
});
