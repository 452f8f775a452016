import type { HouseRound, HouseSession } from '#contract/generated/types.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadVerifier } from '#games/verifier-versions.ts';
import { settleStaleRounds } from '#server/vendors/house/settle-stale-rounds.job.ts';
import { houseOf } from '#tests/support/house.ts';
import { deposit, registerMember, type TestMember } from '#tests/support/members.ts';
import { chooseSeed } from '#tests/support/play.ts';
import { OTHER_HOST, useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';
import { expectLedgerWhole } from '#tests/support/ledger-oracle.ts';

const STAKE = 1_000_000n;

onOneEngine((engine) => {
  const app = useTestApp(engine);
  let member: TestMember;
  let launchToken: string;
  let presses = 0;

  const launch = async (token: string, host?: string) => {
    const answer = await app().call<{ launchToken: string }>('POST', '/wps/game/launchGame', {
      token,
      ...(host === undefined ? {} : { host }),
      body: { vassalage: 'house', gameCode: 'jade-orchard', mode: 'real' },
    });
    return answer.body.value.launchToken;
  };
  const play = (key = `press-${++presses}-of-a-test`, stakeMicro = STAKE) =>
    app().call<HouseRound>('POST', '/house/rounds', {
      token: launchToken,
      key,
      body: { stakeMicro: String(stakeMicro) },
    });
  const finish = (roundId: string) =>
    app().call<{ status: string; balanceMicro: string }>(
      'POST',
      `/house/rounds/${roundId}/finish`,
      {
        token: launchToken,
      },
    );
  const session = async () =>
    (await app().call<HouseSession>('GET', '/house/session', { token: launchToken })).body.value;
  const rest = () => app().clock.advance({ ms: 2600 });

  beforeEach(async () => {
    member = await registerMember(app());
    await deposit(app(), member, 20_000_000n);
    launchToken = await launch(member.token);
    await chooseSeed(app(), launchToken);
    rest();
  });

  describe('a round of our own game', () => {
    it('takes the stake, pays with the finish, and stands in the betting record', async () => {
      const played = (await play()).body.value;
      expect(BigInt(played.balanceMicro)).toBe(20_000_000n - STAKE);
      const finished = (await finish(played.roundId)).body.value;
      const end = 20_000_000n - STAKE + BigInt(played.payoutMicro);
      expect(BigInt(finished.balanceMicro)).toBe(end);
      await app().server.relay.settle();
      const record = await app().call<{ items: Record<string, string>[] }>(
        'GET',
        '/wps/relay/rounds',
        { token: member.token },
      );
      expect(record.body.value.items).toEqual([
        expect.objectContaining({
          gameName: 'Jade Orchard',
          status: 'closed',
          stakeMicro: String(STAKE),
          payoutMicro: played.payoutMicro,
          netWinMicro: String(BigInt(played.payoutMicro) - STAKE),
        }),
      ]);
      await expectLedgerWhole(app().database);
    });

    it('is one round for one key: sent twice, at once and again later', async () => {
      const [one, two] = await Promise.all([play('the-same-press'), play('the-same-press')]);
      const told = [one, two].filter(({ status }) => status === 200);
      expect(told.length).toBeGreaterThan(0);
      const again = await play('the-same-press');
      expect(again.body.value.roundId).toBe(told[0]?.body.value.roundId);
      expect(BigInt(again.body.value.balanceMicro)).toBe(20_000_000n - STAKE);
      const other = await play('the-same-press', 2n * STAKE);
      expect(other.body.code).toBe('IDEMPOTENCY_MISMATCH');
    });

    it('comes back after a reload in mid-round, and no other may begin before its end', async () => {
      const played = (await play()).body.value;
      rest();
      expect((await play()).body.code).toBe('ROUND_OPEN');
      launchToken = await launch(member.token);
      const { openRound } = await session();
      expect(openRound).toMatchObject({ roundId: played.roundId, events: played.events });
      await finish(played.roundId);
      expect((await session()).openRound).toBeNull();
      expect((await play()).status).toBe(200);
    });

    it('pays once however often it is finished', async () => {
      const played = (await play()).body.value;
      const ends = await Promise.all([
        finish(played.roundId),
        finish(played.roundId),
        finish(played.roundId),
      ]);
      const balances = new Set(ends.map(({ body }) => body.value.balanceMicro));
      expect([...balances]).toEqual([String(20_000_000n - STAKE + BigInt(played.payoutMicro))]);
    });

    it('keeps the least time between rounds, and says how long to wait', async () => {
      const played = (await play()).body.value;
      await finish(played.roundId);
      const early = await play();
      expect(early.body.code).toBe('ROUND_TOO_SOON');
      expect(Number(early.headers['retry-after'])).toBeGreaterThanOrEqual(1);
      rest();
      expect((await play()).status).toBe(200);
    });

    it('refuses a stake that is not offered, and one that is not covered', async () => {
      expect((await play(undefined, 3n)).body.code).toBe('STAKE_NOT_ALLOWED');
      const large = await play(undefined, 25_000_000n);
      expect(large.body.code).toBe('INSUFFICIENT_FUNDS');
      expect(large.body.value).toMatchObject({ balanceMicro: '20000000' });
      // The refused round is void and stands in nobody's way.
      rest();
      expect((await play()).status).toBe(200);
    });

    it('can be proven: the revealed seed gives the same events', async () => {
      const { seeds: before, nextServerSeedHash } = await session();
      if (before === null) throw new Error('the session has no seeds');
      const played = (await play()).body.value;
      expect(played.serverSeedHash).toBe(before.serverSeedHash);
      const rotate = () =>
        app().call<{ revealed: { serverSeed: string }; current: { clientSeed: string } }>(
          'POST',
          '/house/seed/rotate',
          {
            token: launchToken,
            body: {
              serverSeedHash: before.serverSeedHash,
              nextServerSeedHash,
              clientSeed: 'my-own-seed',
            },
          },
        );
      expect((await rotate()).body.code).toBe('ROUND_OPEN');
      await finish(played.roundId);
      const rotated = (await rotate()).body.value;
      expect((await rotate()).body.value).toEqual(rotated);
      expect(rotated.current.clientSeed).toBe('my-own-seed');
      const { serverSeed } = rotated.revealed;
      const claim = {
        serverSeed,
        serverSeedHash: before.serverSeedHash,
        clientSeed: before.clientSeed,
        nonce: played.nonce,
        stakeMicro: STAKE,
        wager: {},
        actions: [],
        events: played.events,
      };
      const verifier = await loadVerifier('jade-orchard', played.gameVersion);
      expect(verifier?.verify(claim as never)).toMatchObject({
        commitmentHolds: true,
        eventsMatch: true,
      });
    });

    it('is paid out when its player never comes back', async () => {
      // What the other cases left open is ended first.
      app().clock.advance({ minutes: 31 });
      await settleStaleRounds(houseOf(app().server));
      app().clock.advance({ minutes: -31 });
      const played = (await play()).body.value;
      app().clock.advance({ minutes: 31 });
      expect(await settleStaleRounds(houseOf(app().server))).toBe(1);
      expect(await settleStaleRounds(houseOf(app().server))).toBe(0);
      const login = await app().call<{ token: string }>('POST', '/wps/session/login', {
        body: {
          username: member.username,
          password: member.password,
          type: 'username',
          tokenKind: 'bearer',
        },
        ip: `10.9.0.${presses % 250}`,
      });
      const balance = await app().call<{ availableMicro: string }>(
        'GET',
        '/wps/v2/wallets/balance',
        { token: login.body.value.token },
      );
      expect(BigInt(balance.body.value.availableMicro)).toBe(
        20_000_000n - STAKE + BigInt(played.payoutMicro),
      );
    });

    it('takes no token of another brand, none at all, and none that was replaced', async () => {
      const foreign = await app().call('GET', '/house/session', {
        host: OTHER_HOST,
        token: launchToken,
      });
      expect(foreign.body.code).toBe('INVALID_TOKEN');
      expect((await app().call('GET', '/house/session')).body.code).toBe('INVALID_TOKEN');
      const old = launchToken;
      await launch(member.token);
      const late = await app().call('GET', '/house/session', { token: old });
      expect(late.body.code).toBe('TOKEN_EXPIRED');
    });
  });
});
