import { describe, expect, it } from 'vitest';
import type { GameReturn, HouseRound } from '#contract/generated/types.ts';
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
  });
});
