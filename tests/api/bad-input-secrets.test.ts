import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '#server/platform/log.ts';
import { deposit, PASSWORD, registerMember } from '#tests/support/members.ts';
import { chooseSeed, type HouseSeeds } from '#tests/support/play.ts';
import { signedInStaff } from '#tests/support/signed-in-staff.ts';
import { openTestApp, SECRETS, type TestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';
import { openWalletPlayer, vendorSignatureHeaders } from '#tests/support/vendor.ts';

onOneEngine((engine) => {
  describe('the log', () => {
    let app: TestApp;
    const lines: string[] = [];

    beforeAll(async () => {
      const log = createLog('debug', { write: (line) => void lines.push(line) });
      app = await openTestApp(await engine.open('published'), {}, log);
    });
    afterAll(async () => {
      await app.server.close();
      await app.database.close();
    });

    const secretsIn = async (secrets: readonly (string | undefined)[]) => {
      const text = lines.join('');
      expect(text).toContain('answered');
      for (const secret of secrets) {
        if (secret === undefined || secret.length < 8) throw new Error('a secret that is none');
        expect(text.includes(secret), `the log tells ${secret}`).toBe(false);
      }
    };

    it('tells no secret of a player’s way: register, sign in, deposit, play, prove, sign out', async () => {
      const member = await registerMember(app);
      await deposit(app, member, 20_000_000n);
      const login = await app.call<{ csrfToken: string }>('POST', '/wps/session/login', {
        body: { username: member.username, password: PASSWORD, type: 'username' },
      });
      const cookie = login.cookies[0]?.value;
      const device = login.cookies.find(({ name }) => name === 'known_device')?.value;
      // The later sign-in has ended the session of the registration.
      const signedIn = {
        cookie: `member_session=${cookie}`,
        'x-csrf-token': login.body.value.csrfToken,
      };
      await app.call('POST', '/wps/session/login', {
        body: { username: member.username, password: 'the wrong passphrase', type: 'username' },
      });
      const launch = await app.call<{ launchToken: string }>('POST', '/wps/game/launchGame', {
        headers: signedIn,
        body: { vassalage: 'house', gameCode: 'jade-orchard', mode: 'real' },
      });
      const token = launch.body.value.launchToken;
      await chooseSeed(app, token);
      const played = await app.call<{ roundId: string; serverSeedHash: string }>(
        'POST',
        '/house/rounds',
        { token, key: 'a-key-of-the-player-1', body: { stakeMicro: '1000000' } },
      );
      await app.call('POST', `/house/rounds/${played.body.value.roundId}/finish`, { token });
      const session = await app.call<HouseSeeds>('GET', '/house/session', { token });
      const seeds = await app.call<{ revealed: { serverSeed: string } }>(
        'POST',
        '/house/seed/rotate',
        {
          token,
          body: {
            serverSeedHash: played.body.value.serverSeedHash,
            nextServerSeedHash: session.body.value.nextServerSeedHash,
            clientSeed: 'mine-from-now',
          },
        },
      );
      await app.call('DELETE', '/wps/session/logout', { headers: signedIn });
      const staff = await signedInStaff(app, 'admin');
      const player = await openWalletPlayer(app.server, 1_000_000n);
      const bet = JSON.stringify({
        ...player,
        amountMicro: '10000',
        transactionId: 't',
        roundId: 'r',
      });
      const signed = vendorSignatureHeaders(bet);
      const headers = { ...signed, 'content-type': 'application/json' };
      await app.server.app.inject({ method: 'POST', url: '/wallet/v1/bet', payload: bet, headers });

      await secretsIn([
        ...Object.values(SECRETS),
        PASSWORD,
        'the wrong passphrase',
        member.token,
        cookie,
        device,
        login.body.value.csrfToken,
        token,
        seeds.body.value.revealed.serverSeed,
        staff.cookie.split('=')[1],
        staff['x-csrf-token'],
        player.token,
        signed['x-signature'],
      ]);
    });

    it('tells of a fault what it was and where, and not with which values', async () => {
      const { db } = app.database;
      const secrets = { hash: 'argon2id-hash-of-nobody', profile: 'a-private-address-of-nobody' };
      const at = lines.length;
      // As a handler's statement may fail: the database's answer shows the whole row.
      const broken = db
        .insertInto('member')
        .values({
          id: 1n,
          brand: 'denluma',
          username: 'x',
          username_key: 'x',
          password_hash: secrets.hash,
          language: 'es',
          currency: 'PEN',
          status: 'no such status',
          profile: JSON.stringify({ address: secrets.profile }),
          terms_version: '1',
          terms_accepted_at: new Date(),
        })
        .execute();
      const error = await broken.then(
        () => null,
        (thrown: unknown) => thrown,
      );
      app.server.app.log.error({ err: error }, 'request failed');
      const [line] = lines.slice(at).map((text) => JSON.parse(text) as { err: object });
      expect(line?.err).toMatchObject({
        message: expect.stringContaining('member_status_check'),
        code: '23514',
      });
      await secretsIn(Object.values(secrets));
    });

    it('names the request that failed by the id that its caller was told', async () => {
      const { db } = app.database;
      const member = await registerMember(app);
      await db.schema.alterTable('deposit').renameTo('deposit_away').execute();
      const answer = await app.call('GET', '/wps/relay/deposits', { token: member.token });
      await db.schema.alterTable('deposit_away').renameTo('deposit').execute();
      expect(answer.status).toBe(500);
      expect(answer.body.code).toBe('INTERNAL');
      expect(answer.body.message).toContain(answer.body.requestId);
      expect(JSON.stringify(answer.body)).not.toMatch(/relation|deposit|select/);
      const told = lines.filter((line) => line.includes(String(answer.body.requestId)));
      expect(told.some((line) => line.includes('request failed'))).toBe(true);
    });
  });
});
