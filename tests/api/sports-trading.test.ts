import { expect, it } from 'vitest';
import type { SharpPlayer, SportsEvent, SportsReportLine } from '#contract/generated/types.ts';
import type { ReplyOf, RequestOf } from '#contract/operation.ts';
import { dayIn } from '#domain/day/day.ts';
import { approved } from '#tests/support/second-person.ts';
import {
  market,
  pressSlip,
  sportsOf,
  sportsPlay,
  WITH_SPORTS,
  won,
} from '#tests/support/sports-play.ts';
import { signInStaff } from '#tests/support/staff.ts';
import { useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

const AT = '/office/api/brands/denluma/sports';
const ODDS = { home: 2_000, draw: 3_500, away: 4_000 };
const STAKE = 10_000_000n;
const LIVE = { goals: [], firstHalfGoals: 0, phase: 'firstHalf' };

onOneEngine((engine) => {
  const app = useTestApp(engine, undefined, WITH_SPORTS);
  const play = sportsPlay(app);
  const { player, place, bet, event } = play;
  const price = async (
    body: Partial<RequestOf<'setTradedPrice'>['body']> & { event: string },
    role: 'operator' | 'support' = 'operator',
  ) => {
    const { headers } = await signInStaff(app(), role);
    return app().call<{ version: number }>('PUT', `${AT}/prices`, {
      headers,
      key: pressSlip(),
      body: {
        market: '1x2',
        version: 0,
        margin: 0,
        odds: [],
        reason: 'news of the teams',
        ...body,
      },
    });
  };
  const shown = async (id: string) => {
    const { body } = await app().call<SportsEvent>('GET', `/wps/relay/sports/events/${id}`);
    return body.value.markets.map(({ status, outcomes }) => ({
      status,
      odds: outcomes.map(({ oddsMilli }) => oddsMilli),
    }))[0];
  };
  const read = async <Value>(path: string) => {
    const { headers } = await signInStaff(app(), 'support');
    return (await app().call<Value>('GET', `${AT}${path}`, { headers })).body.value;
  };
  const byHand = (outcome: string, oddsMilli: number) => [{ outcome, oddsMilli }];

  it('lowers odds by hand at once, before play and not in it', async () => {
    play.open();
    play.alive();
    await event('priced', [market(ODDS)]);
    expect((await price({ event: 'nowhere' })).body.code).toBe('SPORTS_EVENT_NOT_FOUND');
    expect((await price({ event: 'priced', odds: byHand('nobody', 1_500) })).body.code).toBe(
      'SPORTS_EVENT_NOT_FOUND',
    );
    expect((await price({ event: 'priced' }, 'support')).body.code).toBe('FORBIDDEN');
    const set = await price({ event: 'priced', odds: byHand('home', 1_800) });
    expect(set.body.value).toEqual({ version: 1 });
    expect(await shown('priced')).toEqual({ status: 'active', odds: [1_800, 3_500, 4_000] });
    const again = await price({ event: 'priced', odds: byHand('home', 1_700) });
    expect(again.body.code).toBe('SPORTS_PRICE_CHANGED');
    const member = await player();
    expect((await place(member, [['priced', 'home', 2_000]])).body.code).toBe('SLIP_REFUSED');
    const placed = await place(member, [['priced', 'home', 1_800]]);
    expect(placed.body.value.legs).toMatchObject([{ oddsMilli: 1_800 }]);

    await event('priced', [market(ODDS)], { status: 'live', facts: LIVE });
    expect((await shown('priced'))?.odds).toEqual([2_000, 3_500, 4_000]);
    const late = await price({ event: 'priced', version: 1, odds: byHand('home', 1_500) });
    expect(late.body.code).toBe('SPORTS_PRICE_IN_PLAY');
    // A margin counts in play too, and refuses a bet that waits at the odds before.
    const held = await place(member, [['priced', 'draw', 3_500]]);
    await price({ event: 'priced', version: 1, margin: 1_000 });
    expect((await shown('priced'))?.odds).toEqual([1_818, 3_181, 3_636]);
    await play.wait(6_000);
    expect(await bet(member, held.body.value.betId)).toMatchObject({ status: 'refused' });
  });

  it('asks a second person for odds above the feed, and refuses odds that win for sure', async () => {
    play.alive();
    await event('above', [market(ODDS)]);
    const unsafe = await price({ event: 'above', odds: byHand('home', 2_500) });
    expect(unsafe.body.code).toBe('SPORTS_PRICE_UNSAFE');
    const asked = await price({ event: 'above', odds: byHand('home', 2_050) });
    expect((await shown('above'))?.odds[0]).toBe(2_000);
    // What the first person saw is judged again when it runs.
    const done = await approved(app(), asked);
    expect(done.body.value).toEqual({ version: 1 });
    expect((await shown('above'))?.odds[0]).toBe(2_050);
    // The feed moved meanwhile: together with the odds by hand, a player would win for sure.
    await play.prices('above', [market({ home: 1_500, draw: 5_000, away: 6_000 })]);
    expect((await shown('above'))?.status).toBe('suspended');
    await price({ event: 'above', version: 1 });
    expect(await shown('above')).toEqual({ status: 'active', odds: [1_500, 5_000, 6_000] });
  });

  it('lets one of two traders price a market first', async () => {
    play.alive();
    await event('raced', [market(ODDS)]);
    const answers = await Promise.all(
      [1_700, 1_750].map((odds) => price({ event: 'raced', odds: byHand('home', odds) })),
    );
    expect(answers.map(({ body }) => body.code ?? 'SET').toSorted()).toEqual([
      'SET',
      'SPORTS_PRICE_CHANGED',
    ]);
  });

  it('lowers the limit of players with a tag', async () => {
    play.alive();
    await event('limited', [market(ODDS)]);
    const member = await player();
    const { headers } = await signInStaff(app(), 'operator');
    const tagged = await app().call('PUT', `/office/api/members/${member.memberId}/tags`, {
      headers,
      key: pressSlip(),
      body: { tags: ['sports-limited'], reason: 'ahead of the prices' },
    });
    expect(tagged.status).toBe(200);
    // A tenth of 50,000.
    const over = await place(member, [['limited', 'home', 2_000]], { unitMicro: '2600000000' });
    expect(over.body).toMatchObject({
      code: 'SPORTS_STAKE_TOO_LARGE',
      value: { largestUnitMicro: '2500000000' },
    });
  });

  it('shows who beats the closing odds', async () => {
    play.alive();
    await event('closing', [market(ODDS)]);
    const [early, late] = [await player(), await player()];
    await place(early, [['closing', 'home', 2_000]]);
    await play.prices('closing', [market({ home: 1_600, draw: 3_800, away: 6_000 })]);
    await place(late, [['closing', 'home', 1_600]]);
    await event('closing', [market({ home: 1_500, draw: 4_000, away: 6_500 })], {
      status: 'live',
      facts: LIVE,
    });
    const { follower } = sportsOf(app().server);
    await follower.compareBegun();
    // A second node that saw the same start counts nothing.
    await follower.compareBegun();
    const { items } = await read<{ items: SharpPlayer[] }>('/sharp-players');
    const of = ({ username }: { username: string }) =>
      items.find(({ account }) => account === username);
    expect(of(early)).toMatchObject({ bets: 1, beaten: 1, meanBasisPoints: 2_500, isSharp: false });
    expect(of(late)).toMatchObject({ bets: 1, beaten: 0, meanBasisPoints: 0 });
  });

  it('reports by the start of the last leg', async () => {
    play.alive();
    const { brands, clock } = sportsOf(app().server).sports;
    expect(brands.byId('denluma')).not.toBeNull();
    await event('reported', [market(ODDS)], { startsInMs: 40 * 86_400_000 });
    await event('reported-2', [market(ODDS)], { startsInMs: 40 * 86_400_000 });
    const member = await player();
    await place(member, [['reported', 'home', 2_000]]);
    await place(member, [
      ['reported', 'home', 2_000],
      ['reported-2', 'home', 2_000],
    ]);
    await play.settle('reported', [won('home'), won('draw', false), won('away', false)]);
    await play.wait(1_000);
    const { timeZone } = await read<ReplyOf<'getSportsReport'>>('/report');
    const day = dayIn(timeZone, new Date(clock.now().getTime() + 40 * 86_400_000));
    const report = await read<ReplyOf<'getSportsReport'>>(`/report?from=${day}&to=${day}`);
    expect(report).toMatchObject({ by: 'hour', from: day, to: day });
    expect(report.lines).toEqual<Partial<SportsReportLine>[]>([
      {
        startsFrom: expect.any(String) as string,
        sport: 'football',
        bets: 2,
        stakeMicro: String(2n * STAKE),
        settledStakeMicro: String(STAKE),
        payoutMicro: String(2n * STAKE),
        openBets: 1,
        openStakeMicro: String(STAKE),
        openMostMicro: String(4n * STAKE),
      },
    ]);
    const { headers } = await signInStaff(app(), 'support');
    const refused = await app().call('GET', `${AT}/report?from=2026-02-01&to=2026-01-01`, {
      headers,
    });
    expect(refused.body.code).toBe('INVALID_PERIOD');
  });

  it('makes the table of a league from matches that ended', async () => {
    play.alive();
    const facts = { goals: ['home'], firstHalfGoals: 1, phase: 'over' };
    await event('tabled', [market(ODDS)], { status: 'ended', facts });
    const answer = await app().call<ReplyOf<'listSportsTables'>>(
      'GET',
      '/wps/relay/sports/tables?sport=football',
    );
    const [table] = answer.body.value.items;
    expect(table?.tournament).toBe('Liga');
    expect(table?.rows.find(({ name }) => name === 'tabled home')).toMatchObject({
      played: 1,
      won: 1,
      points: 3,
    });
  });
});
