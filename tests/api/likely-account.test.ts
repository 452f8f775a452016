import { describe, expect, it } from 'vitest';
import type { LikelyAccount } from '#contract/generated/types.ts';
import { registration } from '#tests/support/members.ts';
import { freshIp } from '#tests/support/passwords.ts';
import { signInStaff } from '#tests/support/staff.ts';
import { HOST, OTHER_HOST, useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

let made = 0;

onOneEngine((engine) => {
  const app = useTestApp(engine);

  async function register({
    host = HOST,
    ip = freshIp(),
    email = `likely${(made += 1)}@example.com`,
    headers = {},
  }: {
    host?: string;
    ip?: string;
    email?: string;
    headers?: Record<string, string>;
  } = {}) {
    made += 1;
    const username = `likely${made}x${Math.floor(Math.random() * 1e6)}`;
    const answer = await app().call<{ memberId: string }>('PUT', '/wps/member/register', {
      host,
      ip,
      headers,
      body: registration(username, { email }),
    });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return { memberId: answer.body.value.memberId, username, cookies: answer.cookies };
  }

  async function likely(memberId: string, brands: readonly string[] | null = null) {
    const { headers } = await signInStaff(app(), 'operator', brands);
    return app().call<{ items: LikelyAccount[]; isCut: boolean }>(
      'GET',
      `/office/api/members/${memberId}/likely-accounts`,
      { headers },
    );
  }
  const signalsBy = async (memberId: string, brands?: readonly string[]) => {
    const { body } = await likely(memberId, brands);
    return Object.fromEntries(
      body.value.items.map(({ memberId: other, signals }) => [other, signals]),
    );
  };

  describe('accounts that are likely one person’s', () => {
    it('are told with what they share, the strongest first', async () => {
      const ip = freshIp();
      const email = `Same${made}@example.com`;
      const first = await register({ ip, email });
      const neighbour = await register({ ip });
      const again = await register({ host: OTHER_HOST, email: email.toLowerCase() });
      await register();
      const { body } = await likely(first.memberId);
      expect(body.value).toMatchObject({
        isCut: false,
        items: [
          { memberId: again.memberId, brand: 'kyvolta', signals: ['email'], status: 'active' },
          { memberId: neighbour.memberId, brand: 'denluma', signals: ['address'] },
        ],
      });
      expect(await signalsBy(again.memberId)).toEqual({ [first.memberId]: ['email'] });
    });

    it('share a device, also after both have moved', async () => {
      const first = await register();
      const device = first.cookies.find(({ name }) => name.includes('device'));
      expect(device).toBeDefined();
      const second = await register({
        headers: { cookie: `${device?.name ?? ''}=${device?.value ?? ''}` },
      });
      expect(await signalsBy(first.memberId)).toEqual({ [second.memberId]: ['device'] });
    });

    it('are told of the brands alone that the person may act on', async () => {
      const email = `apart${made}@example.com`;
      const first = await register({ email });
      const other = await register({ host: OTHER_HOST, email });
      expect(await signalsBy(first.memberId, ['denluma'])).toEqual({});
      expect((await likely(other.memberId, ['denluma'])).body.code).toBe('MEMBER_NOT_FOUND');
    });
  });
});
