import type { Deposit } from '#contract/generated/types.ts';
import { describe, expect, it } from 'vitest';
import { deposit, registerMember } from '#tests/support/members.ts';
import { OTHER_HOST, useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';
import { MAX_PENDING } from '#server/features/deposit/create-deposit.ts';
import { sign } from '#server/platform/signature.ts';
import { expectLedgerWhole } from '#tests/support/ledger-oracle.ts';

const SECRET = 'sandbox-secret-for-tests-0123456789';

onOneEngine((engine) => {
  const app = useTestApp(engine);
  const balance = async (token: string) => {
    const answer = await app().call<{ availableMicro: string }>('GET', '/wps/v2/wallets/balance', {
      token,
    });
    return answer.body.value.availableMicro;
  };
  const order = (token: string, key: string, amountMicro = '20000000') =>
    app().call<Deposit>('POST', '/wps/relay/deposits', {
      token,
      key,
      body: { channel: 'sandbox', amountMicro },
    });

  describe('deposit', () => {
    it('is credited once, however often it is confirmed and at the same time', async () => {
      const { token } = await registerMember(app());
      const { reference, depositId } = (await order(token, 'key-once-1')).body.value;
      const settle = () =>
        app().call('POST', `/payments/sandbox/${reference}/settle`, { body: { outcome: 'paid' } });
      const answers = await Promise.all([settle(), settle(), settle()]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect((await settle()).status).toBe(200);
      expect(await balance(token)).toBe('20000000');
      const seen = await app().call<Deposit>('GET', `/wps/relay/deposits/${depositId}`, { token });
      expect(seen.body.value).toMatchObject({ status: 'credited', redirectUrl: null });
      await expectLedgerWhole(app().database);
    });

    it('gives the same order for the same key, and refuses the key for another amount', async () => {
      const { token } = await registerMember(app());
      const first = await order(token, 'key-same-1');
      const again = await order(token, 'key-same-1');
      expect(again.body.value).toEqual(first.body.value);
      const other = await order(token, 'key-same-1', '30000000');
      expect(other.body.code).toBe('IDEMPOTENCY_MISMATCH');
      const none = await app().call('POST', '/wps/relay/deposits', {
        token,
        body: { channel: 'sandbox', amountMicro: '20000000' },
      });
      expect(none.body.code).toBe('IDEMPOTENCY_KEY_MISSING');
    });

    it('tells the bounds at the field, and leaves nothing behind', async () => {
      const { token } = await registerMember(app());
      const answer = await order(token, 'key-small-1', '1000000');
      expect(answer.body.code).toBe('AMOUNT_OUT_OF_RANGE');
      expect(answer.body.fields?.['/amountMicro']?.message).toMatch(/5/);
      const list = await app().call<{ items: unknown[] }>('GET', '/wps/relay/deposits', { token });
      expect(list.body.value.items).toEqual([]);
      // The refusal did not use the key up.
      expect((await order(token, 'key-small-1')).status).toBe(200);
    });

    it('is not started by a blocked member, and one that was started before is still credited', async () => {
      const { token, memberId } = await registerMember(app());
      const { reference } = (await order(token, 'key-block-1')).body.value;
      const { db } = app().database;
      await db
        .updateTable('member')
        .set({ status: 'blocked' })
        .where('id', '=', BigInt(memberId))
        .execute();
      const refused = await order(token, 'key-block-2');
      expect([refused.status, refused.body.code]).toEqual([403, 'MEMBER_BLOCKED']);
      const paid = await app().call('POST', `/payments/sandbox/${reference}/settle`, {
        body: { outcome: 'paid' },
      });
      expect(paid.status).toBe(200);
      expect(await balance(token)).toBe('20000000');
      await expectLedgerWhole(app().database);
    });

    it('stays declined money: nothing is credited, and paying it later is refused by the channel', async () => {
      const { token } = await registerMember(app());
      const { reference } = (await order(token, 'key-no-1')).body.value;
      const settle = (outcome: string) =>
        app().call('POST', `/payments/sandbox/${reference}/settle`, { body: { outcome } });
      expect((await settle('declined')).status).toBe(200);
      expect((await settle('paid')).body.code).toBe('PAYMENT_SETTLED');
      expect(await balance(token)).toBe('0');
    });

    it('refuses a channel that the brand does not have', async () => {
      const { token } = await registerMember(app());
      const refused = await app().call('POST', '/wps/relay/deposits', {
        token,
        key: 'key-channel-1',
        body: { channel: 'nowhere', amountMicro: '20000000' },
      });
      expect([refused.status, refused.body.code]).toEqual([422, 'CHANNEL_UNAVAILABLE']);
    });

    it('refuses another order while too many wait for payment', async () => {
      const { token } = await registerMember(app());
      for (let number = 0; number < MAX_PENDING; number += 1) {
        expect((await order(token, `key-wait-${number}`)).status).toBe(200);
      }
      const refused = await order(token, 'key-wait-more');
      expect([refused.status, refused.body.code]).toEqual([429, 'TOO_MANY_PENDING_DEPOSITS']);
    });

    it('is not paid after its time has run out', async () => {
      const { token } = await registerMember(app());
      const { reference } = (await order(token, 'key-late-1')).body.value;
      const { db } = app().database;
      await db
        .updateTable('sandbox_payment')
        .set({ expires_at: app().clock.now() })
        .where('reference', '=', reference)
        .execute();
      const late = await app().call('POST', `/payments/sandbox/${reference}/settle`, {
        body: { outcome: 'paid' },
      });
      expect([late.status, late.body.code]).toEqual([410, 'PAYMENT_EXPIRED']);
      expect(await balance(token)).toBe('0');
    });

    it('takes a notification only with its signature and only in the right currency', async () => {
      const { token } = await registerMember(app());
      const { reference } = (await order(token, 'key-sign-1')).body.value;
      const notify = (payload: object, signature: string) =>
        app().call('POST', '/payments/notify/sandbox', {
          body: payload,
          headers: { 'x-sandbox-signature': signature },
        });
      const body = {
        notificationId: 'n-1',
        reference,
        outcome: 'paid',
        currency: 'PEN',
        amountMicro: '20000000',
        authorisation: 'a-1',
      };
      expect((await notify(body, sign('another secret', JSON.stringify(body)))).body.code).toBe(
        'INVALID_SIGNATURE',
      );
      const more = { ...body, currency: 'USD' };
      expect((await notify(more, sign(SECRET, JSON.stringify(more)))).body.code).toBe(
        'AMOUNT_MISMATCH',
      );
      expect(await balance(token)).toBe('0');
      expect((await notify(body, sign(SECRET, JSON.stringify(body)))).status).toBe(200);
      expect(await balance(token)).toBe('20000000');
    });

    it('is not to be seen by another member, nor from another brand', async () => {
      const owner = await registerMember(app());
      const other = await registerMember(app());
      const foreign = await registerMember(app(), { host: OTHER_HOST });
      const { depositId } = (await order(owner.token, 'key-mine-1')).body.value;
      for (const [token, host] of [
        [other.token, undefined],
        [foreign.token, OTHER_HOST],
      ] as const) {
        const answer = await app().call('GET', `/wps/relay/deposits/${depositId}`, {
          token,
          ...(host === undefined ? {} : { host }),
        });
        expect(answer.body.code).toBe('DEPOSIT_NOT_FOUND');
      }
    });

    it('shows in the account record with its running balance', async () => {
      const member = await registerMember(app());
      await deposit(app(), member, 20_000_000n);
      await deposit(app(), member, 30_000_000n);
      const record = await app().call<{ items: { kind: string; balanceAfterMicro: string }[] }>(
        'GET',
        '/wps/relay/transactions',
        { token: member.token },
      );
      expect(record.body.value.items.map((item) => [item.kind, item.balanceAfterMicro])).toEqual([
        ['deposit', '50000000'],
        ['deposit', '20000000'],
      ]);
    });
  });
});
