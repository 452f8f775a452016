import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CreditTransfer, Deposit, PlayerLimits } from '#contract/generated/types.ts';
import { agentCalls, freshKey } from '#tests/support/agents.ts';
import { deposit, type TestMember } from '#tests/support/members.ts';
import { useTestApp } from '#tests/support/test-app.ts';
import { PIN } from '#tests/support/withdrawals.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

const UNIT = 1_000_000n;
const HOUR_MS = 3_600_000;

onOneEngine((engine) => {
  const app = useTestApp(engine);
  const agents = agentCalls(app);
  let upline: TestMember;
  let player: TestMember;

  const secure = ({ token, password }: TestMember) =>
    app().call('POST', '/wps/relay/member/password/payment', {
      token,
      body: { password, newPaymentPassword: PIN, confirmNewPaymentPassword: PIN },
    });
  const post = <Value>({ token }: TestMember, path: string, body: object) =>
    app().call<Value>('POST', `/wps/relay${path}`, { token, key: freshKey(), body });
  const send = (units: bigint) =>
    post<CreditTransfer>(upline, '/agent/credit/transfers', {
      memberId: player.memberId,
      amountMicro: String(units * UNIT),
      paymentPassword: PIN,
      note: '',
    });
  const order = (units: bigint) =>
    post<Deposit>(player, '/deposits', { channel: 'sandbox', amountMicro: String(units * UNIT) });
  const setLimit = (units: bigint) =>
    app().call<PlayerLimits>('PUT', '/wps/relay/limits/deposit/day', {
      token: player.token,
      body: { limit: String(units * UNIT) },
    });
  /** Sum that the limit counts: credited money, and orders that may still be paid. */
  const countedToday = async () => {
    const { token } = player;
    const { body } = await app().call<PlayerLimits>('GET', '/wps/relay/limits', { token });
    const [day] = body.value.limits;
    return String(BigInt(day?.used ?? 0) + BigInt(day?.waiting ?? 0));
  };

  beforeAll(async () => {
    await agents.setPolicy({ transferDown: true, transferUp: true });
    upline = await agents.topAgent();
    await secure(upline);
    await deposit(app(), upline, 500n * UNIT);
    await post(upline, '/agent/credit/moves', {
      amountMicro: String(400n * UNIT),
      direction: 'toCredit',
      paymentPassword: PIN,
    });
  });
  beforeEach(async () => {
    player = await agents.downlineOf(upline);
    await secure(player);
    expect((await setLimit(20n)).status).toBe(200);
  });

  describe('a deposit limit of a downline', () => {
    it('refuses a transfer above it and accepts one of exactly the limit', async () => {
      const refused = await send(100n);
      expect([refused.status, refused.body.code]).toEqual([422, 'RECIPIENT_LIMIT_REACHED']);
      expect(refused.body.value).toEqual({ from: null });
      expect((await send(20n)).status).toBe(200);
      expect(await countedToday()).toBe(String(20n * UNIT));
    });

    it('counts transfers and deposits together, and says when an amount fits again', async () => {
      const at = app().clock.now().getTime();
      expect((await send(15n)).status).toBe(200);
      expect((await order(6n)).body.code).toBe('DEPOSIT_LIMIT_REACHED');
      const refused = await send(6n);
      const { from } = refused.body.value as unknown as { from: string };
      expect(Math.abs(Date.parse(from) - at - 24 * HOUR_MS)).toBeLessThan(60_000);
    });

    it('is not given back by money that returns to the upline', async () => {
      expect((await send(20n)).status).toBe(200);
      const { db } = app().database;
      await db.deleteFrom('turnover_requirement').where('brand', '=', 'denluma').execute();
      const amountMicro = String(20n * UNIT);
      const back = await post(player, '/upline/transfers', {
        amountMicro,
        paymentPassword: PIN,
        note: '',
      });
      expect(back.body.success).toBe(true);
      expect(await countedToday()).toBe(amountMicro);
      expect((await send(1n)).body.code).toBe('RECIPIENT_LIMIT_REACHED');
    });

    it('holds for two transfers, and for a transfer and a deposit, at the same time', async () => {
      const transfers = await Promise.all([send(12n), send(12n)]);
      expect(transfers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
      const both = await Promise.all([send(8n), order(8n)]);
      expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
      expect(await countedToday()).toBe(String(20n * UNIT));
    });
  });
});
