import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAYMENTS } from '#server/payments/generated/payments.ts';
import type { Database } from '#server/platform/db/database.ts';
import { sign } from '#server/platform/signature.ts';
import { VENDORS } from '#server/vendors/generated/vendors.ts';
import { deposit, registerMember, type TestMember } from '#tests/support/members.ts';
import { payment as tillpay } from '#tests/support/payments/tillpay/payment.ts';
import { openTestApp, SECRETS, type TestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';
import { vendor as outside } from '#tests/support/vendors/outside/vendor.ts';

const KEYS = {
  OUTSIDE_VENDOR_SECRET: 'outside-vendor-secret-for-tests-0123',
  TILLPAY_PAYMENT_SECRET: 'tillpay-payment-secret-for-tests-012',
};
const TESTING = { vendors: [...VENDORS, outside], payments: [...PAYMENTS, tillpay] };

/** A partner is a folder with its adapter, and its code and key in the configuration. */
onOneEngine((engine) => {
  let database: Database;
  let app: TestApp;
  beforeAll(async () => {
    database = await engine.open('published');
    const env = { ...KEYS, VENDORS: 'house,outside', PAYMENTS: 'tillpay,sandbox' };
    app = await openTestApp(database, env, undefined, TESTING);
  });
  afterAll(async () => {
    await app.server.close();
    await database.close();
  });

  describe('a game vendor of the configuration', () => {
    it('has its titles in the lobby, and stakes with its own key', async () => {
      const member = await registerMember(app);
      await deposit(app, member, 20_000_000n);
      const launch = await app.call<{ launchUrl: string; launchToken: string }>(
        'POST',
        '/wps/game/launchGame',
        {
          token: member.token,
          body: { vassalage: 'outside', gameCode: 'far-reels', mode: 'real' },
        },
      );
      const { launchUrl, launchToken } = launch.body.value;
      expect(launchUrl).toMatch(/^https:\/\/games\.example\/far-reels\?token=/);
      const bet = (vendor: string, key: string) => {
        const body = JSON.stringify({
          token: launchToken,
          memberId: member.memberId,
          transactionId: 'far-bet',
          roundId: 'far-round',
          gameCode: 'far-reels',
          currency: 'PEN',
          amountMicro: '1000000',
        });
        const headers = { 'x-vendor': vendor, 'x-signature': sign(key, body) };
        return app.call<{ balanceMicro: string }>('POST', '/wallet/v1/bet', {
          body: JSON.parse(body) as object,
          headers,
        });
      };
      const { OUTSIDE_VENDOR_SECRET: key } = KEYS;
      expect((await bet('outside', SECRETS.HOUSE_VENDOR_SECRET)).body.code).toBe(
        'INVALID_SIGNATURE',
      );
      expect((await bet('nowhere', key)).body.code).toBe('INVALID_PARTNER');
      // The house's token is no other vendor's, and the other way round.
      expect((await bet('house', SECRETS.HOUSE_VENDOR_SECRET)).body.code).toBe('INVALID_TOKEN');
      expect((await bet('outside', key)).body.value.balanceMicro).toBe('19000000');
    });
  });

  describe('a payment channel of the configuration', () => {
    const order = (member: TestMember, key: string) =>
      app.call<{ reference: string; redirectUrl: string }>('POST', '/wps/relay/deposits', {
        token: member.token,
        key,
        body: { channel: 'tillpay', amountMicro: '7500000' },
      });
    const tell = (body: object, secret = KEYS.TILLPAY_PAYMENT_SECRET, channel = 'tillpay') =>
      app.call<{ status: string }>('POST', `/payments/notify/${channel}`, {
        body,
        headers: { 'x-till': sign(secret, JSON.stringify(body)) },
      });

    it('takes deposits, and tells of them in its own words', async () => {
      const member = await registerMember(app);
      const { reference, redirectUrl } = (await order(member, 'till-order-1')).body.value;
      expect(redirectUrl).toBe(`https://till.example/pay/${reference}`);
      const paid = { till: reference, state: 'OK', cents: 750, cur: 'PEN' };
      expect((await tell(paid, SECRETS.SANDBOX_PAYMENT_SECRET)).body.code).toBe(
        'INVALID_SIGNATURE',
      );
      expect((await tell(paid, KEYS.TILLPAY_PAYMENT_SECRET, 'sandbox')).body.code).toBe(
        'INVALID_SIGNATURE',
      );
      expect((await tell({ ...paid, cur: 'USD' })).body.code).toBe('AMOUNT_MISMATCH');
      expect((await tell({ state: 'OK' })).body.code).toBe('INVALID_BODY');
      for (let told = 0; told < 2; told += 1) {
        expect((await tell(paid)).body.value.status).toBe('credited');
      }
      const { body } = await app.call<{ availableMicro: string }>(
        'GET',
        '/wps/v2/wallets/balance',
        { token: member.token },
      );
      expect(body.value.availableMicro).toBe('7500000');
    });
  });

  it('a code without an adapter is told at the start', async () => {
    const start = openTestApp(database, { VENDORS: 'house,nobody' }, undefined, TESTING);
    await expect(start).rejects.toThrow(
      /^VENDORS: there is no "nobody". There are: house, outside, lottery/,
    );
  });
});
