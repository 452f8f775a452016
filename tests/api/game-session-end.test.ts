import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/platform/db/database.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { lockMember } from '#server/platform/session/lock-member.ts';
import { deposit, registerMember, type TestMember } from '#tests/support/members.ts';
import { JADE, launchJade, vendorRound } from '#tests/support/play.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

const NEW_PASSWORD = 'another long passphrase';
let addresses = 0;

function signIn(app: TestApp, member: TestMember) {
  addresses += 1;
  return app.call<{ token: string }>('POST', '/wps/session/login', {
    ip: `10.60.${addresses >> 8}.${addresses & 255}`,
    body: {
      username: member.username,
      password: member.password,
      type: 'username',
      tokenKind: 'bearer',
    },
  });
}

async function richMember(app: TestApp): Promise<TestMember> {
  const member = await registerMember(app);
  await deposit(app, member, 50_000_000n);
  return member;
}

async function houseSession(app: TestApp, token: string) {
  return app.call<{ startedAt: string }>('GET', '/house/session', { token });
}

/** What ends a sign-in session while it is in use. */
const ENDINGS: Record<string, (app: TestApp, member: TestMember) => Promise<unknown>> = {
  'sign-out': (app, { token }) => app.call('DELETE', '/wps/session/logout', { token }),
  'a second sign-in': signIn,
  'the start of a break': (app, { token }) =>
    app.call('POST', '/wps/relay/member/exclusion', { token, body: { period: 'day' } }),
  'a password change': (app, { token, password }) =>
    app.call('POST', '/wps/member/password', {
      token,
      body: {
        oldPassword: password,
        newPassword: NEW_PASSWORD,
        confirmNewPassword: NEW_PASSWORD,
      },
    }),
};

