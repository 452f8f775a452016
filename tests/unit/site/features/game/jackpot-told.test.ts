import { expect, it, vi } from 'vitest';
import { createRoundController } from '#site/features/game/round/round-controller.ts';
import type { HouseCalls } from '#site/features/game/session/house-calls.ts';
import { fakeClock } from '#tests/unit/games/kit/fake-clock.ts';
import { houseRound, houseSession, NO_TABLE } from './fixture.ts';

const jackpot = { ticket: 0, winsBelow: 1, outOf: 100_000, wonMicro: '500000000' };

/** Lets what has been promised come to pass. */
const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

it('does not take a press meant to close what tells of the jackpot for the next stake', async () => {
  const clock = fakeClock();
  const session = houseSession();
  const play = vi.fn<HouseCalls['play']>(async () => houseRound({ jackpot }));
  const house: HouseCalls = {
    play,
    ...NO_TABLE,
    act: () => Promise.reject(new Error('not acted here')),
    finish: async () => 512_000_000n,
    read: async () => session,
    rotate: () => Promise.reject(new Error('no')),
  };
  const controller = createRoundController({ session, house, clock, makeKey: () => 'key' });
  controller.press({ stakeMicro: 1_000_000n, wager: {} });
  await settle();
  expect(controller.getState().jackpotRound?.roundId).toBe('41');
  clock.pass(9_000);
  controller.seeJackpot();
  expect(controller.getState().jackpotRound).toBeNull();
  clock.pass(599);
  controller.press({ stakeMicro: 1_000_000n, wager: {} });
  expect(play).toHaveBeenCalledTimes(1);
  clock.pass(1);
  controller.press({ stakeMicro: 1_000_000n, wager: {} });
  expect(play).toHaveBeenCalledTimes(2);
});
