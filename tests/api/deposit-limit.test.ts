import { describe, expect, it } from 'vitest';
import type { Deposit, DepositLimits, LimitPeriod } from '#contract/generated/types.ts';
import { registerMember, type TestMember } from '#tests/support/members.ts';
import { passwordCalls, faultsOf } from '#tests/support/passwords.ts';
import { useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

const UNIT = 1_000_000n;
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
  const setLimit = (
    { token }: Pick<TestMember, 'token'>,
    period: LimitPeriod,
    units: bigint | null,
  ) =>
    app().call<DepositLimits>('PUT', `/wps/relay/deposit-limits/${period}`, {
      token,
      body: { limitMicro: units === null ? null : String(units * UNIT) },
    });
  const confirm = ({ token }: Pick<TestMember, 'token'>, period: LimitPeriod) =>
    app().call<DepositLimits>('POST', `/wps/relay/deposit-limits/${period}/confirmation`, {
      token,
    });
  const dayOf = (answer: { body: { value: DepositLimits } }) => answer.body.value.limits[0];

  describe('a deposit limit', () => {
    it('refuses what would exceed it, counting open orders, and nothing of declined ones', async () => {
      const member = await registerMember(app());
      expect(dayOf(await setLimit(member, 'day', 100n))).toMatchObject({
        limitMicro: '100000000',
        usedMicro: '0',
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
      expect(raised).toMatchObject({ limitMicro: '50000000', change: { limitMicro: '200000000' } });
      expect((await confirm(member, 'day')).body.code).toBe('LIMIT_CHANGE_NOT_DUE');
      expect((await order(member, 60n)).body.code).toBe('DEPOSIT_LIMIT_REACHED');
      app().clock.advance({ hours: 24 });
      const { token } = (await signIn(member.username, member.password)).body.value;
      expect((await order({ token }, 60n)).body.code).toBe('DEPOSIT_LIMIT_REACHED');
      expect(dayOf(await confirm({ token }, 'day'))).toMatchObject({
        limitMicro: '200000000',
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
      const url = '/wps/relay/deposit-limits';
      const seen = await app().call<DepositLimits>('GET', url, { token: other.token });
      expect(seen.body.value.limits.map(({ limitMicro }) => limitMicro)).toEqual([
        null,
        null,
        null,
      ]);
    });

    it('takes no amount below the smallest unit, and no other period', async () => {
      const { token } = await registerMember(app());
      const put = (period: string, limitMicro: string) =>
        app().call('PUT', `/wps/relay/deposit-limits/${period}`, { token, body: { limitMicro } });
      expect((await put('day', '5')).body.code).toBe('AMOUNT_NOT_CONVERTIBLE');
      expect((await put('day', '0')).status).toBe(400);
      expect((await put('year', '5000000')).status).toBe(400);
    });
  });
});
