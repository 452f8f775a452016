import { beforeAll, describe, expect, it } from 'vitest';
import { operations } from '#contract/generated/operations.ts';
import type { OperationDefinition } from '#contract/operation.ts';
import type { Database } from '#server/platform/db/database.ts';
import { expectProblem, problemOf, sendRaw } from '#tests/support/expect-problem.ts';
import { registerMember, registration } from '#tests/support/members.ts';
import { getMember } from '#tests/support/office.ts';
import { signInStaff } from '#tests/support/staff.ts';
import { openTestApp, type TestApp, useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

const BAD_HOSTS = [
  'denluma.localhost:99999',
  'denluma.localhost:port',
  'denluma.localhost:80:80',
  'denluma.localhost:-1',
  'denluma.localhost:80"',
  'denluma.localhost:"><script>',
  'denluma.localhost:80/../x',
  'denluma.localhost:80?x=1',
  'denluma.localhost:80#x',
  'denluma.localhost:@evil.example',
  'denluma.localhost: 80',
];

const open = (Object.values(operations) as OperationDefinition[]).filter(
  ({ status, surface, callers, method }) =>
    status === 'built' && surface === 'site' && method === 'GET' && callers.includes('visitor'),
);

onOneEngine((engine) => {
  const app = useTestApp(engine);

  describe('a Host header', () => {
    it.each(open)('that is no name with a port is refused by $operation', async ({ path }) => {
      for (const host of BAD_HOSTS) {
        const answer = await sendRaw(app(), 'GET', path, { headers: { host } });
        expect([host, answer.statusCode]).toEqual([host, 421]);
        expectProblem(answer, 'UNKNOWN_HOST');
      }
    });

    it.each(['/app/ios.mobileconfig', '/app/qr/web.svg', '/manifest.webmanifest'])(
      'that is no name with a port never breaks %s',
      async (path) => {
        for (const host of BAD_HOSTS) {
          const answer = await sendRaw(app(), 'GET', path, { headers: { host } });
          expect(answer.statusCode).toBeLessThan(500);
        }
      },
    );
  });

  describe('behind a proxy', () => {
    let proxied: TestApp;
    let database: Database;
    beforeAll(async () => {
      database = await engine.open('published');
      proxied = await openTestApp(database, { TRUST_PROXY: 'true', COUNTRY_HEADER: 'x-country' });
      return async () => {
        await proxied.server.close();
        await database.close();
      };
    });

    const long = 'x'.repeat(5_000);
    const forwarded: Record<string, string>[] = [
      { 'x-forwarded-for': long },
      { 'x-forwarded-for': `${long}, 203.0.113.7` },
      { 'x-forwarded-for': `fe80::1%${long}` },
      { 'x-forwarded-for': '203.0.113.7:4711' },
      { 'x-forwarded-for': '"><script>' },
      { 'x-forwarded-proto': long },
      { 'x-forwarded-proto': 'javascript' },
      { 'x-forwarded-host': long },
      { 'x-forwarded-host': `denluma.localhost:${long}` },
      { 'x-forwarded-host': `denluma.localhost:${'0'.repeat(3_000)}80` },
      { 'x-country': long },
      { 'user-agent': long },
      { 'x-language': long },
      { 'accept-language': long },
      { cookie: `member_session=${long}; lang=${long}; scheme=${long}` },
    ];

    it.each(open)('long headers never break the reply of $operation', async ({ path }) => {
      for (const headers of forwarded) {
        const answer = await sendRaw(proxied, 'GET', path, { headers });
        expect(answer.statusCode, JSON.stringify(headers).slice(0, 80)).toBeLessThan(500);
        if (answer.statusCode >= 400) problemOf(answer);
      }
    });

    it('keeps an address with a member, never a stranger’s text', async () => {
      const headers = { 'x-forwarded-for': long, 'user-agent': long, 'x-forwarded-proto': long };
      const body = registration('proxied1');
      const made = await proxied.call<{ memberId: string }>('PUT', '/wps/member/register', {
        body,
        headers,
      });
      expect(made.body).toMatchObject({ success: true });
      const staff = await signInStaff(proxied, 'support');
      const seen = await getMember(proxied, staff, made.body.value.memberId);
      expect(seen.status).toBe(200);
      const row = await database.db
        .selectFrom('member')
        .select(['registered_ip', 'register_url'])
        .where('id', '=', BigInt(made.body.value.memberId))
        .executeTakeFirstOrThrow();
      expect(row).toEqual({
        registered_ip: '127.0.0.1',
        register_url: 'http://denluma.localhost',
      });
      await registerMember(proxied);
    });
  });
});
