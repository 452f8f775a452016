import { describe, expect, it } from 'vitest';
import type { VipLevel, VipPolicySettings, VipPreview } from '#contract/generated/types.ts';
import type { ReplyOf } from '#contract/operation.ts';
import { deposit, registerMember, type TestMember } from '#tests/support/members.ts';
import { missionCalls } from '#tests/support/missions.ts';
import { playRound } from '#tests/support/play.ts';
import { cashBy, UNIT } from '#tests/support/promotions.ts';
import { approved } from '#tests/support/second-person.ts';
import { useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

const levelOf = (title: string, bets: bigint, change: Partial<VipLevel> = {}): VipLevel => ({
  texts: [{ language: 'es', title }],
  turnoverMicro: String(bets * UNIT),
  depositMicro: '0',
  keepMicro: String((bets / 2n) * UNIT),
  rebateExtraBasisPoints: 0,
  withdrawalMaxMicro: '0',
  isFeeFree: false,
  ...change,
});

const LEVELS = [
  levelOf('Bronce', 2n),
  levelOf('Plata', 4n, { depositMicro: String(100n * UNIT), isFeeFree: true }),
  levelOf('Oro', 8n, {
    depositMicro: String(100n * UNIT),
    withdrawalMaxMicro: String(90_000n * UNIT),
    isFeeFree: true,
  }),
];

onOneEngine((engine) => {
  const app = useTestApp(engine);
  const calls = missionCalls(app);
  const settings = async () =>
    (await calls.office<VipPolicySettings>('GET', '/vip-policy')).body.value;
  const put = async (levels: readonly VipLevel[], enabled = true) =>
    calls.office<VipPolicySettings>('PUT', '/vip-policy', {
      version: (await settings()).version,
      policy: { enabled, levels },
      reason: 'a test needs it',
    });
  const setLevels = async (levels: readonly VipLevel[], enabled = true): Promise<void> => {
    expect((await approved(app(), await put(levels, enabled))).status).toBe(200);
  };
  const vip = (member: TestMember) => calls.get<ReplyOf<'getVip'>>(member, '/vip');
  const player = async (amount = 50n) => {
    const member = await registerMember(app());
    await deposit(app(), member, amount * UNIT);
    return member;
  };
  const play = async (member: TestMember, rounds: number): Promise<void> => {
    for (let round = 0; round < rounds; round += 1) await playRound(app(), member, 0n);
    await calls.run('followPlay');
  };
  /** Lets the clock pass into the next month of the brand. */
  const nextMonth = async (...members: TestMember[]): Promise<void> => {
    const now = app().clock.now();
    const next = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 2, 12));
    await calls.pass((+next - +now) / 3_600_000, ...members);
    await calls.run('reviewLevels');
  };

  describe('levels', () => {
    it('are reached at once by bets and deposits of a month, and give their rewards once', async () => {
      await setLevels(LEVELS);
      const gift = await calls.publish({
        ...cashBy('level', 5n * UNIT),
        timesPerMember: 1,
        trigger: { ...cashBy('level').trigger, level: 1 },
      });
      const member = await player();
      expect((await vip(member)).level).toBe(0);
      await play(member, 2);
      const reached = await vip(member);
      expect([reached.level, reached.turnoverMicro, reached.levels[0]?.name]).toEqual([
        1,
        String(2n * UNIT),
        'Bronce',
      ]);
      expect(reached.levels[0]?.gifts.map(({ promotionId }) => promotionId)).toEqual([gift]);
      expect(await calls.waiting(member, gift)).toHaveLength(1);
      // Bets alone do not reach the second level.
      await play(member, 2);
      expect((await vip(member)).level).toBe(1);
      await deposit(app(), member, 60n * UNIT);
      await calls.settle();
      expect((await vip(member)).level).toBe(2);
      expect(await calls.waiting(member, gift)).toHaveLength(1);
      expect((await settings()).members).toEqual([{ level: 2, members: 1 }]);
    });

    it('are kept by their own month, have a month of grace, and fall by one', async () => {
      const member = await player(200n);
      await play(member, 8);
      expect((await vip(member)).level).toBe(3);
      // The month in which it was reached and the next one are the player's.
      await nextMonth(member);
      expect([(await vip(member)).level, (await vip(member)).isGrace]).toEqual([3, false]);
      await nextMonth(member);
      expect([(await vip(member)).level, (await vip(member)).isGrace]).toEqual([3, true]);
      await play(member, 4);
      await nextMonth(member);
      expect([(await vip(member)).level, (await vip(member)).isGrace]).toEqual([3, false]);
      await nextMonth(member);
      await nextMonth(member);
      expect([(await vip(member)).level, (await vip(member)).isGrace]).toEqual([2, false]);
    });

    it('give what they say: no fee, larger withdrawals, and campaigns for them alone', async () => {
      const member = await player(200n);
      const low = await player();
      await play(member, 8);
      const offer = await calls.get<ReplyOf<'getWithdrawalOffer'>>(member, '/withdrawal/offer');
      expect([offer.maxMicro, offer.feeMicro]).toEqual([
        String(90_000n * UNIT),
        expect.any(String),
      ]);
      const id = await calls.publish({
        ...cashBy('signUp', 5n * UNIT, { trigger: { mustJoin: true } }),
        audience: { registeredWithinDays: 0, tags: [], withoutTags: [], agents: false, level: 3 },
      });
      expect((await calls.detail(member, id)).promotion.obstacle).toBeNull();
      expect((await calls.detail(low, id)).promotion.obstacle).toBe('audience');
      await setLevels(LEVELS, false);
      expect((await vip(member)).levels).toEqual([]);
      const plain = await calls.get<ReplyOf<'getWithdrawalOffer'>>(member, '/withdrawal/offer');
      expect(BigInt(plain.maxMicro)).toBeLessThan(90_000n * UNIT);
      await setLevels(LEVELS);
    });
  });

  it('gives a birthday its reward once a year, and no other day', async () => {
    const id = await calls.publish({ ...cashBy('birthday', 5n * UNIT), timesPerMember: 1 });
    const member = await registerMember(app());
    const birthday = async (day: string) =>
      app()
        .database.db.updateTable('member')
        .set({ profile: JSON.stringify({ birthday: day }) })
        .where('id', '=', BigInt(member.memberId))
        .execute();
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Lima' });
    const day = today.format(app().clock.now());
    await birthday(`1990-${day.slice(5) === '01-15' ? '01-16' : '01-15'}`);
    await calls.run('giveBirthdays');
    expect(await calls.waiting(member, id)).toEqual([]);
    await birthday(`1990-${day.slice(5)}`);
    await calls.run('giveBirthdays', 'giveBirthdays');
    expect((await calls.waiting(member, id)).map(({ source }) => source)).toEqual(['birthday']);
    await calls.pass(24, member);
    await calls.run('giveBirthdays');
    expect(await calls.waiting(member, id)).toHaveLength(1);
  });

  it('are not lowered for months in which the brand had them off', async () => {
    await setLevels(LEVELS);
    const member = await player(200n);
    await play(member, 8);
    await setLevels(LEVELS, false);
    for (let month = 0; month < 4; month += 1) await nextMonth(member);
    await setLevels(LEVELS);
    await calls.run('reviewLevels', 'reviewLevels', 'reviewLevels');
    expect([(await vip(member)).level, (await vip(member)).isGrace]).toEqual([3, false]);
  });

  it('refuses levels that contradict each other, and shows whom others would move', async () => {
    const faulty = await put([
      levelOf('A', 4n),
      levelOf('B', 4n, { keepMicro: String(9n * UNIT) }),
    ]);
    expect(faulty.body.code).toBe('INVALID_LEVELS');
    expect(Object.keys(faulty.body.fields ?? {})).toEqual([
      '/policy/levels/1/turnoverMicro',
      '/policy/levels/1/keepMicro',
    ]);
    const member = await player();
    await play(member, 3);
    const preview = await calls.office<VipPreview>('POST', '/vip-policy/preview', {
      policy: { enabled: true, levels: [levelOf('A', 1n), levelOf('B', 3n)] },
    });
    expect(preview.body.value.up).toBeGreaterThan(0);
    expect((await vip(member)).level).toBe(1);
  });
});
