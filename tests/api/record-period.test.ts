import { describe, expect, it } from 'vitest';
import type { MemberTransaction } from '#contract/generated/types.ts';
import type { ReplyOf } from '#contract/operation.ts';
import { deposit, registerMember, type TestMember } from '#tests/support/members.ts';
import { useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

const DAY_MS = 86_400_000;

onOneEngine((engine) => {
  const app = useTestApp(engine);
  const get = <Value>({ token }: TestMember, url: string) =>
    app().call<Value>('GET', url, { token });
  const at = (days: number): string =>
    new Date(app().clock.now().getTime() + days * DAY_MS).toISOString();

  describe('a movement', () => {
    it('opens its entries, with the balance before and after, and what is behind it', async () => {
      const member = await registerMember(app());
      await deposit(app(), member, 20_000_000n);
      await deposit(app(), member, 30_000_000n);
      const list = await get<{ items: MemberTransaction[] }>(member, '/wps/relay/transactions');
      const [latest] = list.body.value.items;
      const detail = await get<ReplyOf<'getTransaction'>>(
        member,
        `/wps/relay/transactions/${latest?.transactionId}`,
      );
      expect(detail.body.value).toMatchObject({
        kind: 'deposit',
        entries: [
          {
            fund: 'cash',
            amountMicro: '30000000',
            balanceBeforeMicro: '20000000',
            balanceAfterMicro: '50000000',
          },
        ],
        roundId: null,
        withdrawalId: null,
      });
      expect(detail.body.value.depositId).not.toBeNull();
      const stranger = await registerMember(app());
      const foreign = await get(stranger, `/wps/relay/transactions/${latest?.transactionId}`);
      expect(foreign.body.code).toBe('TRANSACTION_NOT_FOUND');
    });
  });

  describe('the personal result', () => {
    it('counts what came in within the period, and refuses one beyond a year', async () => {
      const member = await registerMember(app());
      await deposit(app(), member, 20_000_000n);
      const read = (from: string, to: string) =>
        get<ReplyOf<'getPersonalLoss'>>(member, `/wps/relay/personal-loss?from=${from}&to=${to}`);
      expect((await read(at(-1), at(1))).body.value).toMatchObject({
        depositedMicro: '20000000',
        rounds: 0,
        netWinMicro: '0',
      });
      expect((await read(at(-9), at(-2))).body.value.depositedMicro).toBe('0');
      expect((await read(at(1), at(-1))).body.code).toBe('INVALID_PERIOD');
      expect((await read(at(-400), at(0))).body.code).toBe('INVALID_PERIOD');
    });
  });
});
