import { expect, it } from 'vitest';
import { deposit, registerMember } from '#tests/support/members.ts';
import { promotionCalls, UNIT } from '#tests/support/promotions.ts';
import { studioPlay, WITH_STUDIO } from '#tests/support/studio-play.ts';
import { useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

onOneEngine((engine) => {
  const app = useTestApp(engine, undefined, WITH_STUDIO);
  const calls = promotionCalls(app);
  const { open, order, play } = studioPlay(app);

  it('of a bonus counts chips at a live table without their equal parts on opposite spots', async () => {
    const reward = { percent: 20, turnoverTimes: 2, maxStakeMicro: String(20n * UNIT) };
    const id = await calls.publish({ reward });
    const member = await registerMember(app());
    await calls.join(member, id);
    await deposit(app(), member, 100n * UNIT);
    await calls.settle();
    await calls.claimOnly(member);
    const left = async () => {
      await calls.settle();
      return (await calls.bonuses(member))[0]?.leftMicro;
    };
    // Red has two more than black, and one number three; the dozens are opposites.
    const stakes = { red: 7, black: 5, doz1: 1, doz2: 1, doz3: 1, n17: 3 };
    const { roundNumber } = await open('roulette-a');
    await order(member, 'roulette-a', roundNumber, stakes);
    await play('roulette-a');
    expect(await left()).toBe(String(35n * UNIT));
  });
});
