import { describe, expect, it } from 'vitest';
import type { Tx } from '#server/platform/db/database.ts';
import { payment } from '#server/payments/gateway/payment.ts';
import { KEY, NOW, openChannel, REFERENCE } from './gateway-fixture.ts';

/** Any use of it fails: opening a payment writes nothing. */
const NO_TX = new Proxy({} as Tx, {
  get() {
    throw new Error('the transaction was used');
  },
});

const UNIT = 1_000_000n;

describe('the gateway channel', () => {
  it('refuses to open without an address', async () => {
    const opening = payment.open({ clock: { now: () => NOW }, keys: [KEY], url: null });
    await expect(opening).rejects.toMatchObject({
      name: 'ConfigError',
      message: 'GATEWAY_PAYMENT_URL: is needed by the channel "gateway"',
    });
  });

  it('is a channel for real money without banks', async () => {
    expect(payment).toMatchObject({ code: 'gateway', isDemoOnly: false });
    expect(await openChannel()).toMatchObject({
      code: 'gateway',
      name: 'Card and wallet',
      kind: 'card',
      banks: [],
      paymentNetworks: [],
    });
  });

  it('takes 1 to 50,000 units of every known currency, and no other currency', async () => {
    const channel = await openChannel();
    for (const currency of ['PEN', 'JPY', 'USDT']) {
      expect(channel.bounds(currency)).toEqual({ minMicro: UNIT, maxMicro: 50_000n * UNIT });
      expect(channel.payouts?.takes(currency)).toBe(true);
    }
    expect(channel.bounds('XXX')).toBeNull();
    expect(channel.payouts?.takes('XXX')).toBe(false);
  });

  it('sends the player to a signed address of the gateway', async () => {
    const channel = await openChannel();
    const { redirectUrl } = await channel.openPayment(NO_TX, {
      reference: REFERENCE,
      amountMicro: 25_500_000n,
      currency: 'PEN',
      returnUrl: 'https://shop.example/deposit?from=a&to=b',
      expiresAt: new Date('2026-03-01T12:30:00.900Z'),
    });
    expect(redirectUrl).toBe(
      'https://gateway.example/v1/checkout?reference=dep_0123456789abcdef&amount=25.50&currency=PEN' +
        '&return_url=https%3A%2F%2Fshop.example%2Fdeposit%3Ffrom%3Da%26to%3Db&expires=1772368200' +
        '&signature=mNAxaRB19reKSRKT4UvRIwHg04h2gbpR5GIir20XBCY',
    );
  });

  it('writes the amount with the decimals of its currency', async () => {
    const channel = await openChannel();
    const amountOf = async (amountMicro: bigint, currency: string) => {
      const order = {
        reference: REFERENCE,
        amountMicro,
        currency,
        returnUrl: 'https://shop.example/',
      };
      const { redirectUrl } = await channel.openPayment(NO_TX, { ...order, expiresAt: NOW });
      return new URL(redirectUrl ?? '').searchParams.get('amount');
    };
    expect(await amountOf(1_500n * UNIT, 'JPY')).toBe('1500');
    expect(await amountOf(1_234_000n, 'KWD')).toBe('1.234');
    expect(await amountOf(50_000n * UNIT, 'PEN')).toBe('50000.00');
  });
});
