import { beforeAll, describe, expect, it } from 'vitest';
import type { DepositRoute } from '#contract/generated/types.ts';
import type { ReplyOf } from '#contract/operation.ts';
import { byAmount, COMMON, putRoutes, SANDBOX } from '#tests/support/deposit-routes.ts';
import { registerMember, type TestMember } from '#tests/support/members.ts';
import { signInStaff, type TestStaff } from '#tests/support/staff.ts';
import { useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

const UNIT = 1_000_000n;

onOneEngine((engine) => {
  const app = useTestApp(engine);
  let admin: TestStaff;
  beforeAll(async () => {
    admin = await signInStaff(app(), 'admin');
  });
  const setRoutes = (routes: readonly DepositRoute[]) => putRoutes(app(), admin, routes);
  const order = ({ token }: TestMember, channel: string, amountMicro: bigint) =>
    app().call('POST', '/wps/relay/deposits', {
      token,
      key: `routes-order-${channel}`,
      body: { channel, amountMicro: String(amountMicro) },
    });

  describe('the ways to pay in', () => {
    it('refuse what contradicts itself, by its place', async () => {
      const bad: DepositRoute = {
        ...COMMON,
        code: 'bad',
        minMicro: String(10n * UNIT + 1n),
        toleranceMicro: String(11n * UNIT),
        autoCreditMaxMicro: '1',
        maxMicro: String(UNIT),
        hours: { from: '08:00', to: '22:00', timeZone: 'Moon/Base' },
        account: COMMON.account && {
          ...COMMON.account,
          accountNumber: '123456',
          qr: { profile: 'promptPay', target: '0812345678' },
        },
        tutorial: 'no-such-page',
      };
      const { body } = await setRoutes([SANDBOX, bad, bad]);
      expect(Object.keys(body.fields ?? {})).toEqual(
        expect.arrayContaining([
          '/routes/1/minMicro',
          '/routes/1/maxMicro',
          '/routes/1/toleranceMicro',
          '/routes/1/autoCreditMaxMicro',
          '/routes/1/hours/timeZone',
          '/routes/1/account/accountNumber',
          '/routes/1/account/qr/profile',
          '/routes/1/tutorial',
          '/routes/2/code',
        ]),
      );
    });

    it('take nothing in maintenance, and are not shown when they are off', async () => {
      const startsAt = new Date(app().clock.now().getTime() - 60_000).toISOString();
      const closed = { ...COMMON, code: 'closed', maintenance: { startsAt, endsAt: null } };
      const off = { ...COMMON, code: 'off', isOn: false };
      await setRoutes([SANDBOX, { ...COMMON, code: 'transfer-1' }, byAmount('qr-1'), closed, off]);
      const member = await registerMember(app());
      const list = await app().call<ReplyOf<'listDepositChannels'>>(
        'GET',
        '/wps/relay/deposit/channels',
        { token: member.token },
      );
      const shown = list.body.value.items.map(({ channel, closed: why }) => [channel, why]);
      expect(shown).toContainEqual(['closed', 'maintenance']);
      expect(shown.flat()).not.toContain('off');
      expect((await order(member, 'closed', 20n * UNIT)).body.code).toBe('CHANNEL_UNAVAILABLE');
      expect((await order(member, 'off', 20n * UNIT)).body.code).toBe('CHANNEL_UNAVAILABLE');
    });
  });
});
