import { expect, it } from 'vitest';
import { deposit, registerMember } from '#tests/support/members.ts';
import { promotionCalls, UNIT } from '#tests/support/promotions.ts';
import { market, sportsPlay, WITH_SPORTS, won } from '#tests/support/sports-play.ts';
import { useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

onOneEngine((engine) => {
  const app = useTestApp(engine, undefined, WITH_SPORTS);
  const calls = promotionCalls(app);
  const { open, event, place, settle, bet, cashOut } = sportsPlay(app);

  it('of a bonus counts sports from the least odds on, and without what was cashed out', async () => {
    const reward = { percent: 20, turnoverTimes: 2, maxStakeMicro: String(20n * UNIT) };
    const id = await calls.publish({ reward });
    const member = await registerMember(app());
    await calls.join(member, id);
    await deposit(app(), member, 100n * UNIT);
    await calls.settle();
    await calls.claimOnly(member);
    open();
    const stake = { unitMicro: String(10n * UNIT) };
    const left = async () => {
      await calls.settle();
      return (await calls.bonuses(member))[0]?.leftMicro;
    };
    for (const [name, odds, remaining] of [
      ['short', 1_490, 40n],
      ['long', 1_500, 30n],
    ] as const) {
      await event(name, [market({ home: odds, away: 2_000 })]);
      await place(member, [[name, 'home', odds]], stake);
      await settle(name, [won('home'), won('away', false)]);
      expect(await left()).toBe(String(remaining * UNIT));
    }
    await event('half', [market({ home: 2_000, away: 2_000 })]);
    const { betId } = (await place(member, [['half', 'home', 2_000]], stake)).body.value;
    await cashOut(member, betId, { partBasisPoints: 5_000, leastMicro: '1' });
    await settle('half', [won('home'), won('away', false)]);
    expect(await bet(member, betId)).toMatchObject({ status: 'settled' });
    expect(await left()).toBe(String(25n * UNIT));
  });
});
