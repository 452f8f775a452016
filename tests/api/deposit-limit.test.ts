import { describe, expect, it } from 'vitest';
import type {
  Deposit,
  PlayerLimits,
  LimitPeriod,
  ReturnableDeposit,
} from '#contract/generated/types.ts';
import type { ReplyOf } from '#contract/operation.ts';
import { registerMember, type TestMember } from '#tests/support/members.ts';
import { passwordCalls, faultsOf } from '#tests/support/passwords.ts';
import { signInStaff } from '#tests/support/staff.ts';
import { sign } from '#server/platform/signature.ts';
import { SECRETS, useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

const UNIT = 1_000_000n;
const HOUR_MS = 3_600_000;
let made = 0;

onOneEngine((engine) => {
  const app = useTestApp(engine);
  const { signIn } = passwordCalls(app);
  const order = ({ token }: Pick<TestMember, 'token'>, units: bigint) => {
    made += 1;
    return app().call<Deposit>('POST', '/wps/relay/deposits', {
      token,
      key: `limited-deposit-${made}`,
      body: { channel: 'sandbox', amountMicro: String(units * UNIT) },
    });
  };
  const settle = ({ reference }: Deposit, outcome: 'paid' | 'declined') =>
    app().call('POST', `/payments/sandbox/${reference}/settle`, { body: { outcome } });
  /** The channel tells of money that came in, whenever it did. */
  const payLate = ({ reference, amountMicro, currency }: Deposit) => {
    const notificationId = `late-${reference}`;
    const paid = { outcome: 'paid', authorisation: 'a-late' };
    const body = { notificationId, reference, amountMicro, currency, ...paid };
    return app().call('POST', '/payments/notify/sandbox', {
      body,
      headers: {
        'x-sandbox-signature': sign(SECRETS.SANDBOX_PAYMENT_SECRET, JSON.stringify(body)),
      },
    });
  };
  const setLimit = (
    { token }: Pick<TestMember, 'token'>,
    period: LimitPeriod,
    units: bigint | null,
  ) =>
    app().call<PlayerLimits>('PUT', `/wps/relay/limits/deposit/${period}`, {
      token,
      body: { limit: units === null ? null : String(units * UNIT) },
    });
  const confirm = ({ token }: Pick<TestMember, 'token'>, period: LimitPeriod) =>
    app().call<PlayerLimits>('POST', `/wps/relay/limits/deposit/${period}/confirmation`, {
      token,
    });
  const dayOf = (answer: { body: { value: PlayerLimits } }) => answer.body.value.limits[0];

  describe('7.1, 7.2 and 7.4 a deposit limit', () => {
    it('refuses what would exceed it, counting open orders, and nothing of declined ones', async () => {
      const member = await registerMember(app());
      expect(dayOf(await setLimit(member, 'day', 100n))).toMatchObject({
        limit: '100000000',
        used: '0',
        change: null,
      });
      const first = await order(member, 60n);
      expect(first.status).toBe(200);
      const refused = await order(member, 41n);
      expect([refused.status, refused.body.code]).toEqual([422, 'DEPOSIT_LIMIT_REACHED']);
      expect(faultsOf(refused)).toEqual({ '/amountMicro': 'LIMIT' });
      expect((await settle(first.body.value, 'declined')).status).toBe(200);
      const second = await order(member, 100n);
      expect(second.status).toBe(200);
      await settle(second.body.value, 'paid');
      expect((await order(member, 20n)).body.code).toBe('DEPOSIT_LIMIT_REACHED');
    });

    it('says when an amount fits again, and that one above the limit never does', async () => {
      const member = await registerMember(app());
      await setLimit(member, 'day', 50n);
      await setLimit(member, 'week', 60n);
      const at = app().clock.now().getTime();
      expect((await order(member, 30n)).status).toBe(200);
      const refusalOf = async (units: bigint) => {
        const { code, value } = (await order(member, units)).body;
        return { code, from: (value as unknown as { from: string | null }).from };
      };
      const [byDay, byWeek] = [await refusalOf(21n), await refusalOf(31n)];
      expect(byDay.code).toBe('DEPOSIT_LIMIT_REACHED');
      expect(Math.abs(Date.parse(byDay.from ?? '') - at - 24 * HOUR_MS)).toBeLessThan(60_000);
      expect(Math.abs(Date.parse(byWeek.from ?? '') - at - 168 * HOUR_MS)).toBeLessThan(60_000);
      expect(await refusalOf(51n)).toEqual({ code: 'DEPOSIT_LIMIT_REACHED', from: null });
    });

    it('says when a voucher that it refuses fits again', async () => {
      const member = await registerMember(app());
      await setLimit(member, 'day', 50n);
      const { headers } = await signInStaff(app(), 'operator');
      const batch = await app().call<ReplyOf<'createVoucherBatch'>>(
        'POST',
        '/office/api/brands/denluma/voucher-batches',
        {
          headers,
          key: 'limited-vouchers',
          body: {
            amountMicro: String(21n * UNIT),
            count: 1,
            label: 'Kiosk',
            expiresAt: new Date(app().clock.now().getTime() + 30 * 24 * HOUR_MS).toISOString(),
            reason: 'a test needs it',
          },
        },
      );
      expect(batch.status, JSON.stringify(batch.body)).toBe(200);
      const at = app().clock.now().getTime();
      expect((await order(member, 30n)).status).toBe(200);
      const refused = await app().call('POST', '/wps/relay/vouchers/redemption', {
        token: member.token,
        key: 'limited-redemption',
        body: { code: batch.body.value.codes[0] ?? '' },
      });
      expect(refused.body.code).toBe('DEPOSIT_LIMIT_REACHED');
      const { from } = refused.body.value as { from: string };
      expect(Math.abs(Date.parse(from) - at - 24 * HOUR_MS)).toBeLessThan(60_000);
    });

    it('shows what was credited as used, and an open order as waiting', async () => {
      const member = await registerMember(app());
      const first = await order(member, 60n);
      expect(dayOf(await setLimit(member, 'day', 100n))).toMatchObject({
        used: '0',
        waiting: '60000000',
      });
      await settle(first.body.value, 'paid');
      await order(member, 30n);
      const { token } = member;
      expect(
        dayOf(await app().call<PlayerLimits>('GET', '/wps/relay/limits', { token })),
      ).toMatchObject({ used: '60000000', waiting: '30000000' });
      expect((await order(member, 11n)).body.code).toBe('DEPOSIT_LIMIT_REACHED');
    });

    it('holds what comes in above it, and staff return it', async () => {
      const member = await registerMember(app());
      await setLimit(member, 'day', 20n);
      const signInAgain = async () => {
        member.token = (await signIn(member.username, member.password)).body.value.token;
      };
      const orders: Deposit[] = [];
      for (let at = 0; at < 3; at += 1) {
        const opened = await order(member, 20n);
        expect(opened.status, JSON.stringify(opened.body)).toBe(200);
        orders.push(opened.body.value);
        // An expired order counts for as long as its money may still come in.
        app().clock.advance({ minutes: 29 });
        await signInAgain();
        app().clock.advance({ minutes: 11 });
        expect((await order(member, 20n)).body.code).toBe('DEPOSIT_LIMIT_REACHED');
        app().clock.advance({ minutes: 120 });
        await signInAgain();
      }
      const settled = await Promise.all(orders.map(payLate));
      expect(settled.map(({ status }) => status)).toEqual([200, 200, 200]);
      const { token } = (await signIn(member.username, member.password)).body.value;
      const list = await app().call<{ items: Deposit[] }>('GET', '/wps/relay/deposits', { token });
      const statuses = list.body.value.items.map(({ status }) => status);
      expect(statuses.toSorted()).toEqual(['credited', 'returnable', 'returnable']);
      const funds = await app().server.ledger.balancesOf({
        brand: 'denluma',
        memberId: BigInt(member.memberId),
        currency: 'PEN',
      });
      expect([funds.cash, funds.locked]).toEqual([20n * UNIT, 40n * UNIT]);

      const { headers } = await signInStaff(app(), 'operator');
      const at = '/office/api/brands/denluma/returnable-deposits';
      const queue = await app().call<{ items: ReturnableDeposit[] }>('GET', at, { headers });
      const [waiting] = queue.body.value.items;
      expect(waiting).toMatchObject({ account: member.username, amountMicro: '20000000' });
      const back = (key: string) =>
        app().call('POST', `${at}/${waiting?.depositId}/return`, {
          headers,
          key,
          body: { reason: 'channel number 77' },
        });
      const elsewhere = await app().call(
        'POST',
        `/office/api/brands/kyvolta/returnable-deposits/${waiting?.depositId}/return`,
        { headers, key: 'return-deposit-0', body: { reason: 'not of this brand' } },
      );
      expect(elsewhere.body.code).toBe('DEPOSIT_NOT_FOUND');
      expect((await back('return-deposit-1')).status).toBe(200);
      expect((await back('return-deposit-1')).status).toBe(200);
      expect((await back('return-deposit-2')).body.code).toBe('DEPOSIT_NOT_FOUND');
      const left = await app().server.ledger.balancesOf({
        brand: 'denluma',
        memberId: BigInt(member.memberId),
        currency: 'PEN',
      });
      expect([left.cash, left.locked]).toEqual([20n * UNIT, 20n * UNIT]);
      // Told again, the channel changes nothing.
      const again = await payLate(orders[2] as Deposit);
      expect(again.status).toBe(200);
    });

    it('that is lowered holds for orders opened before', async () => {
      const member = await registerMember(app());
      const opened = await order(member, 50n);
      await setLimit(member, 'day', 20n);
      await settle(opened.body.value, 'paid');
      const found = await app().call<Deposit>(
        'GET',
        `/wps/relay/deposits/${opened.body.value.depositId}`,
        { token: member.token },
      );
      expect(found.body.value.status).toBe('returnable');
    });

    it('renews as deposits leave its period, and the strictest one decides', async () => {
      const member = await registerMember(app());
      await setLimit(member, 'day', 100n);
      await setLimit(member, 'week', 150n);
      const first = await order(member, 100n);
      await settle(first.body.value, 'paid');
      app().clock.advance({ hours: 25 });
      const { token } = (await signIn(member.username, member.password)).body.value;
      expect((await order({ token }, 60n)).body.code).toBe('DEPOSIT_LIMIT_REACHED');
      expect((await order({ token }, 50n)).status).toBe(200);
    });

    it('is raised after 24 hours and a confirmation, and not before', async () => {
      const member = await registerMember(app());
      await setLimit(member, 'day', 50n);
      const raised = dayOf(await setLimit(member, 'day', 200n));
      expect(raised).toMatchObject({ limit: '50000000', change: { limit: '200000000' } });
      expect((await confirm(member, 'day')).body.code).toBe('LIMIT_CHANGE_NOT_DUE');
      expect((await order(member, 60n)).body.code).toBe('DEPOSIT_LIMIT_REACHED');
      app().clock.advance({ hours: 24 });
      const { token } = (await signIn(member.username, member.password)).body.value;
      expect((await order({ token }, 60n)).body.code).toBe('DEPOSIT_LIMIT_REACHED');
      expect(dayOf(await confirm({ token }, 'day'))).toMatchObject({
        limit: '200000000',
        change: null,
      });
      expect((await order({ token }, 60n)).status).toBe(200);
      expect((await confirm({ token }, 'day')).body.code).toBe('LIMIT_CHANGE_NOT_DUE');
    });

    it.skipIf(!engine.concurrent)('holds when ten deposits come together', async () => {
      const member = await registerMember(app());
      await setLimit(member, 'month', 60n);
      const answers = await Promise.all(Array.from({ length: 10 }, () => order(member, 20n)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    });

    it('concerns its player alone', async () => {
      const [one, other] = [await registerMember(app()), await registerMember(app())];
      await setLimit(one, 'day', 20n);
      expect((await order(other, 100n)).status).toBe(200);
      const url = '/wps/relay/limits';
      const seen = await app().call<PlayerLimits>('GET', url, { token: other.token });
      expect(seen.body.value.limits.map(({ limit }) => limit)).toEqual(Array(12).fill(null));
    });

    it('takes no amount below the smallest unit, and no other period', async () => {
      const { token } = await registerMember(app());
      const put = (period: string, limit: string) =>
        app().call('PUT', `/wps/relay/limits/deposit/${period}`, { token, body: { limit } });
      expect((await put('day', '5')).body.code).toBe('AMOUNT_NOT_CONVERTIBLE');
      expect((await put('day', '0')).status).toBe(400);
      expect((await put('year', '5000000')).status).toBe(400);
    });
  });
});
