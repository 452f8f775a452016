import { describe, expect, it } from 'vitest';
import { expectLedgerWhole } from '#tests/support/ledger-oracle.ts';
import { deposit, registerMember } from '#tests/support/members.ts';
import { goalOf, missionCalls, missionOf } from '#tests/support/missions.ts';
import { playRound, voidNewestRound } from '#tests/support/play.ts';
import { cashBy, UNIT } from '#tests/support/promotions.ts';
import { useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

onOneEngine((engine) => {
  const app = useTestApp(engine);
  const calls = missionCalls(app);
  const player = async () => {
    const member = await registerMember(app());
    await deposit(app(), member, 100n * UNIT);
    return member;
  };
  const play = async (member: Awaited<ReturnType<typeof player>>, ...multiples: bigint[]) => {
    for (const multiple of multiples) await playRound(app(), member, multiple * UNIT);
    await calls.run('followPlay');
  };

  describe('missions', () => {
    it('show each round, give one reward a day, and begin again the next day', async () => {
      const id = await calls.publish(
        missionOf([goalOf({ least: '2' }), goalOf({ fact: 'validBet', least: '1500000' })], {
          timesPer: 'day',
        }),
      );
      const member = await player();
      await play(member, 0n);
      const begun = await calls.missionIn(member, id);
      expect(begun?.goals.map(({ now, isMet }) => [now, isMet])).toEqual([
        ['1', false],
        ['1000000', false],
      ]);
      expect(begun?.periodEndsAt).not.toBeNull();
      expect(begun?.promotion.rewardId).toBeNull();
      await play(member, 0n);
      await calls.run('followPlay');
      expect((await calls.summary(member)).claimable).toBe(1);
      const before = (await calls.funds(member))['cash'] ?? 0n;
      expect((await calls.claimOnly(member)).source).toBe('mission');
      expect((await calls.funds(member))['cash']).toBe(before + 3n);
      await play(member, 0n);
      expect(await calls.waiting(member, id)).toEqual([]);
      expect((await calls.missionIn(member, id))?.promotion.status).toBe('claimed');
      await calls.pass(24, member);
      expect((await calls.missionIn(member, id))?.goals[0]?.now).toBe('0');
      await play(member, 0n, 0n);
      expect(await calls.waiting(member, id)).toHaveLength(1);
      await expectLedgerWhole(app().database);
    });

    it('count wins by their multiple, titles, categories and deposits', async () => {
      const id = await calls.publish(
        missionOf([
          goalOf({ fact: 'wins', multiple: 3 }),
          goalOf({ fact: 'games' }),
          goalOf({ fact: 'rounds', categories: ['LIVE'] }),
          goalOf({ fact: 'depositSum', least: String(100n * UNIT) }),
          goalOf({ fact: 'bestMultiple', least: '4000', minStakeMicro: '1000000' }),
        ]),
      );
      const member = await player();
      await play(member, 2n, 3n, 4n);
      const mission = await calls.missionIn(member, id);
      expect(mission?.goals.map(({ now, isMet }) => [now, isMet])).toEqual([
        ['2', true],
        ['1', true],
        ['0', false],
        [String(100n * UNIT), true],
        ['4000', true],
      ]);
      expect(await calls.waiting(member, id)).toEqual([]);
    });

    it('give for a deposit that reaches the last goal', async () => {
      const id = await calls.publish(
        missionOf([goalOf({ fact: 'depositCount', least: '2' })], { timesPer: 'week' }),
      );
      const member = await player();
      await calls.settle();
      expect(await calls.waiting(member, id)).toEqual([]);
      await deposit(app(), member, 10n * UNIT);
      await calls.settle();
      expect(await calls.waiting(member, id)).toHaveLength(1);
    });

    it('take the reward of a round back that was taken back, claimed or not', async () => {
      const id = await calls.publish(missionOf([goalOf({ fact: 'wins', multiple: 7 })]));
      const member = await player();
      await play(member, 8n);
      const before = (await calls.funds(member))['cash'] ?? 0n;
      const [reward] = await calls.waiting(member, id);
      await calls.claim(member, reward?.rewardId ?? '0');
      expect((await calls.funds(member))['cash']).toBe(before + 3n);
      await voidNewestRound(app(), member);
      await calls.run('followPlay');
      expect((await calls.funds(member))['cash']).toBe(before);
      await expectLedgerWhole(app().database);
    });

    it('keep their goals and period once they are published', async () => {
      const id = await calls.publish(missionOf([goalOf()], { timesPer: 'day' }));
      const { revision, campaign } = await calls.record(id);
      const goals = [goalOf({ least: '9' })];
      const changed = await calls.office<{ revision: number }>('PUT', `/campaigns/${id}`, {
        revision,
        campaign: { ...campaign, trigger: { ...campaign.trigger, goals } },
        reason: 'a test needs it',
      });
      const published = await calls.office('POST', `/campaigns/${id}/publication`, {
        revision: changed.body.value.revision,
        reason: 'a test needs it',
      });
      expect(published.body.fields?.['/campaign/trigger/goals']?.code).toBe('FIXED');
    });

    it('refuse goals that no player can reach, and are not for those who want no offers', async () => {
      const faulty = await calls.draft(
        missionOf([goalOf({ fact: 'wins' }), goalOf({ games: ['no-such-game'] })]),
      );
      expect(Object.keys(faulty.body.fields ?? {})).toEqual([
        '/campaign/trigger/goals/0/multiple',
        '/campaign/trigger/goals/1/games/0',
      ]);
      const empty = await calls.draft(missionOf([]));
      expect(empty.body.fields?.['/campaign/trigger/goals']?.code).toBe('NO_GOALS');
      const id = await calls.publish(missionOf([goalOf()]));
      const member = await player();
      await app().call('PUT', '/wps/relay/promotions/choice', {
        token: member.token,
        body: { optedOut: true },
      });
      await play(member, 0n);
      expect((await calls.missionIn(member, id))?.promotion.rewardId ?? null).toBeNull();
      expect(await calls.waiting(member, id)).toEqual([]);
    });
  });

  describe('boards', () => {
    const boardOf = (hours: number) => {
      const board = cashBy('board', 0n);
      return {
        ...board,
        timesPerMember: 1,
        endsAt: new Date(app().clock.now().getTime() + hours * 3_600_000).toISOString(),
        trigger: { ...board.trigger, goals: [goalOf({ fact: 'bestMultiple', least: '2000' })] },
        prizes: [
          { weight: 1, amountMicro: String(9n * UNIT), stock: 0 },
          { weight: 1, amountMicro: String(4n * UNIT), stock: 0 },
          { weight: 1, amountMicro: String(1n * UNIT), stock: 0 },
        ],
        budgetMicro: String(14n * UNIT),
      };
    };

    it('rank players, share the prizes of ties, and pay what staff have passed', async () => {
      const id = await calls.publish(boardOf(2));
      const [first, second, third, fourth] = [
        await player(),
        await player(),
        await player(),
        await player(),
      ];
      await play(first, 9n);
      await play(second, 6n, 2n);
      await play(third, 6n);
      await play(fourth, 3n, 1n);
      const seen = await calls.ranks(fourth, id, 2);
      expect(seen.state).toBe('running');
      expect(seen.ranks.map(({ rank, score }) => [rank, score])).toEqual([
        [1, '9000'],
        [2, '6000'],
      ]);
      expect([seen.own?.rank, seen.own?.self]).toEqual([4, true]);
      await voidNewestRound(app(), first);
      await calls.run('followPlay');
      expect(
        (await calls.ranks(second, id)).ranks.map(({ rank, rewardMicro }) => [rank, rewardMicro]),
      ).toEqual([
        [1, '6500000'],
        [1, '6500000'],
        [3, '1000000'],
      ]);
      await calls.pass(3, first, second, third, fourth);
      await calls.run('freezeBoards', 'freezeBoards');
      const [board] = (await calls.boards()).filter(({ boardId }) => boardId === id);
      expect([board?.state, board?.potMicro, board?.players]).toEqual(['review', '14000000', 3]);
      // The last of them plays with two accounts, and loses the place.
      const removed = await calls.remove(id, { version: 1, account: third.username });
      expect(removed.body.value.places.map(({ rank, prizeMicro }) => [rank, prizeMicro])).toEqual([
        [1, '9000000'],
        [2, '4000000'],
      ]);
      expect((await calls.decide(id, { decision: 'pay', version: 1 })).body.code).toBe(
        'BOARD_CHANGED',
      );
      const gone = await calls.remove(id, { version: 2, account: third.username });
      expect(gone.body.code).toBe('MEMBER_NOT_FOUND');
      const answers = await Promise.all([
        calls.decide(id, { decision: 'pay', version: 2 }),
        calls.decide(id, { decision: 'cancel', version: 2 }, 'second'),
      ]);
      expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
        200, 404,
      ]);
      await calls.run('payBoards', 'payBoards');
      const paid = answers[0].status === 200;
      expect((await calls.waiting(second, id)).map(({ amountMicro }) => amountMicro)).toEqual(
        paid ? ['9000000'] : [],
      );
      expect((await calls.decide(id, { decision: 'pay', version: 2 })).body.code).toBe(
        'BOARD_NOT_FOUND',
      );
      expect((await calls.ranks(second, id)).state).toBe(paid ? 'paid' : 'cancelled');
    });

    it('refuse a board without an end, a budget or a fact that can rank', async () => {
      const board = boardOf(1);
      const faulty = await calls.draft({
        ...board,
        endsAt: null,
        budgetMicro: String(13n * UNIT),
        trigger: { ...board.trigger, goals: [goalOf({ fact: 'depositSum' })] },
      });
      expect(Object.keys(faulty.body.fields ?? {}).toSorted((a, b) => (a < b ? -1 : 1))).toEqual([
        '/campaign/budgetMicro',
        '/campaign/endsAt',
        '/campaign/trigger/goals/0/fact',
      ]);
      const other = await calls.publish(missionOf([goalOf()]));
      const member = await player();
      const missing = await app().call('GET', `/wps/relay/mission/leaderboard?missionId=${other}`, {
        token: member.token,
      });
      expect(missing.body.code).toBe('PROMOTION_NOT_FOUND');
    });
  });
});
