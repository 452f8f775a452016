import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Deposit, OfficeWithdrawal, Withdrawal } from '#contract/generated/types.ts';
import type { ReplyOf } from '#contract/operation.ts';
import type { Database } from '#server/platform/db/database.ts';
import { NO_FENCE } from '#server/platform/jobs/job-lease.ts';
import { type GatewayProcess, startGateway } from '#tests/support/gateway-process.ts';
import { expectLedgerWhole } from '#tests/support/ledger-oracle.ts';
import { registerMember, type TestMember } from '#tests/support/members.ts';
import { approved } from '#tests/support/second-person.ts';
import { signInStaff } from '#tests/support/staff.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';
import { payee, request } from '#tests/support/withdrawals.ts';
import { freePort } from '../../scripts/dev/free-port.ts';

const SECRET = 'gateway-payment-secret-for-tests-01';
const UNIT = 1_000_000n;

let made = 0;
const key = (): string => `gateway-key-${(made += 1)}`;

/** A payment company that speaks the gateway's protocol, in a process of its own. */
onOneEngine((engine) => {
  let database: Database;
  let app: TestApp;
  let gateway: GatewayProcess;
  beforeAll(async () => {
    database = await engine.open('published');
    const port = await freePort();
    gateway = await startGateway(SECRET, `http://127.0.0.1:${port}/payments/notify/gateway`);
    app = await openTestApp(database, {
      PAYMENTS: 'gateway,sandbox,transfer',
      GATEWAY_PAYMENT_URL: gateway.url,
      GATEWAY_PAYMENT_SECRET: SECRET,
      VENDOR_HOSTS: '127.0.0.1',
    });
    await app.server.app.listen({ port, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await gateway.stop();
    await app.server.close();
    await database.close();
  });

  const order = async ({ token }: TestMember, amountMicro: bigint) => {
    const answer = await app.call<Deposit>('POST', '/wps/relay/deposits', {
      token,
      key: key(),
      body: { channel: 'gateway', amountMicro: String(amountMicro) },
    });
    expect(answer.body.code).toBeUndefined();
    const { depositId, redirectUrl } = answer.body.value;
    return { depositId, redirectUrl: redirectUrl ?? '' };
  };
  const deposits = async ({ token }: TestMember) =>
    (await app.call<ReplyOf<'listDeposits'>>('GET', '/wps/relay/deposits', { token })).body.value
      .items;
  const balance = async ({ token }: TestMember) =>
    (await app.call<{ availableMicro: string }>('GET', '/wps/v2/wallets/balance', { token })).body
      .value.availableMicro;
  const runJob = async (name: string): Promise<void> => {
    await app.server.jobs.find((job) => job.name === name)?.run(NO_FENCE);
  };

  describe('a deposit through the gateway', () => {
    it('is credited by its notification', async () => {
      const member = await registerMember(app);
      const { redirectUrl } = await order(member, 50n * UNIT);
      expect(await gateway.decide(redirectUrl, 'pay')).toEqual([200]);
      expect(await balance(member)).toBe(String(50n * UNIT));
    });

    it('is credited as it was paid: less, more, and a second time', async () => {
      const member = await registerMember(app);
      for (const [action, sum] of [
        ['less', 25n],
        ['more', 85n],
      ] as const) {
        const { redirectUrl } = await order(member, 50n * UNIT);
        await gateway.decide(redirectUrl, action);
        expect([action, await balance(member)]).toEqual([action, String(sum * UNIT)]);
      }
      const { redirectUrl } = await order(member, 10n * UNIT);
      await gateway.decide(redirectUrl, 'twice');
      expect(await balance(member)).toBe(String(105n * UNIT));
      expect((await deposits(member)).map(({ cause }) => cause)).toContain('extra');
      await expectLedgerWhole(database);
    });

    it('is found by asking when the gateway is silent, also after its time', async () => {
      const member = await registerMember(app);
      const { redirectUrl, depositId } = await order(member, 50n * UNIT);
      await gateway.decide(redirectUrl, 'silent');
      await runJob('askPayments');
      expect(await balance(member)).toBe('0');
      // The gateway's signatures are good for minutes: the order is moved into the past instead.
      const past = new Date(Date.now() - 60_000);
      await database.db
        .updateTable('deposit')
        .set({ expires_at: past, ask_at: past })
        .where('id', '=', BigInt(depositId))
        .execute();
      await runJob('expireDeposits');
      await Promise.all([runJob('askPayments'), runJob('askPayments')]);
      const found = (await deposits(member)).find((one) => one.depositId === depositId);
      expect(found?.status).toBe('credited');
      expect(await balance(member)).toBe(String(50n * UNIT));
      await expectLedgerWhole(database);
    });

    it('ends when the player declines', async () => {
      const member = await registerMember(app);
      const { redirectUrl } = await order(member, 50n * UNIT);
      await gateway.decide(redirectUrl, 'decline');
      expect((await deposits(member))[0]?.status).toBe('declined');
    });
  });

  describe('a payment by the gateway', () => {
    const AT = '/office/api/brands/denluma/withdrawals';
    const paid = async (amountMicro: bigint) => {
      const staff = await signInStaff(app, 'operator');
      const admin = await signInStaff(app, 'admin');
      const terms = '/office/api/brands/denluma/withdrawal-terms';
      const { headers } = admin;
      const now = await app.call<ReplyOf<'getWithdrawalTerms'>>('GET', terms, { headers });
      const { version, terms: held } = now.body.value;
      const body = { version, terms: { ...held, payeeCoolDownHours: 0 }, reason: 'for the test' };
      await approved(app, await app.call('PUT', terms, { headers, key: key(), body }));
      const { member, bankAccountId } = await payee(app, 100n * UNIT);
      const asked = await request(app, member, bankAccountId, amountMicro);
      const { withdrawalId } = asked.body.value;
      const act = (what: string, more: object) =>
        app.call<OfficeWithdrawal>('POST', `${AT}/${withdrawalId}/${what}`, {
          headers: staff.headers,
          key: key(),
          body: more,
        });
      await act('review', { seen: 0, decision: 'approve' });
      await act('payment', { seen: 1, channel: 'gateway' });
      const status = async () =>
        (
          await app.call<Withdrawal>('GET', `/wps/relay/withdrawals/${withdrawalId}`, {
            token: member.token,
          })
        ).body.value.status;
      return { withdrawalId, status };
    };
    /** Moves the next try of what is under way to now. */
    const due = () => database.db.updateTable('payout').set({ next_try_at: new Date() }).execute();
    const sends = async (amount: string) => {
      const answer = await fetch(`${gateway.url}/payouts`);
      const { payouts } = (await answer.json()) as { payouts: { amount: string; sends: number }[] };
      return payouts.filter((one) => one.amount === amount).map((one) => one.sends);
    };

    it('is made once, refused at once, or decided later', async () => {
      const sent = await paid(40n * UNIT + 110_000n);
      const refused = await paid(40n * UNIT + 130_000n);
      const later = await paid(40n * UNIT + 170_000n);
      await Promise.all([runJob('sendPayouts'), runJob('sendPayouts')]);
      // The server's own run may have taken one of them, and be at it.
      await expect.poll(sent.status).toBe('sent');
      await expect.poll(refused.status).toBe('approved');
      expect(await later.status()).toBe('sending');
      // The gateway decides after five seconds of its own clock.
      await new Promise((resolve) => setTimeout(resolve, 5_200));
      await due();
      await runJob('sendPayouts');
      expect(await later.status()).toBe('sent');
      expect([await sends('40.11'), await sends('40.17')]).toEqual([[1], [1]]);
      await expectLedgerWhole(database);
    });

    it('waits while the gateway is gone, and is made once when it is back', async () => {
      const { status } = await paid(41n * UNIT);
      const { url } = gateway;
      await gateway.stop();
      await runJob('sendPayouts');
      expect(await status()).toBe('sending');
      gateway = await startGateway(SECRET, 'http://127.0.0.1:9/', Number(new URL(url).port));
      await due();
      await runJob('sendPayouts');
      expect(await status()).toBe('sent');
      expect(await sends('41.00')).toEqual([1]);
    });
  });
});
