import { describe, expect, it } from 'vitest';
import type { GameReturn, GameSettings, HouseRound } from '#contract/generated/types.ts';
import { pauseStrayGames } from '#server/vendors/house/returns/pause-stray-games.job.ts';
import { measureReturns } from '#server/vendors/house/returns/measure-returns.job.ts';
import { NO_FENCE } from '#server/platform/jobs/job-lease.ts';
import { houseOf } from '#tests/support/house.ts';
import { deposit, registerMember } from '#tests/support/members.ts';
import { chooseSeed } from '#tests/support/play.ts';
import { signInStaff } from '#tests/support/staff.ts';
import { useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

const STAKE = 1_000_000n;

onOneEngine((engine) => {
  const app = useTestApp(engine);

  describe('measured returns', () => {
    it('count each finished round once, with its payout and its stakes', async () => {
      const member = await registerMember(app());
      await deposit(app(), member, 20n * STAKE);
      const launch = await app().call<{ launchToken: string }>('POST', '/wps/game/launchGame', {
        token: member.token,
        body: { vassalage: 'house', gameCode: 'dice-line', mode: 'real' },
      });
      const token = launch.body.value.launchToken;
      await chooseSeed(app(), token);
      let paid = 0n;
      for (let number = 0; number < 4; number += 1) {
        const round = await app().call<HouseRound>('POST', '/house/rounds', {
          token,
          key: `measured-${number}`,
          body: { stakeMicro: String(STAKE), wager: { target: 5000, side: 'under' } },
        });
        const { roundId, payoutMicro } = round.body.value;
        // The last one is not finished: it counts when it is.
        if (number < 3) {
          await app().call('POST', `/house/rounds/${roundId}/finish`, { token });
          paid += BigInt(payoutMicro);
        }
        app().clock.advance({ ms: 5_000 });
      }
      const measure = () => measureReturns(houseOf(app().server), NO_FENCE);
      app().clock.advance({ minutes: 2 });
      await measure();
      await measure();
      const { headers } = await signInStaff(app(), 'operator');
      const list = await app().call<{ items: GameReturn[] }>(
        'GET',
        '/office/api/brands/denluma/game-returns',
        { headers },
      );
      const dice = list.body.value.items.filter(({ gameCode }) => gameCode === 'dice-line');
      expect(dice).toEqual([
        expect.objectContaining({
          rounds: 3,
          stakedMicro: String(3n * STAKE),
          paidMicro: String(paid),
          state: 'few',
          measuredPercent: ((Number(paid) / Number(3n * STAKE)) * 100).toFixed(4),
          leastPercent: '98.9903',
          mostPercent: '99.0000',
        }),
      ]);
      const other = await app().call<{ items: GameReturn[] }>(
        'GET',
        '/office/api/brands/kyvolta/game-returns',
        { headers },
      );
      expect(other.body.value.items).toEqual([]);
    });

    it('pause a title that returns more than it promises, until staff put it on again', async () => {
      const member = await registerMember(app());
      await deposit(app(), member, 20n * STAKE);
      const launch = (gameCode: string) =>
        app().call<{ launchToken: string }>('POST', '/wps/game/launchGame', {
          token: member.token,
          body: { vassalage: 'house', gameCode, mode: 'real' },
        });
      const play = (token: string, key: string) =>
        app().call('POST', '/house/rounds', {
          token,
          key,
          body: { stakeMicro: String(STAKE), wager: { mines: 3 } },
        });
      const token = (await launch('mine-garden')).body.value.launchToken;
      await chooseSeed(app(), token);
      const sums = { brand: 'kyvolta', currency: 'USD', game_version: '1.0.0' };
      await app()
        .database.db.insertInto('game_return')
        .values({
          ...sums,
          game_code: 'mine-garden',
          rounds: 1_000_000n,
          staked_micro: '1000000000000',
          paid_micro: '1050000000000',
          ratio_sum: 1_050_000,
          ratio_squares: 4_000_000,
        })
        .execute();
      const house = houseOf(app().server);
      const pause = () => pauseStrayGames(house, app().server.brands, NO_FENCE);
      expect(await pause()).toBe(1);
      expect(await pause()).toBe(0);
      expect((await play(token, 'while-paused')).body.code).toBe('GAME_MAINTENANCE');
      const other = await launch('dice-line');
      expect(other.body).toMatchObject({ value: { launchToken: expect.any(String) } });
      const { headers } = await signInStaff(app(), 'admin');
      const list = await app().call<{ items: GameReturn[] }>(
        'GET',
        '/office/api/brands/kyvolta/game-returns',
        { headers },
      );
      expect(list.body.value.items).toMatchObject([
        { gameCode: 'mine-garden', state: 'above', pausedAt: expect.any(String) },
      ]);
      const path = '/office/api/brands/denluma/games';
      const settings = await app().call<GameSettings>('GET', path, { headers });
      const { version, vendors, categories, games, hot } = settings.body.value;
      const paused = games.filter(({ state }) => state === 'maintenance');
      expect(paused.map(({ nodeId }) => nodeId)).toEqual(['house:mine-garden']);
      const body = {
        version,
        vendors: vendors.map(({ vassalage, state, names }) => ({ vassalage, state, names })),
        categories,
        games: games.map(({ nodeId }) => ({ nodeId, state: 'on' })),
        hot,
        reason: 'Cause found',
      };
      await app().call('PUT', path, { headers, key: 'games-on-again', body });
      expect(await pause()).toBe(0);
      expect((await play(token, 'after-pause')).status).toBe(200);
    });
  });
});
