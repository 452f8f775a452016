import { expect, it } from 'vitest';
import { expectLedgerWhole } from '#tests/support/ledger-oracle.ts';
import { deposit, registerMember } from '#tests/support/members.ts';
import { busyMember, getMember, listLedger, walk } from '#tests/support/office.ts';
import { signInStaff } from '#tests/support/staff.ts';
import { useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

onOneEngine((engine) => {
  const app = useTestApp(engine);

  it('runs: each balance is the one before plus the amount, and the last is the fund', async () => {
    const staff = await signInStaff(app(), 'support');
    const { memberId } = await busyMember(app());
    const newestFirst = await walk((query) => listLedger(app(), staff, memberId, query), {
      limit: '3',
    });
    const balances = new Map<string, bigint>();
    for (const entry of newestFirst.toReversed()) {
      const after = (balances.get(entry.fund) ?? 0n) + BigInt(entry.amountMicro);
      expect(entry.balanceAfterMicro).toBe(String(after));
      balances.set(entry.fund, after);
    }
    const { value } = (await getMember(app(), staff, memberId)).body;
    for (const { fund, amountMicro } of value.funds) {
      expect([fund, String(balances.get(fund) ?? 0n)]).toEqual([fund, amountMicro]);
    }
    expect([...balances.values()].reduce((sum, balance) => sum + balance, 0n)).toBe(
      BigInt(value.member.balanceMicro),
    );
    // Deposit, bonus, bet from two funds, win, bet, promotion, hold from one fund into another.
    expect(newestFirst).toHaveLength(9);
    await expectLedgerWhole(app().database);
  });

  it('is the same in pages of any size', async () => {
    const staff = await signInStaff(app(), 'support');
    const { memberId } = await busyMember(app());
    const read = (query: Record<string, string>) => listLedger(app(), staff, memberId, query);
    const whole = (await read({ limit: '100' })).body.value.items;
    for (const limit of ['1', '2', '7', '8']) expect(await walk(read, { limit })).toEqual(whole);
  });

  it('narrows by kind and by fund', async () => {
    const staff = await signInStaff(app(), 'support');
    const { memberId } = await busyMember(app());
    const bets = (await listLedger(app(), staff, memberId, { kind: 'bet' })).body.value.items;
    expect(bets.map(({ fund, amountMicro }) => `${fund} ${amountMicro}`).toSorted()).toEqual([
      'bonus -1500000',
      'cash -125',
      'cash -500000',
    ]);
    const held = (await listLedger(app(), staff, memberId, { fund: 'locked' })).body.value.items;
    expect(held.map(({ kind, amountMicro }) => [kind, amountMicro])).toEqual([
      ['hold', '40000000'],
    ]);
    const none = await listLedger(app(), staff, memberId, { kind: 'rollback', fund: 'cash' });
    expect(none.body.value.items).toEqual([]);
  });

  it('narrows by time: from inclusive, to exclusive', async () => {
    const staff = await signInStaff(app(), 'support');
    const member = await registerMember(app());
    await deposit(app(), member, 30_000_000n);
    app().clock.advance({ minutes: 5 });
    await deposit(app(), member, 20_000_000n);
    const { memberId } = member;
    const [late, early] = (await listLedger(app(), staff, memberId)).body.value.items;
    const amounts = async (query: Record<string, string>): Promise<string[]> =>
      (await listLedger(app(), staff, memberId, query)).body.value.items.map(
        ({ amountMicro }) => amountMicro,
      );
    expect(await amounts({ from: late?.at ?? '' })).toEqual(['20000000']);
    expect(await amounts({ to: late?.at ?? '' })).toEqual(['30000000']);
    expect(await amounts({ from: early?.at ?? '', to: late?.at ?? '' })).toEqual(['30000000']);
    expect(await amounts({ from: late?.at ?? '', to: early?.at ?? '' })).toEqual([]);
  });

  it('refuses a cursor no page gave, and what is no moment', async () => {
    const staff = await signInStaff(app(), 'support');
    const { memberId } = await registerMember(app());
    for (const query of [{ cursor: 'abc' }, { from: 'yesterday' }, { kind: 'gift' }]) {
      const answer = await listLedger(app(), staff, memberId, query);
      expect({ query, code: answer.body.code }).toEqual({ query, code: 'INVALID_QUERY' });
    }
  });

  it('of a new member is empty', async () => {
    const staff = await signInStaff(app(), 'support');
    const { memberId } = await registerMember(app());
    expect((await listLedger(app(), staff, memberId)).body.value).toEqual({
      items: [],
      nextCursor: null,
    });
  });
});