onOneEngine((engine) => {
  // Two nodes on one database.
  let database: Database;
  let node: TestApp;
  let otherNode: TestApp;
  beforeAll(async () => {
    database = await engine.open('published');
    node = await openTestApp(database);
    otherNode = await openTestApp(database);
  });
  afterAll(async () => {
    await node.server.close();
    await otherNode.server.close();
    await database.close();
  });

  const advance = (time: { minutes: number }): void => {
    for (const { clock } of [node, otherNode]) clock.advance(time);
  };

  const seenAt = async ({ memberId }: TestMember): Promise<number> => {
    const row = await database.db
      .selectFrom('member_session')
      .select('seen_at')
      .where('member_id', '=', BigInt(memberId))
      .executeTakeFirstOrThrow();
    return row.seen_at.getTime();
  };

  describe('a launch token', () => {
    for (const [name, end] of Object.entries(ENDINGS)) {
      it(`stakes nothing on another node after ${name}, and is still paid out`, async () => {
        const member = await richMember(node);
        const token = await launchJade(node, member);
        const before = vendorRound(otherNode, member, token);
        expect((await before.bet()).status).toBe(200);
        expect(await end(node, member)).toMatchObject({ status: 200 });
        const after = await vendorRound(otherNode, member, token).bet();
        expect([after.status, after.body.code]).toEqual([401, 'TOKEN_EXPIRED']);
        const session = await houseSession(otherNode, token);
        expect(session.body.code).toBe('TOKEN_EXPIRED');
        expect((await before.win(2_000_000n)).status).toBe(200);
      });
    }

    it('ends with a sign-in session that runs out, and never later', async () => {
      const member = await richMember(node);
      const token = await launchJade(node, member);
      advance({ minutes: 31 });
      const idle = await vendorRound(node, member, token).bet();
      expect(idle.body.code).toBe('TOKEN_EXPIRED');

      const again = (await signIn(node, member)).body.value.token;
      for (let quarter = 0; quarter < 23 * 4; quarter += 1) {
        advance({ minutes: 15 });
        await node.call('GET', '/wps/member/info', { token: again });
      }
      const session = await node.call<{ expiresAt: string }>('GET', '/wps/session', {
        token: again,
      });
      const launched = await node.call<{ expiresAt: string }>('POST', '/wps/game/launchGame', {
        token: again,
        body: JADE,
      });
      expect(Date.parse(launched.body.value.expiresAt)).toBeLessThanOrEqual(
        Date.parse(session.body.value.expiresAt),
      );
    });

    it('keeps its sign-in session alive while stakes are made', async () => {
      const member = await richMember(node);
      const token = await launchJade(node, member);
      for (let stakes = 0; stakes < 4; stakes += 1) {
        advance({ minutes: 20 });
        const before = await seenAt(member);
        expect((await vendorRound(node, member, token).bet()).status).toBe(200);
        // No bet waits for the note of it.
        await expect.poll(() => seenAt(member), { timeout: 20_000 }).toBeGreaterThan(before);
      }
      const info = await node.call('GET', '/wps/member/info', { token: member.token });
      expect(info.status).toBe(200);
    });

    it('dies in the race of a launch with a sign-out', async () => {
      for (let race = 0; race < 8; race += 1) {
        const member = await registerMember(node);
        const [launched] = await Promise.all([
          node.call<{ launchToken: string }>('POST', '/wps/game/launchGame', {
            token: member.token,
            body: JADE,
          }),
          otherNode.call('DELETE', '/wps/session/logout', { token: member.token }),
        ]);
        expect([200, 401]).toContain(launched.status);
        if (launched.status !== 200) continue;
        const session = await houseSession(node, launched.body.value.launchToken);
        expect(session.body.code).toBe('TOKEN_EXPIRED');
      }
    });
  });

  describe('launching', () => {
    it('leaves one live token when ten launches race on two nodes', async () => {
      const member = await registerMember(node);
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          (index % 2 === 0 ? node : otherNode).call<{ launchToken: string }>(
            'POST',
            '/wps/game/launchGame',
            { token: member.token, body: JADE },
          ),
        ),
      );
      expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
      const sessions = await Promise.all(
        answers.map(({ body }) => houseSession(node, body.value.launchToken)),
      );
      expect(sessions.filter(({ status }) => status === 200)).toHaveLength(1);
    });

    it.runIf(engine.concurrent)(
      'does not wait for a sign-in that has locked the member',
      async () => {
        const member = await registerMember(node);
        const owner = { brand: 'denluma', memberId: BigInt(member.memberId) };
        await inTransaction(database.db, async (tx) => {
          await lockMember(tx, owner);
          // If it waited, the sign-in would next wait for the launch: a deadlock.
          expect(await launchJade(node, member)).not.toBe('');
        });
      },
    );

    it('continues the session clock within one sign-in, and starts it again after the next', async () => {
      const member = await registerMember(node);
      const first = await houseSession(node, await launchJade(node, member));
      advance({ minutes: 10 });
      const reloaded = await houseSession(node, await launchJade(node, member));
      expect(reloaded.body.value.startedAt).toBe(first.body.value.startedAt);
      const { token } = (await signIn(node, member)).body.value;
      const signedInAgain = await houseSession(node, await launchJade(node, { ...member, token }));
      expect(signedInAgain.body.value.startedAt).not.toBe(first.body.value.startedAt);
    });
  });

  describe('signing in', () => {
    it('ends the session before it, which is told why', async () => {
      const member = await registerMember(node);
      const { token } = (await signIn(node, member)).body.value;
      const earlier = await otherNode.call('GET', '/wps/member/info', { token: member.token });
      expect([earlier.status, earlier.body.code]).toEqual([401, 'SESSION_REPLACED']);
      const later = await otherNode.call('GET', '/wps/member/info', { token });
      expect(later.status).toBe(200);
    });

    it('does not blame a sign-in for the end of a session that had run out', async () => {
      const member = await registerMember(node);
      advance({ minutes: 31 });
      await signIn(node, member);
      const earlier = await node.call('GET', '/wps/member/info', { token: member.token });
      expect(earlier.body.code).toBe('SESSION_EXPIRED');
    });

    it('leaves one live session when six sign-ins race', async () => {
      const member = await registerMember(node);
      const answers = await Promise.all(
        Array.from({ length: 6 }, (_, index) => signIn(index % 2 === 0 ? node : otherNode, member)),
      );
      expect(answers.every(({ status }) => status === 200)).toBe(true);
      const infos = await Promise.all(
        answers.map(({ body }) =>
          node.call('GET', '/wps/member/info', { token: body.value.token }),
        ),
      );
      expect(infos.filter(({ status }) => status === 200)).toHaveLength(1);
    });
  });
});
