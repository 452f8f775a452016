import { expect, it } from 'vitest';
import type { OfficeSportsBet } from '#contract/generated/types.ts';
import { expectLedgerWhole } from '#tests/support/ledger-oracle.ts';
import { approved } from '#tests/support/second-person.ts';
import {
  market,
  pressSlip,
  SPORTS_FUNDS,
  sportsPlay,
  WITH_SPORTS,
  won,
} from '#tests/support/sports-play.ts';
import { signInStaff } from '#tests/support/staff.ts';
import { useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

const AT = '/office/api/brands/denluma/sports/bets';
const ODDS = { home: 2_000, draw: 3_500, away: 4_000 };
const STAKE = 10_000_000n;

onOneEngine((engine) => {
  const app = useTestApp(engine, undefined, WITH_SPORTS);
  const play = sportsPlay(app);
  const { player, place, bet, cash, event, offer, cashOut } = play;
  const revoke = async (betId: string, body: { decidedAt: Date; version: number }, at = AT) => {
    const { headers } = await signInStaff(app(), 'operator');
    return app().call<OfficeSportsBet>('POST', `${at}/${betId}/void`, {
      headers,
      key: pressSlip(),
      body: { ...body, decidedAt: body.decidedAt.toISOString(), reason: 'the goal came before' },
    });
  };
  const lateBets = async () => {
    const { headers } = await signInStaff(app(), 'support');
    const { body } = await app().call<{ items: OfficeSportsBet[] }>('GET', `${AT}?view=late`, {
      headers,
    });
    return body.value.items;
  };

  it('marks a bet that was accepted after its result, and two people void it', async () => {
    play.open();
    play.alive();
    await event('late', [market(ODDS)]);
    const member = await player();
    const placed = await place(member, [['late', 'home', 2_000]]);
    const { betId } = placed.body.value;
    const half = await offer(member, betId);
    await cashOut(member, betId, { partBasisPoints: 5_000, leastMicro: '1' });
    const cashed = BigInt((await bet(member, betId)).cashedOutMicro);
    expect(cashed).toBe(BigInt(half.offerMicro ?? '0') / 2n);
    const accepted = app().clock.now();
    const decidedAt = new Date(accepted.getTime() - 10_000);
    const markets = [
      {
        market: '1x2',
        specifiers: {},
        outcomes: [won('home'), won('draw', false), won('away', false)],
      },
    ];
    await play.send({
      kind: 'betSettlement',
      event: 'late',
      at: decidedAt.getTime(),
      certainty: 'confirmed',
      markets,
    });
    expect(await cash(member)).toBe(SPORTS_FUNDS - STAKE + cashed + STAKE);
    expect(await lateBets()).toMatchObject([
      { lateSince: decidedAt.toISOString(), bet: { betId, status: 'settled', version: 1 } },
    ]);

    expect((await revoke('1', { decidedAt, version: 1 })).body.code).toBe('SPORTS_BET_NOT_FOUND');
    expect((await revoke(betId, { decidedAt, version: 0 })).body.code).toBe('SPORTS_BET_CHANGED');
    expect((await revoke(betId, { decidedAt: accepted, version: 1 })).body.code).toBe(
      'SPORTS_BET_NOT_LATE',
    );
    const asked = await revoke(betId, { decidedAt, version: 1 });
    expect(await bet(member, betId)).toMatchObject({ status: 'settled' });
    const done = await approved(app(), asked);
    expect(done.body.value).toMatchObject({
      voidReason: 'the goal came before',
      bet: { status: 'void', legs: [{ result: 'void', factor: '1' }] },
    });
    // Half of the stake is back; what was cashed out stays.
    expect(await cash(member)).toBe(SPORTS_FUNDS - STAKE + cashed + STAKE / 2n);
    expect(await lateBets()).toEqual([]);
    await play.settle('late', [won('home', false), won('draw'), won('away', false)]);
    expect(await bet(member, betId)).toMatchObject({ status: 'void' });
    await expectLedgerWhole(app().database);
  });

  it('is judged again when the second person approves', async () => {
    play.alive();
    await event('corrected', [market(ODDS)]);
    const { betId } = (await place(await player(), [['corrected', 'home', 2_000]])).body.value;
    const decidedAt = new Date(app().clock.now().getTime() - 1_000);
    const asked = await revoke(betId, { decidedAt, version: 0 });
    await play.settle('corrected', [won('home'), won('draw', false), won('away', false)]);
    await expect(approved(app(), asked)).rejects.toThrow('SPORTS_BET_CHANGED');
  });
});
