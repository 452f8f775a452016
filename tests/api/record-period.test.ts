import { beforeAll, describe, expect, it } from 'vitest';
import type { MemberTransaction } from '#contract/generated/types.ts';
import type { ReplyOf } from '#contract/operation.ts';
import { rewardPostings } from '#domain/ledger/reward-postings.ts';
import { deposit, registerMember, type TestMember } from '#tests/support/members.ts';
import { useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';
import { bet, BRAND, CURRENCY, freshRef } from '#tests/support/test-ledger.ts';
import { changeTerms, payee, request } from '#tests/support/withdrawals.ts';

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

  describe('the account record', () => {
    it('has one row of a bet that drew on two funds, and none of money that changes its fund', async () => {
      const member = await registerMember(app());
      await deposit(app(), member, 100_000_000n);
      const player = { brand: BRAND, memberId: BigInt(member.memberId), currency: CURRENCY };
      const { ledger } = app().server;
      const post = async (transfer: Parameters<typeof ledger.post>[0]) =>
        expect(await ledger.post(transfer)).toMatchObject({ status: 'posted' });
      await post({
        ...player,
        provider: 'test-funding',
        externalRef: freshRef('bonus'),
        kind: 'promoPayout',
        postings: rewardPostings('bonus', 50_000_000n),
      });
      await post(bet(player, 30_000_000n, { funds: ['bonus'] }));
      await post({
        ...player,
        provider: 'test-funding',
        externalRef: freshRef('release'),
        kind: 'bonusReleased',
        postings: [
          { fund: 'bonus', amountMicro: -5_000_000n },
          { fund: 'cash', amountMicro: 5_000_000n },
        ],
      });
      await post(bet(player, 40_000_000n, { funds: ['bonus', 'cash'] }));
      const list = await get<ReplyOf<'listTransactions'>>(member, '/wps/relay/transactions');
      const rows = list.body.value.items.map((row) => [
        row.kind,
        row.amountMicro,
        row.balanceAfterMicro,
      ]);
      expect(rows).toEqual([
        ['bet', '-40000000', '80000000'],
        ['bet', '-30000000', '120000000'],
        ['promoPayout', '50000000', '150000000'],
        ['deposit', '100000000', '100000000'],
      ]);
    });
  });

  describe('a withdrawal', () => {
    beforeAll(() => changeTerms(app(), { payeeCoolDownHours: 0 }));
    const cancelled = (member: TestMember, id: string) =>
      app().call('POST', `/wps/relay/withdrawals/${id}/cancellation`, {
        token: member.token,
        key: `record-cancel-${id}`,
        body: {},
      });
    const page = async (member: TestMember, query: string) =>
      (await get<ReplyOf<'listTransactions'>>(member, `/wps/relay/transactions?${query}`)).body
        .value;
    const seen = (row: MemberTransaction) => [
      row.kind,
      row.amountMicro,
      row.balanceAfterMicro,
      row.withdrawalStatus,
    ];
    const rows = async (member: TestMember, query = '') =>
      (await page(member, query)).items.map(seen);
    const balanceOf = async (member: TestMember) =>
      (await get<ReplyOf<'getBalance'>>(member, '/wps/v2/wallets/balance')).body.value;

    it('is one movement when it is requested, and another when the money is returned', async () => {
      const { member, bankAccountId } = await payee(app(), 100_000_000n);
      const { body } = await request(app(), member, bankAccountId, 50_000_000n);
      const { withdrawalId } = body.value;
      const requested = ['withdrawal', '-50000000', '50000000'];
      const deposited = ['deposit', '100000000', '100000000', null];
      expect(await rows(member)).toEqual([[...requested, 'requested'], deposited]);
      expect((await cancelled(member, withdrawalId)).status).toBe(200);
      const returned = ['payoutReturned', '50000000', '100000000', null];
      expect(await rows(member)).toEqual([returned, [...requested, 'cancelled'], deposited]);
      expect(await rows(member, 'kind=withdrawal')).toEqual([[...requested, 'cancelled']]);
      expect(await rows(member, 'kind=payoutReturned')).toEqual([returned]);
      expect(await rows(member, 'kind=hold')).toEqual([]);
    });

    it('is shown once in the wallet, as held', async () => {
      const { member, bankAccountId } = await payee(app(), 100_000_000n);
      await request(app(), member, bankAccountId, 50_000_000n);
      expect(await balanceOf(member)).toMatchObject({
        availableMicro: '50000000',
        heldMicro: '50000000',
        funds: [
          { fund: 'cash', amountMicro: '50000000' },
          { fund: 'bonus', amountMicro: '0' },
          { fund: 'promo', amountMicro: '0' },
        ],
      });
    });

    it('leaves movements that add up to the balance, page by page', async () => {
      const { member, bankAccountId } = await payee(app(), 100_000_000n);
      for (const amount of [20_000_000n, 30_000_000n]) {
        const { body } = await request(app(), member, bankAccountId, amount);
        await cancelled(member, body.value.withdrawalId);
      }
      await request(app(), member, bankAccountId, 10_000_000n);
      const all = await rows(member);
      const sum = all.reduce((total, [, amount]) => total + BigInt(String(amount)), 0n);
      expect(String(sum)).toBe((await balanceOf(member)).availableMicro);
      const paged: MemberTransaction[] = [];
      for (let query = 'limit=2'; query !== '';) {
        const { items, nextCursor } = await page(member, query);
        paged.push(...items);
        query = nextCursor === null ? '' : `limit=2&cursor=${nextCursor}`;
      }
      expect(paged.map(seen)).toEqual(all);
    });

    it('opens without the account that holds it', async () => {
      const { member, bankAccountId } = await payee(app(), 100_000_000n);
      await request(app(), member, bankAccountId, 50_000_000n);
      const id = (await page(member, '')).items[0]?.transactionId;
      const detail = await get<ReplyOf<'getTransaction'>>(member, `/wps/relay/transactions/${id}`);
      expect(detail.body.value).toMatchObject({
        kind: 'withdrawal',
        entries: [{ fund: 'cash', amountMicro: '-50000000', balanceAfterMicro: '50000000' }],
      });
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
