import { beforeAll, describe, expect, it } from 'vitest';
import type { HouseRound, HouseSession } from '#contract/generated/types.ts';
import { loadVerifier } from '#games/verifier-versions.ts';
import { SERIES_TICKETS } from '#games/scratch-fiesta/rules.ts';
import { commitmentHolds } from '#domain/fairness/seed-commitment.ts';
import { deposit, registerMember, type TestMember } from '#tests/support/members.ts';
import { chooseSeed } from '#tests/support/play.ts';
import { useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

const GAME = 'scratch-fiesta';

onOneEngine((engine) => {
  const app = useTestApp(engine);
  let member: TestMember;
  let token: string;
  let presses = 0;

  const session = async (): Promise<HouseSession> =>
    (await app().call<HouseSession>('GET', '/house/session', { token })).body.value;
  const buy = (stakeMicro: string, key = `ticket-press-${++presses}`) =>
    app().call<HouseRound>('POST', '/house/rounds', { token, key, body: { stakeMicro } });
  /** Buys a ticket and ends its round. */
  const take = async (stakeMicro: string): Promise<HouseRound> => {
    app().clock.advance({ minutes: 1 });
    const { status, body } = await buy(stakeMicro);
    expect(status, JSON.stringify(body)).toBe(200);
    await app().call('POST', `/house/rounds/${body.value.roundId}/finish`, { token });
    return body.value;
  };
  const pairs = async (stakeMicro: string) =>
    app()
      .database.db.selectFrom('house_seed')
      .selectAll()
      .where('member_id', '=', 0n)
      .where('game_code', 'like', `${GAME}:real:%:${stakeMicro}`)
      .orderBy('id')
      .execute();

  beforeAll(async () => {
    member = await registerMember(app());
    await deposit(app(), member, 1_000_000_000n);
    const launch = await app().call<{ launchToken: string }>('POST', '/wps/game/launchGame', {
      token: member.token,
      body: { vassalage: 'house', gameCode: GAME, mode: 'real' },
    });
    token = launch.body.value.launchToken;
  });

  describe('a series of tickets', () => {
    it('is committed to before its salt exists, and waits for a player with a seed', async () => {
      const [smallest = ''] = (await session()).stakesMicro;
      const [series] = (await session()).series ?? [];
      expect(series).toMatchObject({ stakeMicro: smallest, serverSeedHash: null, sold: 0 });
      expect(await pairs(smallest)).toMatchObject([
        { server_seed_hash: series?.nextServerSeedHash, client_seed: null },
      ]);
      expect((await buy(smallest)).body.code).toBe('SEED_NOT_CHOSEN');
      await chooseSeed(app(), token, 'seed-of-ana');
      const round = await take(smallest);
      const [running] = (await session()).series ?? [];
      expect(round.serverSeedHash).toBe((await pairs(smallest))[0]?.server_seed_hash);
      expect(running).toMatchObject({ serverSeedHash: round.serverSeedHash, sold: 1 });
      expect(running?.nextServerSeedHash).not.toBe(round.serverSeedHash);
      expect(round.wager).toEqual({ clientSeed: 'seed-of-ana', number: 0, sold: '' });
    });

    it('is revealed once it is sold out, and its tickets can be verified', async () => {
      const stakeMicro = (await session()).stakesMicro[1] ?? '';
      const key = 'one-press-for-a-ticket';
      const first = await take(stakeMicro);
      app().clock.advance({ minutes: 1 });
      const again = await buy(stakeMicro, key);
      expect((await buy(stakeMicro, key)).body.value.roundId).toBe(again.body.value.roundId);
      await app().call('POST', `/house/rounds/${again.body.value.roundId}/finish`, { token });
      const second = again.body.value;
      await app()
        .database.db.updateTable('house_seed')
        .set({ next_nonce: BigInt(SERIES_TICKETS) })
        .where('server_seed_hash', '=', first.serverSeedHash)
        .execute();
      const next = await take(stakeMicro);
      expect(next.serverSeedHash).not.toBe(first.serverSeedHash);
      expect(next.wager).toMatchObject({ number: 0, sold: '' });
      const sold = (await pairs(stakeMicro)).find(({ revealed_at: at }) => at !== null);
      const serverSeed = sold?.server_seed ?? '';
      expect(commitmentHolds(serverSeed, first.serverSeedHash)).toBe(true);
      const verifier = await loadVerifier(GAME, first.gameVersion);
      for (const round of [first, second]) {
        const { clientSeed, nonce, wager, events } = round;
        const replayed = verifier?.replay(
          { serverSeed, clientSeed, nonce },
          { stakeMicro: BigInt(stakeMicro), wager, actions: [] },
        );
        expect(replayed?.events).toEqual(events);
      }
    });
  });
});
