import { beforeEach, describe, expect, it } from 'vitest';
import { sha256Hex } from '#server/platform/signature.ts';
import { expectLedgerWhole } from '#tests/support/ledger-oracle.ts';
import { deposit, registerMember, type TestMember } from '#tests/support/members.ts';
import { launchJade } from '#tests/support/play.ts';
import { openTestApp, type TestApp, useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';
import { injectedWallet, vendorSignatureHeaders } from '#tests/support/vendor.ts';

let sent = 0;

/** Stakes of 1.00 over the vendor's own path. */
onOneEngine((engine) => {
  const app = useTestApp(engine);
  let member: TestMember;
  let launchToken: string;

  const freshId = () => `bet-session-${++sent}`;
  const bet = async (id = freshId(), at: TestApp = app()) => {
    const body = JSON.stringify({
      token: launchToken,
      memberId: member.memberId,
      transactionId: id,
      roundId: `round ${id}`.replace(' ', '-'),
      gameCode: 'jade-orchard',
      currency: 'PEN',
      amountMicro: '1000000',
    });
    const reply = await injectedWallet(at).send('bet', body, vendorSignatureHeaders(body));
    if (reply.body.success) return reply.body.value?.['duplicate'] === true ? 'replayed' : 'taken';
    return reply.body.code;
  };
  const db = () => app().database.db;
  const signInSession = () =>
    db().updateTable('member_session').where('token_hash', '=', sha256Hex(member.token));
  const gameSession = () =>
    db().updateTable('game_session').where('token_hash', '=', sha256Hex(launchToken));
  const setStatus = (status: 'active' | 'blocked') =>
    db().updateTable('member').set({ status }).where('id', '=', BigInt(member.memberId)).execute();

  beforeEach(async () => {
    member = await registerMember(app());
    await deposit(app(), member, 100_000_000n);
    launchToken = await launchJade(app(), member);
    expect(await bet()).toBe('taken');
  });

  describe('a stake', () => {
    it('is refused from the moment its game session has ended', async () => {
      await gameSession().set({ ended_at: new Date() }).execute();
      expect(await bet()).toBe('TOKEN_EXPIRED');
      await expectLedgerWhole(app().database);
    });

    it('is refused from the moment its sign-in session has ended or expired', async () => {
      const before = new Date(Date.now() - 1);
      await signInSession().set({ ended_at: before }).execute();
      expect(await bet()).toBe('TOKEN_EXPIRED');
      await signInSession().set({ ended_at: null }).execute();
      expect(await bet()).toBe('taken');
      await signInSession().set({ expires_at: before }).execute();
      expect(await bet()).toBe('TOKEN_EXPIRED');
    });

    it('is refused from the moment its member is blocked', async () => {
      await setStatus('blocked');
      expect(await bet()).toBe('MEMBER_BLOCKED');
      await setStatus('active');
      expect(await bet()).toBe('taken');
    });

    it('is answered as before when it is known, though the session has ended meanwhile', async () => {
      const id = freshId();
      expect(await bet(id)).toBe('taken');
      await gameSession().set({ ended_at: new Date() }).execute();
      expect(await bet(id)).toBe('replayed');
      await setStatus('blocked');
      expect(await bet(id)).toBe('replayed');
      expect(await bet()).toBe('TOKEN_EXPIRED');
    });

    it('is refused after half an hour without a call of the member', async () => {
      app().clock.advance({ minutes: 31 });
      expect(await bet()).toBe('TOKEN_EXPIRED');
    });

    it('keeps the sign-in session in use', async () => {
      const seenAt = async () =>
        (
          await db()
            .selectFrom('member_session')
            .select('seen_at')
            .where('token_hash', '=', sha256Hex(member.token))
            .executeTakeFirstOrThrow()
        ).seen_at.getTime();
      const first = await seenAt();
      app().clock.advance({ minutes: 20 });
      expect(await bet()).toBe('taken');
      await expect.poll(seenAt, { timeout: 20_000 }).toBeGreaterThan(first);
      app().clock.advance({ minutes: 20 });
      expect(await bet()).toBe('taken');
    });
  });

  it.runIf(engine.concurrent)('what one node ends, another node refuses at once', async () => {
    const node = await openTestApp(app().database);
    try {
      expect(await bet(freshId(), node)).toBe('taken');
      await setStatus('blocked');
      expect(await bet(freshId(), node)).toBe('MEMBER_BLOCKED');
      await setStatus('active');
      expect(await bet(freshId(), node)).toBe('taken');
      const logout = await app().call('DELETE', '/wps/session/logout', { token: member.token });
      expect(logout.status).toBe(200);
      expect(await bet(freshId(), node)).toBe('TOKEN_EXPIRED');
    } finally {
      await node.server.close();
    }
  });

  it.runIf(engine.concurrent)(
    'takes no bet that is sent after a sign-out is answered',
    async () => {
      const node = await openTestApp(app().database);
      try {
        for (let race = 0; race < 8; race += 1) {
          const again = await registerMember(app());
          await deposit(app(), again, 100_000_000n);
          member = again;
          launchToken = await launchJade(app(), again);
          let signedOut = false;
          const after: (string | undefined)[] = [];
          const player = async (at: TestApp) => {
            for (let last = false; !last;) {
              last = signedOut;
              const answer = await bet(freshId(), at);
              if (last) after.push(answer);
            }
          };
          const players = [player(app()), player(node), player(node)];
          const logout = await app().call('DELETE', '/wps/session/logout', { token: again.token });
          expect(logout.status).toBe(200);
          signedOut = true;
          await Promise.all(players);
          expect(after).toEqual(['TOKEN_EXPIRED', 'TOKEN_EXPIRED', 'TOKEN_EXPIRED']);
        }
        await expectLedgerWhole(app().database);
      } finally {
        await node.server.close();
      }
    },
  );
});
