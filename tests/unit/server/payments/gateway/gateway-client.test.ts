import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { gatewayChannel } from '#server/payments/gateway/gateway-channel.ts';
import type { PaymentChannel, PayoutPort } from '#server/payments/payment-channel.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { systemClock } from '#server/platform/clock.ts';
import {
  type GatewaySandbox,
  openGatewaySandbox,
} from '../../../../../scripts/gateway-sandbox/open-gateway-sandbox.ts';
import { KEY, REFERENCE } from './gateway-fixture.ts';
import { type RecordingShop, openRecordingShop } from './recording-shop.ts';

const PENDING_MS = 300;
const ACCOUNT_NUMBER = '00219312345678901234';
const PAYOUT = {
  reference: 'wd_0123456789abcdef-1',
  amountMicro: 80_000_000n,
  currency: 'PEN',
  bank: 'altamar',
  country: 'PE',
  payeeName: 'Ana Torres',
  accountNumber: ACCOUNT_NUMBER,
};

describe('the gateway client with the gateway sandbox', () => {
  let shop: RecordingShop;
  let sandbox: GatewaySandbox;
  let url: string;
  let channel: PaymentChannel & { payouts: PayoutPort };

  beforeEach(async () => {
    shop = await openRecordingShop();
    sandbox = await openGatewaySandbox({
      port: 0,
      secret: KEY,
      notifyUrl: shop.url,
      retryPauseMs: 10,
      payoutPendingMs: PENDING_MS,
    });
    url = `http://127.0.0.1:${sandbox.port}`;
    channel = open(KEY);
  });
  afterEach(() => Promise.all([sandbox.close(), shop.close()]));

  function open(key: string, timeoutMs?: number) {
    const means = { clock: systemClock, keys: [key] as const, url };
    const opened = gatewayChannel(timeoutMs === undefined ? means : { ...means, timeoutMs });
    return opened as PaymentChannel & { payouts: PayoutPort };
  }

  const query = () => channel.queryPayment!(REFERENCE);

  async function openPage(change: Record<string, string> = {}): Promise<Response> {
    const { redirectUrl } = await channel.openPayment({} as Tx, {
      reference: REFERENCE,
      amountMicro: 25_500_000n,
      currency: 'PEN',
      returnUrl: 'http://shop.example/deposit?a=1&b=2',
      expiresAt: new Date(Date.now() + 60_000),
    });
    const page = new URL(redirectUrl ?? '');
    for (const [name, value] of Object.entries(change)) page.searchParams.set(name, value);
    return fetch(page);
  }

  const decide = (action: string, reference = REFERENCE): Promise<Response> =>
    fetch(`${url}/checkout/decide`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ reference, action }),
    });

  /** Notifications as the channel reads them, after it has checked their signatures. */
  const received = () =>
    shop.requests.map(({ headers, rawBody }) => {
      channel.checkSignature({ headers, rawBody, url: '/payments/notify/gateway' });
      return channel.readNotification(JSON.parse(rawBody.toString()));
    });

  describe('a payment', () => {
    it('is unknown before its page was opened, then pending, then paid', async () => {
      expect(await query()).toBeNull();
      expect((await openPage()).status).toBe(200);
      expect(await query()).toBeNull();
      await decide('pay');
      const [notification] = received();
      expect(await query()).toEqual(notification);
      expect(notification).toEqual({
        reference: REFERENCE,
        outcome: 'paid',
        amountMicro: 25_500_000n,
        currency: 'PEN',
        authorisation: expect.stringMatching(/^PAY-[0-9A-F]{12}$/),
      });
    });

    it.each([
      ['less', 'paid', 12_750_000n],
      ['more', 'paid', 35_500_000n],
      ['decline', 'declined', 25_500_000n],
    ])('decided with "%s" is %s with that amount', async (action, outcome, amountMicro) => {
      await openPage();
      await decide(action);
      expect(received()).toMatchObject([{ outcome, amountMicro }]);
      expect(await query()).toMatchObject({ outcome, amountMicro });
    });

    it('made twice is notified twice, and once more as another payment', async () => {
      await openPage();
      const answer = await decide('twice');
      expect(await answer.json()).toEqual({ notifications: [200, 200, 200] });
      const [first, again, second] = received();
      expect(again).toEqual(first);
      expect(second).toEqual({ ...first, authorisation: expect.any(String) });
      expect(second?.authorisation).not.toBe(first?.authorisation);
      expect(await query()).toEqual(first);
    });

    it('made in silence is visible only to a query', async () => {
      await openPage();
      await decide('silent');
      expect(shop.requests).toEqual([]);
      expect(await query()).toMatchObject({ outcome: 'paid', amountMicro: 25_500_000n });
    });

    it('keeps its first decision', async () => {
      await openPage();
      await decide('pay');
      expect((await decide('decline')).status).toBe(409);
      expect(await query()).toMatchObject({ outcome: 'paid' });
    });

    it('is notified again until the shop takes it', async () => {
      await openPage();
      shop.answerWith([500, 503, 200]);
      expect(await (await decide('pay')).json()).toEqual({ notifications: [200] });
      expect(received()).toHaveLength(3);
    });

    it('is given up after five retries', async () => {
      await openPage();
      shop.answerWith([500]);
      expect(await (await decide('pay')).json()).toEqual({ notifications: [500] });
      expect(shop.requests).toHaveLength(6);
    });

    it('decided by a form leads back to the shop', async () => {
      await openPage();
      const form = { method: 'POST', redirect: 'manual' } as const;
      const body = new URLSearchParams({ reference: REFERENCE, action: 'pay' });
      for (const click of [1, 2]) {
        const answer = await fetch(`${url}/checkout/decide`, { ...form, body });
        expect([click, answer.status]).toEqual([click, 303]);
        expect(answer.headers.get('location')).toBe('http://shop.example/deposit?a=1&b=2');
      }
      expect(received()).toHaveLength(1);
    });

    it('is not opened by an address that was changed', async () => {
      expect((await openPage({ amount: '1.00' })).status).toBe(401);
      expect((await openPage({ return_url: 'https://other.example/' })).status).toBe(401);
      expect((await decide('pay')).status).toBe(404);
      expect(await query()).toBeNull();
    });

    it('has a page with every action and the way back', async () => {
      const html = await (await openPage()).text();
      for (const action of ['pay', 'less', 'more', 'twice', 'silent', 'decline']) {
        expect(html).toContain(`<button name="action" value="${action}">`);
      }
      expect(html).toContain('<a href="http://shop.example/deposit?a=1&#38;b=2">');
      await decide('pay');
      expect(await (await openPage()).text()).not.toContain('<button');
    });
  });

  describe('a payout', () => {
    const send = (change: Partial<typeof PAYOUT> = {}) =>
      channel.payouts.send({ ...PAYOUT, ...change });
    const list = async () =>
      (await (await fetch(`${url}/payouts`)).json()) as { payouts: object[] };

    it('is unknown to a query before it was sent', async () => {
      expect(await channel.payouts.query(PAYOUT.reference)).toBeNull();
    });

    it('is sent once when it is ordered twice', async () => {
      const answer = await send();
      expect(answer).toEqual({
        status: 'sent',
        reference: expect.stringMatching(/^OUT-[0-9A-F]{12}$/),
      });
      expect(await send()).toEqual(answer);
      expect(await channel.payouts.query(PAYOUT.reference)).toEqual(answer);
      const { amountMicro: _, ...fields } = PAYOUT;
      expect(await list()).toEqual({
        payouts: [
          expect.objectContaining({
            ...fields,
            payoutId: (answer as { reference: string }).reference,
            amount: '80.00',
            sends: 2,
            queries: 1,
          }),
        ],
      });
    });

    it('of an amount that ends in .13 fails', async () => {
      const answer = await send({ amountMicro: 80_130_000n });
      expect(answer).toEqual({ status: 'failed', reference: expect.any(String) });
      expect(await channel.payouts.query(PAYOUT.reference)).toEqual(answer);
    });

    it('of an amount that ends in .17 is unknown at first and then sent', async () => {
      const order = { amountMicro: 80_170_000n };
      expect(await send(order)).toEqual({ status: 'unknown' });
      const pending = await channel.payouts.query(PAYOUT.reference);
      expect(pending).toEqual({ status: 'unknown' });
      await expect
        .poll(() => channel.payouts.query(PAYOUT.reference), { timeout: 20 * PENDING_MS })
        .toMatchObject({ status: 'sent' });
      expect(await send(order)).toMatchObject({ status: 'sent' });
    });

    it('rejects when its reference belongs to another order', async () => {
      await send();
      await expect(send({ amountMicro: 1_000_000n })).rejects.toThrow('the gateway answered 409');
    });
  });

  it('rejects when the gateway refuses the signature', async () => {
    const stranger = open(`${KEY}x`);
    await expect(stranger.queryPayment!(REFERENCE)).rejects.toThrow('the gateway answered 401');
    await expect(stranger.payouts.send(PAYOUT)).rejects.toThrow('the gateway answered 401');
    await expect(stranger.payouts.query('x')).rejects.toThrow('the gateway answered 401');
  });

  it('rejects when the gateway cannot be reached', async () => {
    await sandbox.close();
    await expect(query()).rejects.toThrow('the gateway did not answer (ECONNREFUSED)');
  });

  describe('with a gateway that violates the protocol', () => {
    let answer: { status: number; body: string } | null = null;
    let requests = 0;
    const server = createServer((request, response) => {
      request.resume();
      requests += 1;
      if (answer !== null) response.writeHead(answer.status, { location: '/' }).end(answer.body);
    });
    let odd: ReturnType<typeof open>;

    beforeEach(async () => {
      answer = null;
      requests = 0;
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      odd = open(KEY, 100);
    });
    afterEach(async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    });

    const calls = () => [
      () => odd.queryPayment!(REFERENCE),
      () => odd.payouts.query(PAYOUT.reference),
      () => odd.payouts.send(PAYOUT),
    ];

    it('rejects after the timeout', async () => {
      const since = performance.now();
      for (const call of calls()) {
        await expect(call()).rejects.toThrow('the gateway did not answer (TimeoutError)');
      }
      expect(performance.now() - since).toBeLessThan(3_000);
    });

    it('waits ten seconds by default', async () => {
      answer = { status: 404, body: '' };
      const timeout = vi.spyOn(AbortSignal, 'timeout');
      expect(await open(KEY).queryPayment!(REFERENCE)).toBeNull();
      expect(timeout).toHaveBeenCalledExactlyOnceWith(10_000);
      timeout.mockRestore();
    });

    it('follows no redirect', async () => {
      answer = { status: 307, body: '' };
      await expect(odd.payouts.send(PAYOUT)).rejects.toThrow('the gateway did not answer');
      expect(requests).toBe(1);
    });

    it.each([
      [500, '{}'],
      [202, '{"payoutId":"OUT-1","status":"sent"}'],
      [302, ''],
      [200, ''],
      [200, 'null'],
      [200, '[]'],
      [200, `{"accountNumber":"${ACCOUNT_NUMBER}"}`],
      [200, `{"accountNumber":"${ACCOUNT_NUMBER}"`],
    ])('rejects the answer %i %s without quoting it', async (status, body) => {
      answer = { status, body };
      for (const call of calls()) {
        const error = await call().then(
          () => null,
          (fault: unknown) => fault as Error,
        );
        expect(error).toBeInstanceOf(Error);
        expect(error?.message).toMatch(/^the gateway (?:answered|did not answer)/);
        const said = `${error?.message} ${error?.stack} ${String(error?.cause)}`;
        expect(said).not.toContain(ACCOUNT_NUMBER.slice(-6));
      }
    });

    it('rejects a 404 to an order', async () => {
      answer = { status: 404, body: '{}' };
      await expect(odd.payouts.send(PAYOUT)).rejects.toThrow('the gateway answered 404');
      expect(await odd.payouts.query(PAYOUT.reference)).toBeNull();
    });

    it('takes an answer with more fields, and rejects that of another payment', async () => {
      const paid = { paymentId: 'P', status: 'paid', amount: '1.00', currency: 'PEN', fee: '0.10' };
      answer = { status: 200, body: JSON.stringify({ ...paid, reference: REFERENCE }) };
      expect(await odd.queryPayment!(REFERENCE)).toMatchObject({ outcome: 'paid' });
      answer = { status: 200, body: JSON.stringify({ ...paid, reference: `${REFERENCE}0` }) };
      await expect(odd.queryPayment!(REFERENCE)).rejects.toThrow('another payment');
    });
  });
});
