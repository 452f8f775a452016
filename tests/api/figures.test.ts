import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import type { TeamFigures } from '#contract/generated/types.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { checkDay } from '#server/play/figures/figure-health.ts';
import { playByDay } from '#server/play/figures/member-sums.read.ts';
import { type Scope, sums } from '#server/play/figures/sums.read.ts';
import { agentCalls } from '#tests/support/agents.ts';
import { product } from '#tests/support/fixture-product/product.ts';
import { tossOf } from '#tests/support/fixture-product/toss-of.ts';
import { deposit, type TestMember } from '#tests/support/members.ts';
import { playRound } from '#tests/support/play.ts';
import { UNIT } from '#tests/support/promotions.ts';
import { useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

const BRAND = 'denluma';

onOneEngine((engine) => {
  const app = useTestApp(engine, { products: [product] });
  const agents = agentCalls(app);
  const db = () => app().database.db;
  const today = (): string => app().clock.now().toISOString().slice(0, 10);
  const days = () => ({ from: '2020-01-01', to: '2999-12-31' });
  const idOf = ({ memberId }: TestMember): bigint => BigInt(memberId);
  const read = (of: Scope, category?: string): Promise<TeamFigures> =>
    sums(db(), { brand: BRAND, currency: 'PEN', of }, days(), category);
  /** Every day that has figures is compared. */
  const isSound = async (): Promise<boolean> => {
    const held = await db()
      .selectFrom('figure_day')
      .select('day')
      .where('brand', '=', BRAND)
      .execute();
    const found = await inTransaction(db(), async (tx) => {
      const outcomes = [];
      for (const { day } of held) {
        const of = { brand: BRAND, day, timeZone: 'UTC' };
        outcomes.push(await checkDay(tx, of, app().clock.now()));
      }
      return outcomes;
    });
    expect(found.length).toBeGreaterThan(0);
    return found.every((one) => one.isSound && one.late === 0);
  };

  let agent: TestMember;
  let one: TestMember;
  let other: TestMember;
  let round: string;
  beforeAll(async () => {
    agent = await agents.topAgent();
    one = await agents.downlineOf(agent);
    other = await agents.downlineOf(agent);
    for (const member of [one, other]) await deposit(app(), member, 500n * UNIT);
    await playRound(app(), one, 2n * UNIT);
    await playRound(app(), other, 0n, true, 40n * UNIT);
    const owner = { brand: BRAND, memberId: idOf(one), currency: 'PEN' };
    round = await tossOf(app().server).place(owner, 30n * UNIT);
    await tossOf(app().server).settle(round, 10n * UNIT);
    await agents.settle();
  });

  it('are those of the betting record and of the ledger', async () => {
    expect(await isSound()).toBe(true);
    expect(await read({ member: idOf(one) })).toMatchObject({
      rounds: 2,
      stakeMicro: String(31n * UNIT),
      payoutMicro: String(12n * UNIT),
      depositMicro: String(500n * UNIT),
      registrations: 1,
      firstDeposits: 1,
    });
    expect(await read({ member: idOf(one) }, 'SPORTS')).toMatchObject({
      stakeMicro: String(30n * UNIT),
      depositMicro: '0',
    });
  });

  it('of a team and of the brand are those of the members', async () => {
    const members = [await read({ member: idOf(one) }), await read({ member: idOf(other) })];
    for (const scope of [{ team: idOf(agent) }, { brand: true }] as const) {
      const all = await read(scope);
      for (const figure of [
        'stakeMicro',
        'payoutMicro',
        'validBetMicro',
        'depositMicro',
      ] as const) {
        const sum = members.reduce((added, own) => added + BigInt(own[figure]), 0n);
        expect([figure, all[figure]]).toEqual([figure, String(sum)]);
      }
    }
  });

  it('are corrected on the day of the round, and say that they changed', async () => {
    const versionOf = async () =>
      (
        await db()
          .selectFrom('figure_day')
          .select('version')
          .where('brand', '=', BRAND)
          .orderBy('day', 'desc')
          .executeTakeFirstOrThrow()
      ).version;
    const before = await versionOf();
    const [play] = await playByDay(db(), { brand: BRAND, memberId: idOf(one) }, days());
    app().clock.advance({ hours: 30 });
    await tossOf(app().server).settle(round, 25n * UNIT);
    await agents.settle();
    expect(await versionOf()).toBeGreaterThan(before);
    const after = await playByDay(db(), { brand: BRAND, memberId: idOf(one) }, days());
    expect(after).toEqual([{ ...play, lossMicro: (play?.lossMicro ?? 0n) - 15n * UNIT }]);
    expect(await isSound()).toBe(true);
  });

  describe('a day that does not add up', () => {
    it.each([
      [
        'a cell of play',
        sql`update play_cell set stake_micro = stake_micro + 1 where member_id > 0`,
      ],
      ['a cell of the brand', sql`update play_cell set payout_micro = 0 where member_id = 0`],
      [
        'a cell of money',
        sql`update money_cell set amount_micro = amount_micro + 1 where kind = 'deposit'`,
      ],
    ])('is found by %s', async (_what, fault) => {
      const found = inTransaction(db(), async (tx) => {
        await fault.execute(tx);
        const [held] = await tx.selectFrom('figure_day').select('day').orderBy('day').execute();
        const of = { brand: BRAND, day: held?.day ?? today(), timeZone: 'UTC' };
        const { isSound: sound } = await checkDay(tx, of, app().clock.now());
        throw new Error(`sound: ${sound}`);
      });
      await expect(found).rejects.toThrow('sound: false');
    });
  });
});
