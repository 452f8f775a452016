import { describe, expect, it } from 'vitest';
import type { Campaign } from '#contract/generated/types.ts';
import type { ReplyOf } from '#contract/operation.ts';
import { commitToServerSeed } from '#domain/fairness/seed-commitment.ts';
import { drawPrize } from '#domain/promotion/raffle.ts';
import { splitPot } from '#domain/promotion/split-pot.ts';
import { expectLedgerWhole } from '#tests/support/ledger-oracle.ts';
import { registerMember, type TestMember } from '#tests/support/members.ts';
import { cashBy, promotionCalls, UNIT } from '#tests/support/promotions.ts';
import { useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

onOneEngine((engine) => {
  const app = useTestApp(engine);
  const calls = promotionCalls(app);
  const draw = (member: TestMember, promotionId: string) =>
    calls.post<ReplyOf<'claimRafflePromotion'>>(member, '/promotion/raffle/claim', { promotionId });
  const take = (member: TestMember, id: string) =>
    calls.post<ReplyOf<'takeEnvelope'>>(member, `/promotions/${id}/envelope`);
  const drawOf = (kind: 'wheel' | 'egg', prizes: Campaign['prizes'], budget = 1_000n) => ({
    ...cashBy(kind, 0n),
    prizes,
    budgetMicro: String(budget * UNIT),
  });
  /** A new account that has claimed spins or tickets. */
  const playerWith = async (kind: 'spins' | 'tickets', count: number): Promise<TestMember> => {
    const id = await calls.publish(
      cashBy('registration', UNIT, { timesPerMember: 1, reward: { kind, rounds: count } }),
    );
    const member = await registerMember(app());
    await calls.settle();
    const gift = (await calls.claimable(member)).find(({ promotionId }) => promotionId === id);
    expect(gift?.rounds).toBe(count);
    expect((await calls.claim(member, gift?.rewardId ?? '0')).status).toBe(200);
    await calls.office('POST', `/campaigns/${id}/state`, {
      seen: 'live',
      state: 'ended',
      reason: 'a test needs it',
    });
    return member;
  };

  describe.each([
    ['wheel', 'spins'],
    ['egg', 'tickets'],
  ] as const)('a %s', (kind, unit) => {
    const other = unit === 'spins' ? 'tickets' : 'spins';

    it('draws once for each unit, whose seeds prove the prize, and pays it at once', async () => {
      const prizes = [
        { weight: 1, amountMicro: String(2n * UNIT), stock: 0 },
        { weight: 1, amountMicro: String(3n * UNIT), stock: 0 },
      ];
      const id = await calls.publish(drawOf(kind, prizes));
      const member = await playerWith(unit, 2);
      const before = await calls.detail(member, id);
      expect([before.raffle?.tickets, before.raffle?.used]).toEqual([2, 0]);
      const answers = await Promise.all([draw(member, id), draw(member, id), draw(member, id)]);
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
        200, 200, 409,
      ]);
      const won = answers.flatMap(({ body, status }) =>
        status === 200 ? [BigInt(body.value.reward.amountMicro)] : [],
      );
      expect((await calls.funds(member))['cash']).toBe((won[0]! + won[1]!) / UNIT);
      const { raffle } = await calls.detail(member, id);
      expect([raffle?.tickets, raffle?.used]).toEqual([2, 2]);
      const [newest, oldest] = raffle?.winners ?? [];
      expect(commitToServerSeed(oldest?.serverSeed ?? '')).toBe(before.raffle?.commitment);
      for (const one of [newest!, oldest!]) {
        const seeds = { serverSeed: one.serverSeed, salt: raffle!.salt, number: one.number };
        expect(drawPrize(prizes, seeds)).toBe(one.drawn);
      }
      expect((await draw(await playerWith(other, 1), id)).body.code).toBe('NOTHING_TO_CLAIM');
      await expectLedgerWhole(app().database);
    });

    it('gives the last prize for one whose stock is used up, and keeps the unit without a budget', async () => {
      const prizes = [
        { weight: 1_000_000, amountMicro: String(4n * UNIT), stock: 1 },
        { weight: 1, amountMicro: String(UNIT), stock: 0 },
      ];
      const id = await calls.publish(drawOf(kind, prizes, 6n));
      const member = await playerWith(unit, 3);
      expect((await draw(member, id)).body.value.prizeIndex).toBe(0);
      const second = await draw(member, id);
      // 2.00 are left, and the largest prize is 4.00.
      expect(second.body.code).toBe('BUDGET_SPENT');
      expect((await calls.detail(member, id)).raffle?.tickets).toBe(3);
      const roomy = await calls.publish(drawOf(kind, prizes));
      expect((await draw(member, roomy)).body.value.prizeIndex).toBe(0);
      expect((await draw(member, roomy)).body.value.prizeIndex).toBe(1);
      const [last] = (await calls.detail(member, roomy)).raffle?.winners ?? [];
      expect([last?.drawn, last?.prize]).toEqual([0, 1]);
    });
  });

  it('refuses prizes that cannot give way and rewards of no spins', async () => {
    const stocked = await calls.draft(
      drawOf('wheel', [{ weight: 1, amountMicro: String(UNIT), stock: 3 }]),
    );
    expect(stocked.body.fields?.['/campaign/prizes/0/stock']?.code).toBe('maximum');
    const none = await calls.draft(cashBy('code', UNIT, { reward: { kind: 'spins', rounds: 0 } }));
    expect(none.body.fields?.['/campaign/reward/rounds']?.code).toBe('minimum');
  });

  describe('a rain of envelopes', () => {
    const rainOf = (envelopes: number, pot: bigint, minutes = 60) => {
      const rain = cashBy('rain', 0n);
      return {
        ...rain,
        timesPerMember: 1,
        endsAt: new Date(app().clock.now().getTime() + minutes * 60_000).toISOString(),
        budgetMicro: String(pot * UNIT),
        trigger: {
          ...rain.trigger,
          envelopes,
          leastMicro: String(UNIT),
          mostMicro: String(5n * UNIT),
        },
      };
    };

    it('gives each envelope to one player and each player one, by a split committed before', async () => {
      const id = await calls.publish(rainOf(3, 9n));
      const players = await Promise.all([1, 2, 3, 4, 5].map(() => registerMember(app())));
      const before = await calls.detail(players[0]!, id);
      expect([before.rain?.left, before.rain?.seed]).toEqual([3, null]);
      const answers = await Promise.all(players.map((member) => take(member, id)));
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
        200, 200, 200, 409, 409,
      ]);
      expect(answers.filter(({ body }) => body.code === 'RAIN_OVER')).toHaveLength(2);
      const amounts = answers.flatMap(({ status, body }) =>
        status === 200 ? [BigInt(body.value.amountMicro)] : [],
      );
      expect(amounts.reduce((sum, amount) => sum + amount, 0n)).toBe(9n * UNIT);
      const winner = players[answers.findIndex(({ status }) => status === 200)]!;
      const again = await take(winner, id);
      const { rain } = await calls.detail(winner, id);
      expect([again.status, again.body.value.amountMicro]).toEqual([200, rain?.ownMicro]);
      expect(commitToServerSeed(rain?.seed ?? '')).toBe(before.rain?.commitment);
      const split = {
        potMicro: 9n * UNIT,
        envelopes: 3,
        leastMicro: UNIT,
        mostMicro: 5n * UNIT,
        unitMicro: 10_000n,
      };
      const seeds = { serverSeed: rain!.seed!, salt: rain!.salt };
      const shown = (rain?.latest ?? []).toSorted((one, other) => one.number - other.number);
      expect(shown.map(({ amountMicro }) => BigInt(amountMicro))).toEqual(splitPot(split, seeds));
      expect((await calls.record(id)).spentMicro).toBe(String(9n * UNIT));
      await expectLedgerWhole(app().database);
    });

    it('ends on time, and is not for those who want no offers', async () => {
      const id = await calls.publish(rainOf(3, 9n, 30));
      const member = await registerMember(app());
      await app().call('PUT', '/wps/relay/promotions/choice', {
        token: member.token,
        body: { optedOut: true },
      });
      expect((await take(member, id)).body.code).toBe('NOT_ELIGIBLE');
      await calls.pass(1, member);
      expect((await take(member, id)).body.code).toBe('PROMOTION_ENDED');
    });

    it('refuses envelopes that cannot sum to the budget, and other ones once it is published', async () => {
      const faulty = await calls.draft({ ...rainOf(3, 16n), endsAt: null });
      expect(Object.keys(faulty.body.fields ?? {}).toSorted((a, b) => (a < b ? -1 : 1))).toEqual([
        '/campaign/endsAt',
        '/campaign/trigger/envelopes',
      ]);
    });
  });
});
