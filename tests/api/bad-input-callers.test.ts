import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '#contract/generated/operations.ts';
import type { OperationDefinition } from '#contract/operation.ts';
import { expectProblem, problemOf, sendRaw } from '#tests/support/expect-problem.ts';
import { registerMember, registration, type TestMember } from '#tests/support/members.ts';
import { signedInStaff } from '#tests/support/signed-in-staff.ts';
import { useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

const all = Object.values(operations) as OperationDefinition[];

/** What those who help players may do, and nothing else. */
const SUPPORT_MAY = [
  'staff.self',
  'member.read',
  'ledger.read',
  'sports.read',
  'studio.read',
  'contract.read',
  'content.read',
  'feedback.read',
  'feedback.handle',
  'message.read',
  'inbox.read',
  'message.retry',
  'withdrawal.read',
  'lottery.read',
  'agent.read',
  'promotion.read',
  'member.note',
];

/** An address of the operation, with something in each parameter's place. */
const urlOf = ({ path }: OperationDefinition): string => path.replaceAll(/\{\w+\}/g, '1');

onOneEngine((engine) => {
  const app = useTestApp(engine);
  let member: TestMember;
  let foreign: TestMember;
  let staff: Record<string, string>;
  let calls = 0;

  beforeAll(async () => {
    member = await registerMember(app());
    foreign = await registerMember(app(), { host: 'kyvolta.localhost' });
    staff = await signedInStaff(app(), 'support');
  });

  const send = (
    { method, ...operation }: OperationDefinition,
    headers: Record<string, string> = {},
    url = urlOf({ method, ...operation }),
  ) => sendRaw(app(), method, url, { headers, ip: `10.40.${++calls >> 8}.${calls & 255}` });
  const info = operations.getMemberInfo as OperationDefinition;
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

  describe('a token', () => {
    it('that is malformed or unknown is as good as none', async () => {
      for (const authorization of [
        'Bearer',
        'Bearer ',
        'Bearer short',
        `Bearer ${'x'.repeat(43)}`,
        `Bearer ${'x'.repeat(5_000)}`,
        `Bearer a\u00e9${'x'.repeat(40)}`,
        `Basic ${Buffer.from('user:password').toString('base64')}`,
        `bearer ${member.token}`,
        member.token,
        `Bearer ${member.token} `.repeat(2),
      ]) {
        expectProblem(await send(info, { authorization }), 'NOT_SIGNED_IN');
      }
    });

    it('in a cookie is not taken where it was given as bearer, nor the other way', async () => {
      const cookie = `member_session=${member.token}`;
      expectProblem(await send(info, { cookie }), 'NOT_SIGNED_IN');
      const another = await registerMember(app());
      const answer = await app().call('POST', '/wps/session/login', {
        body: { username: another.username, password: another.password, type: 'username' },
      });
      const given = answer.cookies[0]?.value ?? '';
      expect((await send(info, { cookie: `member_session=${given}` })).statusCode).toBe(200);
      expectProblem(await send(info, bearer(given)), 'NOT_SIGNED_IN');
    });

    it('in a broken cookie is as good as none', async () => {
      for (const cookie of [
        'member_session=',
        'member_session=%zz',
        'member_session=a%00b',
        '=;;=',
        `member_session=${'x'.repeat(6_000)}`,
        '__proto__=1; constructor=2',
      ]) {
        expectProblem(await send(info, { cookie }), 'NOT_SIGNED_IN');
      }
    });

    it("of another brand, of staff, of a game and of a vendor's is none of ours", async () => {
      expectProblem(await send(info, bearer(foreign.token)), 'NOT_SIGNED_IN');
      const asMember = { cookie: String(staff['cookie']).replace('staff_', 'member_') };
      expectProblem(await send(info, asMember), 'NOT_SIGNED_IN');
      const launch = await app().call<{ launchToken: string }>('POST', '/wps/game/launchGame', {
        token: member.token,
        body: { vassalage: 'house', gameCode: 'jade-orchard', mode: 'real' },
      });
      expectProblem(await send(info, bearer(launch.body.value.launchToken)), 'NOT_SIGNED_IN');
      const session = operations.getHouseSession as OperationDefinition;
      expectProblem(await send(session, bearer(member.token)), 'INVALID_TOKEN');
    });

    it('opens no door of staff, and a member of staff only their own', async () => {
      const office = all.filter(
        ({ callers, status }) => callers.includes('staff') && status === 'built',
      );
      expect(office.length).toBeGreaterThan(5);
      for (const operation of office) {
        expectProblem(await send(operation, bearer(member.token)), 'NOT_SIGNED_IN');
        if (SUPPORT_MAY.includes(operation.permission ?? '')) continue;
        expectProblem(await send(operation, staff), 'FORBIDDEN');
      }
    });
  });

  describe('a host', () => {
    it('that no brand has is refused, however it is written', async () => {
      for (const host of [
        'unknown.example',
        'denluma.localhost.evil.example',
        ':3000',
        '[::1',
        '..',
        'x'.repeat(2_000),
        '__proto__',
        'constructor',
        'toString',
      ]) {
        const answer = await sendRaw(app(), 'GET', '/wps/session', { headers: { host } });
        expectProblem(answer, 'UNKNOWN_HOST');
      }
    });

    it('is the same in any case and with any port', async () => {
      for (const host of ['DENLUMA.localhost', 'denluma.LOCALHOST:8443', 'denluma.localhost:80']) {
        const answer = await sendRaw(app(), 'GET', '/wps/session', { headers: { host } });
        expect(answer.statusCode).toBe(200);
      }
    });
  });

  describe('a limit', () => {
    const tries = async (headers: (number: number) => Record<string, string>) => {
      const ip = `10.41.0.${++calls}`;
      const answers = [];
      for (let number = 0; number < 12; number += 1) {
        const body = JSON.stringify({ username: `n${number}`, password: 'x', type: 'username' });
        const json = { 'content-type': 'application/json', ...headers(number) };
        answers.push(
          await sendRaw(app(), 'POST', '/wps/session/login', { body, headers: json, ip }),
        );
      }
      return answers;
    };

    it('answers when to come again', async () => {
      const last = (await tries(() => ({}))).at(-1);
      if (last === undefined) throw new Error('no answer');
      expectProblem(last, 'RATE_LIMITED');
      const seconds = Number(last.headers['retry-after']);
      expect(seconds).toBeGreaterThan(0);
      expect(seconds).toBeLessThanOrEqual(60);
    });

    it('is not got round by another spelling of the host, nor by a header of one’s own', async () => {
      const answers = await tries((number) => ({
        host: number % 2 === 0 ? 'denluma.localhost' : `DENLUMA.localhost:${number}`,
        'x-forwarded-for': `192.0.2.${number}`,
      }));
      expect(answers.map(({ statusCode }) => statusCode).slice(-2)).toEqual([429, 429]);
    });
  });

  it('an idempotency key that is missing or unfit is refused', async () => {
    const keyed = all.filter(
      ({ idempotency, status }) => idempotency === 'key' && status === 'built',
    );
    expect(keyed.map(({ operation }) => operation)).toContain('createDeposit');
    const body = JSON.stringify({ channel: 'sandbox', amountMicro: '20000000' });
    for (const key of [undefined, '', 'short', 'x'.repeat(129), 'has a blank', 'ümläut-key']) {
      const headers = {
        'content-type': 'application/json',
        ...bearer(member.token),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      };
      const answer = await sendRaw(app(), 'POST', '/wps/relay/deposits', { body, headers });
      expectProblem(answer, 'IDEMPOTENCY_KEY_MISSING');
    }
  });

  it('what is planned says that it is not built, to whoever may call it', async () => {
    const planned = all.filter(({ status }) => status === 'planned');
    expect(planned.length).toBeGreaterThan(0);
    for (const operation of planned) {
      const isOpen = operation.callers.includes('visitor');
      const answer = await send(operation, isOpen ? {} : bearer(member.token));
      const { code } = problemOf(answer);
      // Some are for agents alone.
      expect(['NOT_BUILT', ...(isOpen ? [] : ['FORBIDDEN'])]).toContain(code);
      if (!isOpen) expectProblem(await send(operation), 'NOT_SIGNED_IN');
    }
  });

  describe('a closed site', () => {
    const setStatus = async (status: 0 | 1 | 2) => {
      await app().database.db.updateTable('brand').set({ site_status: status }).execute();
      await app().server.brands.reload();
    };
    afterAll(() => setStatus(0));

    it.each([
      [1, 'MAINTENANCE'],
      [2, 'REGION_BLOCKED'],
    ] as const)('in state %i is closed but for what says why', async (status, code) => {
      await setStatus(status);
      const site = all.filter(
        ({ surface, path }) => surface === 'site' && path !== '/house/session',
      );
      for (const operation of site) {
        const answer = await send(operation, bearer(member.token));
        if (operation.openWhileClosed === true) {
          expect(answer.body, operation.operation).not.toContain(code);
        } else {
          expectProblem(answer, code);
        }
      }
      const told = await sendRaw(app(), 'GET', '/wps/system/status');
      expect(JSON.parse(told.body)).toMatchObject({ success: true, value: { status } });
      // Staff, vendors, payment channels and those who look after it go on.
      expectProblem(await sendRaw(app(), 'POST', '/wallet/v1/bet'), 'INVALID_PARTNER');
      expectProblem(await sendRaw(app(), 'POST', '/payments/notify/sandbox'), 'INVALID_SIGNATURE');
      expect((await sendRaw(app(), 'GET', '/office/api/session')).statusCode).toBe(200);
      expect((await sendRaw(app(), 'GET', '/healthz')).statusCode).toBe(200);
      const register = await app().call('PUT', '/wps/member/register', {
        body: registration('lateguest'),
        ip: '10.42.0.1',
      });
      expect(register.body.code).toBe(code);
    });

    it('pays out what a round owes while it is closed', async () => {
      await setStatus(1);
      const finish = operations.finishHouseRound as OperationDefinition;
      // It gets as far as its token.
      expectProblem(await send(finish), 'INVALID_TOKEN');
    });
  });
});
