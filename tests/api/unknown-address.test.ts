import { beforeEach, describe, expect, it } from 'vitest';
import type { SecondFactorChallenge } from '#contract/generated/types.ts';
import { PASSWORD, type TestMember } from '#tests/support/members.ts';
import { setFact } from '#tests/support/server-facts.ts';
import { signInStaff } from '#tests/support/staff.ts';
import { type Answer, useTestApp } from '#tests/support/test-app.ts';
import { payee } from '#tests/support/withdrawals.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

const cookie = (device: string): Record<string, string> =>
  device === '' ? {} : { cookie: `known_device=${device}` };
const deviceOf = ({ cookies }: Answer): string =>
  cookies.find(({ name }) => name === 'known_device')?.value ?? '';

onOneEngine((engine) => {
  const app = useTestApp(engine);

  describe('an unknown address', () => {
    const policy = { askOn: 'newDevice', alsoBy: ['payee'], unknownAddress: true };
    const home = '198.51.100.7';
    let owner: TestMember;
    let device: string;

    const signIn = (ip: string) =>
      app().call<SecondFactorChallenge>('POST', '/wps/session/login', {
        ip,
        headers: cookie(device),
        body: { username: owner.username, password: PASSWORD, type: 'username' },
      });

    const setPolicy = async (change: object) => {
      // Sessions of staff do not last as long as the clock is advanced here.
      const operator = await signInStaff(app(), 'operator');
      const value = { ...policy, ...change };
      const set = await setFact(app(), 'second-factor-policy', operator, { policy: value });
      expect(set.status, JSON.stringify(set.body)).toBe(200);
    };

    beforeEach(async () => {
      await setPolicy({ alsoBy: [], unknownAddress: false });
      ({ member: owner } = await payee(app(), 0n));
      device = '';
      device = deviceOf(await signIn(home));
      expect(device).not.toBe('');
    });

    it('is asked for on a known device, once, where the brand wants it', async () => {
      expect((await signIn('203.0.113.1')).status).toBe(200);
      await setPolicy({});
      expect((await signIn('198.51.100.250')).status).toBe(200);
      expect((await signIn('::ffff:198.51.100.9')).status).toBe(200);
      const asked = await signIn('2001:db8:7:1::5');
      expect([asked.body.code, asked.body.value.kinds]).toEqual([
        'SECOND_FACTOR_REQUIRED',
        ['payee'],
      ]);
      // A challenge that was not answered proves nothing.
      expect((await signIn('2001:db8:7:1::5')).body.code).toBe('SECOND_FACTOR_REQUIRED');
      const right = await app().call('POST', '/wps/session/second-factor', {
        ip: '2001:db8:7:1::5',
        headers: cookie(device),
        body: {
          challenge: asked.body.value.challenge,
          kind: 'payee',
          code: 'Maria Quispe',
        },
      });
      expect(right.status, JSON.stringify(right.body)).toBe(200);
      expect((await signIn('2001:db8:7:ffff::1')).status).toBe(200);
      expect((await signIn('2001:db8:8::1')).body.code).toBe('SECOND_FACTOR_REQUIRED');
    });

    it('is one whose network was not used for 90 days, and only networks are stored', async () => {
      await setPolicy({});
      app().clock.advance({ ms: 89 * 86_400_000 });
      expect((await signIn(home)).status).toBe(200);
      app().clock.advance({ ms: 91 * 86_400_000 });
      expect((await signIn(home)).body.code).toBe('SECOND_FACTOR_REQUIRED');
      const stored = await app()
        .database.db.selectFrom('known_network')
        .select('network')
        .where('member_id', '=', BigInt(owner.memberId))
        .execute();
      expect(stored.map(({ network }) => network)).toContain('198.51.100.0/24');
      expect(stored.every(({ network }) => network.endsWith('.0/24'))).toBe(true);
    });
  });
});
