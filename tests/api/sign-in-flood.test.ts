import { describe, expect, it } from 'vitest';
import type { HumanCheck } from '#contract/generated/types.ts';
import { solvedCheck } from '#tests/support/human-check.ts';
import { expectProblem, sendRaw } from '#tests/support/expect-problem.ts';
import { PASSWORD, registerMember } from '#tests/support/members.ts';
import { openPgliteTest } from '#tests/support/pglite-engine.ts';
import { onOneEngine } from '#tests/support/test-database.ts';
import { openTestApp, useTestApp } from '#tests/support/test-app.ts';

const JSON_BODY = { 'content-type': 'application/json' };
const HOSTS = ['denluma.localhost', 'kyvolta.localhost', 'localhost', '127.0.0.1'];

/** A known host under which a limit that counts Host headers would start again. */
const rotated = (number: number): string =>
  `${HOSTS[number % HOSTS.length] ?? ''}:${4_000 + number}`;

onOneEngine((engine) => {
  describe('sign-in', () => {
    const app = useTestApp(engine);

    const signInAsStaff = (number: number, ip: string, host = rotated(number)) =>
      sendRaw(app(), 'POST', '/office/api/session', {
        ip,
        headers: { ...JSON_BODY, host },
        body: JSON.stringify({ username: `nobody${number}`, password: 'wrong' }),
      });

    it('counts the tries of an address whatever its Host headers say', async () => {
      const codes: string[] = [];
      for (let number = 0; number < 24; number += 1) {
        const { body } = await signInAsStaff(number, '10.51.0.1');
        codes.push((JSON.parse(body) as { code: string }).code);
      }
      expect(codes.slice(0, 10).every((code) => code === 'INVALID_CREDENTIALS')).toBe(true);
      expect(new Set(codes.slice(10))).toEqual(new Set(['RATE_LIMITED']));
    });

    it('counts the addresses of one IPv6 /64 together', async () => {
      const codes: string[] = [];
      for (let number = 0; number < 12; number += 1) {
        const { body } = await signInAsStaff(number, `2001:db8:7:1::${number + 1}`);
        codes.push((JSON.parse(body) as { code: string }).code);
      }
      expect(codes.slice(10)).toEqual(['RATE_LIMITED', 'RATE_LIMITED']);
      const other = await signInAsStaff(99, '2001:db8:7:2::1');
      expectProblem(other, 'INVALID_CREDENTIALS');
    });

    it('serves players from other addresses while one address floods it', async () => {
      const players = await Promise.all(Array.from({ length: 6 }, () => registerMember(app())));
      const flood = Promise.all(
        Array.from({ length: 300 }, (_none, number) => signInAsStaff(number, '10.51.0.2')),
      );
      const answers = await Promise.all(
        players.map(({ username }, number) =>
          app().call('POST', '/wps/session/login', {
            ip: `10.51.1.${number}`,
            body: { username, password: PASSWORD, type: 'username' },
          }),
        ),
      );
      expect(answers.map(({ status }) => status)).toEqual(players.map(() => 200));
      const refused = (await flood).filter(({ statusCode }) => statusCode === 429);
      expect(refused).toHaveLength(290);
    });

    it('does not keep the owner out when many addresses guess at one name', async () => {
      const { username } = await registerMember(app());
      const signIn = (password: string, ip: string, humanCheck?: HumanCheck) =>
        app().call('POST', '/wps/session/login', {
          ip,
          body: { username, password, type: 'username', ...(humanCheck && { humanCheck }) },
        });
      const codes: string[] = [];
      for (let number = 0; number < 70; number += 1) {
        const answer = await signIn('wrong', `10.52.${number >> 3}.1`);
        codes.push(String(answer.body.code));
      }
      expect(codes[0]).toBe('INVALID_CREDENTIALS');
      expect(codes.slice(60)).toEqual(codes.slice(60).map(() => 'CAPTCHA_REQUIRED'));
      const asked = await signIn(PASSWORD, '10.52.200.1');
      const { effort } = asked.body.value as { effort: number };
      const check = await solvedCheck(app(), { kind: 'slider', effort });
      expect((await signIn(PASSWORD, '10.52.200.1', check)).status).toBe(200);
    });
  });
});

describe('an unknown host', () => {
  it('is refused before limits, bodies and cookies', async () => {
    const database = await openPgliteTest('published');
    const app = await openTestApp(database, {
      OFFICE_ORIGIN: 'https://office.example',
      VENDOR_HOSTS: '10.0.0.7, api.example',
    });
    const send = (host: string, body: string) =>
      sendRaw(app, 'POST', '/office/api/session', {
        ip: '10.53.0.1',
        headers: { ...JSON_BODY, host },
        body,
      });
    for (let number = 0; number < 20; number += 1) {
      expectProblem(await send(`h${number}.example`, '{"broken'), 'UNKNOWN_HOST');
    }
    expectProblem(await send('denluma.localhost:8"0', '{}'), 'UNKNOWN_HOST');
    const known = JSON.stringify({ username: 'nobody', password: 'wrong' });
    expectProblem(await send('office.example', known), 'INVALID_CREDENTIALS');
    // Pages, files and addresses that do not exist say the same.
    for (const url of ['/', '/nowhere', '/api/docs', '/assets/x.js']) {
      const answer = await sendRaw(app, 'GET', url, { headers: { host: 'unknown.example' } });
      expectProblem(answer, 'UNKNOWN_HOST');
    }
    // Load balancers call by address; vendors' servers by names that they were given.
    const health = await sendRaw(app, 'GET', '/healthz', { headers: { host: '10.0.0.7:8080' } });
    expect(health.statusCode).toBe(200);
    const wallet = await sendRaw(app, 'POST', '/wallet/v1/balance', {
      headers: { ...JSON_BODY, host: '10.0.0.7' },
      body: '{}',
    });
    expectProblem(wallet, 'INVALID_PARTNER');
    for (const [method, url] of [
      ['POST', '/wallet/v1/balance'],
      ['POST', '/payments/notify/sandbox'],
    ] as const) {
      const headers = { ...JSON_BODY, host: 'elsewhere.example' };
      expectProblem(await sendRaw(app, method, url, { headers, body: '{}' }), 'UNKNOWN_HOST');
    }
    const page = await sendRaw(app, 'GET', '/', { headers: { host: 'api.example' } });
    expectProblem(page, 'UNKNOWN_HOST');
    await app.server.close();
    await database.close();
  });
});
