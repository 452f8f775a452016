import { describe, expect, it } from 'vitest';
import type { PlayerLimits } from '#contract/generated/types.ts';
import { Problem } from '#server/platform/problem.ts';
import { product } from '#tests/support/fixture-product/product.ts';
import { tossOf } from '#tests/support/fixture-product/toss-of.ts';
import { expectLedgerWhole } from '#tests/support/ledger-oracle.ts';
import { liftLimits } from '#tests/support/lift-limits.ts';
import { lotteryLine, lotteryPlay } from '#tests/support/lottery-play.ts';
import { deposit, registerMember, type TestMember } from '#tests/support/members.ts';
import { launchJade, vendorRound } from '#tests/support/play.ts';
import { promotionCalls, UNIT } from '#tests/support/promotions.ts';
import { useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';
import { testEffort } from '#tests/support/test-effort.ts';

/** Each place of the change among the stakes comes up twice; `test:long` runs a thousand of each. */
const RACES = testEffort() > 1 ? 1_000 : 10;
/** Stakes on each side of a change. */
const STAKES = 5;
const STAKE = 2n * UNIT;

/** Every product keeps these promises, because all stakes pass one wager. */
onOneEngine((engine) => {
  liftLimits();
  const app = useTestApp(engine, { products: [product] }, { VENDORS: 'house,lottery,toss' });
  const lottery = lotteryPlay(app);
  const promotions = promotionCalls(app);
  const tokens = new Map<string, Promise<string>>();

  const launched = (member: TestMember): Promise<string> => {
    const token = tokens.get(member.token) ?? launchJade(app(), member);
    tokens.set(member.token, token);
    return token;
  };
  const keyOf = ({ memberId }: TestMember) => ({
    brand: 'denluma',
    memberId: BigInt(memberId),
    currency: 'PEN',
  });
  const codeOf = (body: object): string =>
    /"code":"([A-Z_]+)"/.exec(JSON.stringify(body))?.[1] ?? '?';
  let issue = '';

  /** Takes a stake of 2.00. @returns the code of the refusal; null: taken */
  const products: Readonly<Record<string, (member: TestMember) => Promise<string | null>>> = {
    'a game of a vendor': async (member) => {
      const { status, body } = await vendorRound(app(), member, await launched(member)).bet(STAKE);
      return status === 200 ? null : codeOf(body);
    },
    'a lottery': async (member) => {
      const line = lotteryLine({ selection: '7||||', units: 1 });
      const { status, body } = await lottery.buy(member, issue, [line]);
      return status === 200 ? null : codeOf(body);
    },
    'the fixture product': (member) =>
      tossOf(app().server)
        .place(keyOf(member), STAKE)
        .then(() => null)
        .catch((error: unknown) => {
          if (error instanceof Problem) return error.code;
          throw error;
        }),
  };
  const player = async (): Promise<TestMember> => {
    const member = await registerMember(app());
    await deposit(app(), member, 10_000n * UNIT);
    return member;
  };
  /** Stakes, and a change among them at a place that moves with the race. */
  const race = (
    stake: () => Promise<string | null>,
    change: () => Promise<unknown>,
    round: number,
  ): Promise<unknown> => {
    const stakes: (() => Promise<unknown>)[] = Array.from({ length: STAKES }, () => stake);
    return Promise.all(stakes.toSpliced(round % (STAKES + 1), 0, change).map((send) => send()));
  };

  describe.each(Object.entries(products))('%s', (_name, stakeOf) => {
    it(
      'takes nothing above a limit that comes at once with stakes',
      { timeout: 600_000 },
      async () => {
        const member = await player();
        issue = await lottery.freshIssue(member);
        const { token } = member;
        const stake = () => stakeOf(member);
        const setLimit = (limit: bigint) =>
          app().call('PUT', '/wps/relay/limits/stake/day', {
            token,
            body: { limit: String(limit) },
          });
        const staked = async (): Promise<bigint> => {
          const read = await app().call<PlayerLimits>('GET', '/wps/relay/limits', { token });
          const day = read.body.value.limits.find(
            ({ kind, period }) => kind === 'stake' && period === 'day',
          );
          return BigInt(day?.used ?? '0');
        };
        expect(await stake()).toBeNull();
        let before = await staked();
        expect(before).toBe(STAKE);
        for (let round = 0; round < RACES; round += 1) {
          const limit = before + 3n * STAKE;
          await race(stake, () => setLimit(limit), round);
          const reached = await staked();
          await Promise.all(Array.from({ length: STAKES }, stake));
          before = await staked();
          expect(before).toBe(reached > limit ? reached : limit);
          expect(await stake()).toBe('PLAY_LIMIT_REACHED');
          await forgetLimit(member);
        }
        await expectLedgerWhole(app().database);
      },
    );

    it('takes nothing after the answer to an exclusion', { timeout: 600_000 }, async () => {
      issue = await lottery.freshIssue(await player());
      for (let round = 0; round < RACES; round += 1) {
        const member = await player();
        const { token } = member;
        const stake = () => stakeOf(member);
        expect(await stake()).toBeNull();
        const exclude = () =>
          app().call('POST', '/wps/relay/member/exclusion', { token, body: { period: 'year' } });
        const after: unknown[] = [];
        await race(
          stake,
          async () => {
            expect((await exclude()).status).toBe(200);
            after.push(await stake());
          },
          round,
        );
        expect(after).not.toContain(null);
        expect(await stake()).not.toBeNull();
      }
      await expectLedgerWhole(app().database);
    });

    it(
      'takes nothing above the stake of a bonus that begins at once',
      { timeout: 600_000 },
      async () => {
        const reward = { percent: 20, turnoverTimes: 2, maxStakeMicro: String(UNIT) };
        const id = await promotions.publish({ reward, timesPerMember: 1 });
        for (let round = 0; round < RACES; round += 1) {
          const member = await registerMember(app());
          await promotions.join(member, id);
          await deposit(app(), member, 100n * UNIT);
          await promotions.settle();
          issue = await lottery.freshIssue(member);
          await launched(member);
          const stake = () => stakeOf(member);
          const after: unknown[] = [];
          await race(
            stake,
            async () => {
              await promotions.claimOnly(member);
              after.push(await stake());
            },
            round,
          );
          expect(after).toEqual(['BONUS_STAKE_LIMIT']);
          const { bonus } = await app().server.ledger.balancesOf(keyOf(member));
          expect(bonus).toBe(20n * UNIT);
        }
        await expectLedgerWhole(app().database);
      },
    );
  });

  const forgetLimit = async ({ memberId }: TestMember): Promise<void> => {
    const { db } = app().database;
    await db.deleteFrom('player_limit').where('member_id', '=', BigInt(memberId)).execute();
    await db
      .updateTable('member')
      .set({ plays_under_terms: false })
      .where('id', '=', BigInt(memberId))
      .execute();
  };
});
