import { expect, it } from 'vitest';
import { NO_FENCE } from '#server/platform/jobs/job-lease.ts';
import { comfort, thanks } from '#tests/support/fixture-earning/kind.ts';
import { product } from '#tests/support/fixture-product/product.ts';
import { tossOf } from '#tests/support/fixture-product/toss-of.ts';
import { expectLedgerWhole } from '#tests/support/ledger-oracle.ts';
import { deposit, registerMember, type TestMember } from '#tests/support/members.ts';
import { UNIT } from '#tests/support/promotions.ts';
import { useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

/** Kinds in tests/support/fixture-earning are a rule and terms; lines, runs and corrections are shared. */
onOneEngine((engine) => {
  const app = useTestApp(engine, { products: [product], earnings: [thanks, comfort] });
  const owner = ({ memberId }: TestMember) => ({
    brand: 'denluma',
    memberId: BigInt(memberId),
    currency: 'PEN',
  });
  const player = async (): Promise<TestMember> => {
    const member = await registerMember(app());
    await deposit(app(), member, 1_000n * UNIT);
    return member;
  };
  const settle = async (): Promise<void> => {
    for (let hop = 0; hop < 2; hop += 1) await app().server.relay.settle();
  };
  const run = async (job: 'earnRounds' | 'earnWindows'): Promise<void> => {
    await settle();
    await app()
      .server.jobs.find(({ name }) => name === job)
      ?.run(NO_FENCE);
    await settle();
  };
  const cash = async (member: TestMember) =>
    (await app().server.ledger.balancesOf(owner(member))).cash;
  const play = async (member: TestMember, stake: bigint, payout: bigint): Promise<string> => {
    const round = await tossOf(app().server).place(owner(member), stake * UNIT);
    await tossOf(app().server).settle(round, payout * UNIT);
    return round;
  };

  it('pays a window once it is over, once, and takes back what a correction takes from it', async () => {
    const member = await player();
    await play(member, 300n, 300n);
    const round = await play(member, 200n, 200n);
    await run('earnWindows');
    expect(await cash(member)).toBe(1_000n * UNIT);
    app().clock.advance({ hours: 24 });
    await run('earnWindows');
    await run('earnWindows');
    expect(await cash(member)).toBe(1_005n * UNIT);
    await tossOf(app().server).cancel(round);
    await run('earnWindows');
    expect(await cash(member)).toBe(1_003n * UNIT);
    await expectLedgerWhole(app().database);
  });

  it('pays on single rounds at once, each once', async () => {
    const member = await player();
    await play(member, 100n, 0n);
    await play(member, 100n, 150n);
    await run('earnRounds');
    await run('earnRounds');
    expect(await cash(member)).toBe((1_000n - 100n + 50n + 2n) * UNIT);
    await play(member, 50n, 20n);
    await run('earnRounds');
    expect(await cash(member)).toBe((1_000n - 100n + 50n + 2n - 30n + 1n) * UNIT);
    await expectLedgerWhole(app().database);
  });
});
