import { expect, it } from 'vitest';
import type { OfficeSportsBet } from '#contract/generated/types.ts';
import type { ReplyOf } from '#contract/operation.ts';
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

  it('suspends an event for every brand, also for bets in their delay, and resumes it', async () => {
    play.alive();
    const LIVE = { goals: [], firstHalfGoals: 0, phase: 'firstHalf' };
    await event('halted', [market(ODDS)], { status: 'live', facts: LIVE });
    const member = await player();
    const { headers } = await signInStaff(app(), 'operator');
    const act = (name: string, body: { event: string | null; market: string | null }) =>
      app().call('POST', `/office/api/brands/denluma/sports/halts${name}`, {
        headers,
        key: pressSlip(),
        body: { ...body, reason: 'a goal that the feed has not sent' },
      });
    const held = await place(member, [['halted', 'home', 2_000]]);
    expect(held.body.value.status).toBe('held');
    const whole = { event: 'halted', market: null };
    expect((await act('', { event: 'nowhere', market: null })).body.code).toBe(
      'SPORTS_EVENT_NOT_FOUND',
    );
    expect((await act('', whole)).body.success).toBe(true);
    expect((await act('', whole)).body.code).toBe('SPORTS_ALREADY_HALTED');
    expect((await place(member, [['halted', 'home', 2_000]])).body).toMatchObject({
      code: 'SLIP_REFUSED',
      fields: { '/legs/0': { code: 'MARKET_SUSPENDED' } },
    });
    expect((await act('/resume', whole)).body.success).toBe(true);
    expect((await act('/resume', whole)).body.code).toBe('SPORTS_NOT_HALTED');
    await play.wait(6_000);
    expect(await bet(member, held.body.value.betId)).toMatchObject({ status: 'refused' });
    expect(await cash(member)).toBe(SPORTS_FUNDS);
    expect((await act('', { event: null, market: null })).body.success).toBe(true);
    expect((await place(member, [['halted', 'home', 2_000]])).body.code).toBe('SLIP_REFUSED');
    await act('/resume', { event: null, market: null });
  });

  it('shows traders what an event can cost', async () => {
    play.alive();
    await event('costly', [market(ODDS)]);
    const { headers } = await signInStaff(app(), 'support');
    const member = await player();
    await place(member, [['costly', 'home', 2_000]]);
    await place(member, [['costly', 'away', 4_000]]);
    const at = '/office/api/brands/denluma/sports/events';
    const list = await app().call<ReplyOf<'listTradedEvents'>>('GET', `${at}?search=costly`, {
      headers,
    });
    // 10 at 4.00 less both stakes.
    expect(list.body.value.items).toMatchObject([
      { eventId: 'costly', stakeMicro: String(STAKE * 2n), liabilityMicro: String(STAKE * 2n) },
    ]);
    const one = await app().call<ReplyOf<'getTradedEvent'>>('GET', `${at}/costly`, { headers });
    expect(one.body.value.markets).toMatchObject([
      { outcomes: [{ returnMicro: String(STAKE * 2n) }, { stakeMicro: '0' }, {}] },
    ]);
  });

  it('bounds bets by the terms of the brand, which two people raise', async () => {
    play.alive();
    await event('bounded', [market(ODDS)]);
    const member = await player();
    const { headers } = await signInStaff(app(), 'operator');
    const at = '/office/api/brands/denluma/sports/settings';
    const set = async (change: object) => {
      const { value } = (await app().call<ReplyOf<'getSportsSettings'>>('GET', at, { headers }))
        .body;
      return app().call('PUT', at, {
        headers,
        key: pressSlip(),
        body: {
          version: value.version,
          terms: { ...value.terms, ...change },
          reason: 'a test of the terms',
        },
      });
    };
    const bounds = { mostPlayerMicro: String(STAKE * 3n), mostReturnMicro: String(STAKE) };
    expect((await set(bounds)).body.success).toBe(true);
    const placed = await place(member, [['bounded', 'home', 2_000]]);
    expect(placed.body.value.mostMicro).toBe(String(STAKE));
    expect((await place(member, [['bounded', 'home', 2_000]])).body).toMatchObject({
      code: 'SPORTS_STAKE_TOO_LARGE',
      value: { largestUnitMicro: String(STAKE / 2n) },
    });
    const raised = await set({
      mostPlayerMicro: String(STAKE * 5_000n),
      mostReturnMicro: '200000000000',
    });
    expect(raised.body.code).toBe('SECOND_PERSON_ASKED');
    expect((await approved(app(), raised)).status).toBe(200);
    expect((await place(member, [['bounded', 'home', 2_000]])).body.success).toBe(true);
  });

  it('settles a market whose result did not come by two people, and corrects it', async () => {
    play.alive();
    await event('unheard', [market(ODDS)], { startsInMs: 60_000 });
    await place(await player(), [['unheard', 'home', 2_000]]);
    const staff = async () => (await signInStaff(app(), 'operator')).headers;
    const at = '/office/api/brands/denluma/sports/bet-markets';
    const waiting = async (query = '') => {
      const headers = await staff();
      const answer = await app().call<ReplyOf<'listBetMarkets'>>('GET', `${at}${query}`, {
        headers,
      });
      return answer.body.value.items.filter(({ eventId }) => eventId === 'unheard');
    };
    const say = async (outcomes: object[], resultVersion: string) =>
      app().call<{ resultVersion: string }>('POST', `${at}/settlement`, {
        headers: await staff(),
        key: pressSlip(),
        body: {
          event: 'unheard',
          market: '1x2',
          resultVersion,
          outcomes,
          reason: 'the federation says so',
        },
      });
    expect(await waiting()).toEqual([]);
    app().clock.advance({ ms: 62 * 60_000 });
    expect(await waiting()).toMatchObject([
      { openBets: 1, resultVersion: '0', outcomes: [{ outcome: 'home', result: null }] },
    ]);
    const paid = async () => {
      const headers = await staff();
      const answer = await app().call<{ items: OfficeSportsBet[] }>(
        'GET',
        `${AT}?sportsEventId=unheard`,
        { headers },
      );
      return answer.body.value.items.map((item) => item.bet.payoutMicro);
    };
    const homeWon = [{ outcome: 'home', result: 'won' }];
    expect((await say([{ outcome: 'away', result: 'won' }], '0')).body).toMatchObject({
      code: 'SPORTS_OUTCOME_MISSING',
      value: { outcomes: ['home'] },
    });
    expect((await say(homeWon, '7')).body.code).toBe('SPORTS_MARKET_CHANGED');
    const { resultVersion } = (await approved(app(), await say(homeWon, '0'))).body.value;
    await play.step();
    expect(await paid()).toEqual([String(STAKE * 2n)]);
    expect(await waiting()).toEqual([]);
    const reopened = await app().call('POST', '/office/api/brands/denluma/sports/halts/resume', {
      headers: await staff(),
      key: pressSlip(),
      body: { event: 'unheard', market: '1x2', reason: 'it goes on' },
    });
    expect(reopened.body.code).toBe('SPORTS_MARKET_SETTLED');
    expect(await waiting('?sportsEventId=unheard')).toMatchObject([
      { resultVersion, outcomes: [{ result: 'won' }] },
    ]);
    await approved(app(), await say([{ outcome: 'home', result: 'void' }], resultVersion));
    await play.step();
    expect(await paid()).toEqual([String(STAKE)]);
    await expectLedgerWhole(app().database);
  });
});
