import { describe, expect, it } from 'vitest';
import type { Round } from '#contract/generated/types.ts';
import type { SettledOutcome } from '#domain/sports/feed/message.ts';
import { settleBet } from '#domain/sports/settle-bet.ts';
import { legResultOf } from '#server/products/sports/settle-bets.ts';
import type { TestMember } from '#tests/support/members.ts';
import { SILENCE_MS } from '#domain/sports/feed/producer-state.ts';
import { expectLedgerWhole } from '#tests/support/ledger-oracle.ts';
import {
  market,
  pressSlip,
  SPORTS_FUNDS,
  sportsPlay,
  WITH_SPORTS,
  won,
} from '#tests/support/sports-play.ts';
import { useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';
import { testEffort } from '#tests/support/test-effort.ts';

const UNIT = 1_000_000n;
const STAKE = 10n * UNIT;
const ODDS = { home: 2_000, draw: 3_500, away: 4_000 };
const LIVE = { status: 'live', facts: { goals: [], firstHalfGoals: 0, phase: 'firstHalf' } };
const DELAY_MS = 5_000;
/** 10 x 2.00 x 0.47619 x 0.95 */
const OFFER = 9_047_610n;
const RACES = testEffort() > 1 ? 100 : 10;

onOneEngine((engine) => {
  const app = useTestApp(engine, undefined, WITH_SPORTS);
  const play = sportsPlay(app);
  const { player, place, bet, cash, event, prices, settle, rollback, wait, offer, cashOut } = play;
  let opened = false;
  let events = 0;
  /** A fresh event with its main market. */
  const match = async (more: Parameters<typeof event>[2] = {}): Promise<string> => {
    if (!opened) play.open();
    opened = true;
    play.alive();
    events += 1;
    const id = `match-${events}`;
    await event(id, [market(ODDS)], more);
    return id;
  };

  describe('a bet before the match', () => {
    it('takes its stake, settles as a multiple, is taken back by a rollback, and settles again', async () => {
      const member = await player();
      const [one, two] = [await match(), await match()];
      const placed = await place(member, [
        [one, 'home', 2_000],
        [two, 'away', 4_000],
      ]);
      expect(placed.body).toMatchObject({ success: true });
      const { betId } = placed.body.value;
      expect(placed.body.value).toMatchObject({ status: 'open', mostMicro: String(STAKE * 8n) });
      expect(await cash(member)).toBe(SPORTS_FUNDS - STAKE);
      await settle(one, [won('home'), won('draw', false), won('away', false)]);
      expect(await bet(member, betId)).toMatchObject({ status: 'open', payoutMicro: null });
      await settle(two, [won('away'), won('draw', false), won('home', false)]);
      expect(await bet(member, betId)).toMatchObject({
        status: 'settled',
        version: 1,
        payoutMicro: String(STAKE * 8n),
        legs: [
          { result: 'won', factor: '2' },
          { result: 'won', factor: '4' },
        ],
        lines: [{ product: '8', payoutMicro: String(STAKE * 8n) }],
      });
      expect(await cash(member)).toBe(SPORTS_FUNDS + STAKE * 7n);
      await rollback(two);
      expect(await bet(member, betId)).toMatchObject({ status: 'open', version: 2 });
      expect(await cash(member)).toBe(SPORTS_FUNDS - STAKE);
      await settle(two, [{ outcome: 'away', won: false, voidFactor: 1 }]);
      expect(await bet(member, betId)).toMatchObject({
        status: 'settled',
        version: 3,
        payoutMicro: String(STAKE * 2n),
        lines: [{ product: '2' }],
      });
      expect(await cash(member)).toBe(SPORTS_FUNDS + STAKE);
      await expectLedgerWhole(app().database);
    });
  });

  describe('an event', () => {
    it('is listed with its main market, and read with all of them', async () => {
      const id = await match();
      const read = (at: string) =>
        app().call<{ items?: object[] }>('GET', `/wps/relay/sports/${at}`);
      const listed = await read(`events?search=${id}`);
      expect(listed.body.value.items).toMatchObject([
        { eventId: id, home: `${id} home`, main: { outcomes: [{ oddsMilli: 2_000 }, {}, {}] } },
      ]);
      expect((await read(`events/${id}`)).body.value).toMatchObject({ markets: [{ type: '1x2' }] });
      expect((await read('events/nowhere')).body.code).toBe('SPORTS_EVENT_NOT_FOUND');
      const launched = await app().call<{ launchUrl: string }>(
        'GET',
        `/wps/relay/game/sports/launch?vassalage=FB&eventId=${id}`,
      );
      expect(launched.body.value.launchUrl).toBe(`/fbSports?event=${id}`);
    });
  });

  describe('a bet in play', () => {
    it('is held for its delay and taken, and refused for a goal, a stop or a worse price', async () => {
      const member = await player();
      const taken = await match(LIVE);
      const first = await place(member, [[taken, 'home', 2_000]]);
      expect(first.body.value.status).toBe('held');
      expect(await cash(member)).toBe(SPORTS_FUNDS - STAKE);
      await prices(taken, [market({ ...ODDS, home: 2_100 })]);
      await wait(DELAY_MS);
      expect(await bet(member, first.body.value.betId)).toMatchObject({ status: 'open' });

      const disturb: readonly ((id: string) => Promise<void>)[] = [
        (id) => prices(id, [market(ODDS)], { facts: { ...LIVE.facts, goals: ['home'] } }),
        (id) => play.send({ kind: 'betStop', event: id, groups: ['all'] }),
        (id) => prices(id, [market({ ...ODDS, home: 1_900 })]),
      ];
      for (const happens of disturb) {
        const id = await match(LIVE);
        const before = await cash(member);
        const held = await place(member, [[id, 'home', 2_000]]);
        await happens(id);
        await wait(DELAY_MS);
        expect(await bet(member, held.body.value.betId)).toMatchObject({
          status: 'refused',
          refusal: 'SLIP_REFUSED',
        });
        expect(await cash(member)).toBe(before);
      }
      await expectLedgerWhole(app().database);
    });

    it('is held for a match whose hour has come, even before its feed says so', async () => {
      const member = await player();
      const late = await match({ startsInMs: 0 });
      expect((await place(member, [[late, 'home', 2_000]])).body.value.status).toBe('held');
    });
  });

  describe('a slip', () => {
    it('is refused with a code for each fault, and takes nothing', async () => {
      const member = await player();
      const [one, two] = [await match(), await match()];
      const codes = async (...sent: Parameters<typeof place>) => {
        const { body } = await place(...sent);
        const fields = (body as unknown as { fields?: Record<string, { code: string }> }).fields;
        return [body.code, ...Object.values(fields ?? {}).map(({ code }) => code)];
      };
      expect(await codes(member, [[one, 'home', 1_900]])).toEqual(['SLIP_REFUSED', 'ODDS_CHANGED']);
      expect(await codes(member, [['nowhere', 'home', 2_000]])).toEqual([
        'SLIP_REFUSED',
        'OUTCOME_NOT_FOUND',
      ]);
      const twice = [
        [one, 'home', 2_000],
        [one, 'home', 2_000],
      ] as const;
      expect(await codes(member, twice, { sizes: [1] })).toEqual(['SLIP_REFUSED', 'LEG_TWICE']);
      const correlated = [
        [one, 'home', 2_000],
        [one, 'away', 4_000],
      ] as const;
      expect(await codes(member, correlated)).toEqual(['SLIP_REFUSED', 'CORRELATED_LEGS']);
      const thirteen = Array.from({ length: 13 }, () => [one, 'home', 2_000] as const);
      expect((await codes(member, thirteen))[0]).toBe('INVALID_BODY');
      expect(await codes(member, [[one, 'home', 2_000]], { sizes: [2] })).toEqual(['SLIP_INVALID']);
      const large = { unitMicro: String(30_000n * UNIT) };
      expect(await codes(member, [[one, 'home', 2_000]], large)).toEqual([
        'SPORTS_STAKE_TOO_LARGE',
      ]);
      const poor = { unitMicro: String(20_000n * UNIT) };
      expect(await codes(member, [[one, 'home', 2_000]], poor)).toEqual(['INSUFFICIENT_FUNDS']);
      await play.send({ kind: 'betStop', event: two, groups: ['all'] });
      expect(await codes(member, [[two, 'home', 2_000]])).toEqual([
        'SLIP_REFUSED',
        'MARKET_SUSPENDED',
      ]);
      expect(await cash(member)).toBe(SPORTS_FUNDS);
      app().clock.advance({ ms: SILENCE_MS + 1 });
      expect(await codes(member, [[one, 'home', 2_000]])).toEqual([
        'SLIP_REFUSED',
        'MARKET_SUSPENDED',
      ]);
    });

    it('is placed once by one key', async () => {
      const member = await player();
      await play.send({ kind: 'alive', subscribed: true });
      await play.send({ kind: 'snapshotComplete', request: 'recovery-2' });
      const id = await match();
      const key = pressSlip();
      const sent = await Promise.all(
        Array.from({ length: 4 }, () => place(member, [[id, 'home', 2_000]], {}, key)),
      );
      expect(new Set(sent.map(({ body }) => body.value.betId)).size).toBe(1);
      expect(await cash(member)).toBe(SPORTS_FUNDS - STAKE);
    });

    it('settles a yankee by the golden values of the page', async () => {
      const member = await player();
      const odds = [2_000, 3_500, 1_800, 4_000];
      const ids: string[] = [];
      for (const milli of odds) {
        const id = await match();
        await prices(id, [market({ ...ODDS, home: milli })]);
        ids.push(id);
      }
      const legs = ids.map((id, index) => [id, 'home', odds[index] ?? 0] as const);
      const placed = await place(member, legs, { sizes: [2, 3, 4], unitMicro: String(UNIT) });
      expect(placed.body.value.stakeMicro).toBe(String(11n * UNIT));
      const results = [
        won('home'),
        won('home'),
        { ...won('home', false), voidFactor: 1 as const },
        won('home', false),
      ];
      for (const [index, id] of ids.entries()) {
        const result = results[index];
        if (result !== undefined) await settle(id, [result]);
      }
      expect(await bet(member, placed.body.value.betId)).toMatchObject({
        status: 'settled',
        payoutMicro: '19500000',
      });
    });
  });

  describe('a cash-out', () => {
    it('closes a part and then the whole, and no later result touches it', async () => {
      const member = await player();
      const id = await match();
      const placed = await place(member, [[id, 'home', 2_000]]);
      const { betId } = placed.body.value;
      const { offerMicro } = await offer(member, betId);
      // 10 x 2.00 x 0.47619 x 0.95
      expect(offerMicro).toBe('9047610');
      const half = await cashOut(member, betId, { partBasisPoints: 5_000, leastMicro: '4000000' });
      expect(half.body.value).toMatchObject({ status: 'open', leftBasisPoints: 5_000 });
      const above = await cashOut(member, betId, {
        partBasisPoints: 10_000,
        leastMicro: '9000000',
      });
      expect(above.body.code).toBe('CASH_OUT_CHANGED');
      await settle(id, [won('home'), won('draw', false), won('away', false)]);
      expect(await bet(member, betId)).toMatchObject({
        status: 'settled',
        payoutMicro: String(STAKE + 4_523_805n),
      });
      const late = await cashOut(member, betId, { partBasisPoints: 10_000, leastMicro: '1' });
      expect(late.body.code).toBe('CASH_OUT_NOT_OFFERED');
      expect(await cash(member)).toBe(SPORTS_FUNDS + 4_523_805n);
      await expectLedgerWhole(app().database);
    });

    it('is never paid together with a result that comes at the same moment', async () => {
      const member = await player();
      for (let round = 0; round < RACES; round += 1) {
        const before = await cash(member);
        const id = await match();
        const { betId } = (await place(member, [[id, 'home', 2_000]])).body.value;
        const isWon = round % 2 === 0;
        const asked = cashOut(member, betId, { partBasisPoints: 10_000, leastMicro: '1' });
        await Promise.all([asked, settle(id, [won('home', isWon), won('away', !isWon)])]);
        const bets = await bet(member, betId);
        const gained = (await cash(member)) - before;
        expect(['cashedOut', 'settled']).toContain(bets.status);
        expect(gained).toBe(BigInt(bets.payoutMicro ?? '0') - STAKE);
        const paid = bets.status === 'cashedOut' ? [OFFER] : [isWon ? 2n * STAKE : 0n];
        expect(paid).toContain(BigInt(bets.payoutMicro ?? '0'));
      }
      await expectLedgerWhole(app().database);
    });

    it('waits for the delay in play, and is refused when a goal falls', async () => {
      const member = await player();
      const id = await match();
      const { betId } = (await place(member, [[id, 'home', 2_000]])).body.value;
      await event(id, [market(ODDS)], LIVE);
      const asked = await cashOut(member, betId, { partBasisPoints: 10_000, leastMicro: '1' });
      expect(asked.body.value.status).toBe('open');
      expect(await offer(member, betId)).toMatchObject({ reason: 'DECIDING' });
      await prices(id, [market(ODDS)], { facts: { ...LIVE.facts, goals: ['away'] } });
      await wait(DELAY_MS);
      expect(await bet(member, betId)).toMatchObject({ status: 'open', cashedOutMicro: '0' });
      await cashOut(member, betId, { partBasisPoints: 10_000, leastMicro: '1' });
      await wait(DELAY_MS);
      expect(await bet(member, betId)).toMatchObject({ status: 'cashedOut' });
    });

    it('comes by itself when the offer reaches the target', async () => {
      const member = await player();
      const id = await match();
      const { betId } = (await place(member, [[id, 'home', 2_000]])).body.value;
      const { status } = await app().call('PUT', `/wps/relay/sports/bets/${betId}/auto-cash-out`, {
        token: member.token,
        key: pressSlip(),
        body: { targetMicro: '12000000' },
      });
      expect(status).toBe(200);
      await prices(id, [market({ ...ODDS, home: 1_600 })]);
      expect(await bet(member, betId)).toMatchObject({ status: 'open' });
      await prices(id, [market({ ...ODDS, home: 1_400 })]);
      expect(await bet(member, betId)).toMatchObject({ status: 'cashedOut' });
    });
  });

  describe('a message', () => {
    it('that is older than what the book has changes no price', async () => {
      const member = await player();
      const id = await match();
      const before = app().clock.now().getTime() - 60_000;
      await play.send({
        kind: 'oddsChange',
        event: id,
        at: before,
        markets: [market({ home: 9_000 })],
      });
      expect((await place(member, [[id, 'home', 2_000]])).body.success).toBe(true);
    });

    it('that cancels a window voids the bets within it, leg by leg', async () => {
      const member = await player();
      const [one, two] = [await match(), await match()];
      const legs = [
        [one, 'home', 2_000],
        [two, 'home', 2_000],
      ] as const;
      const early = (await place(member, legs)).body.value.betId;
      const from = app().clock.now().getTime() + 1;
      app().clock.advance({ ms: 1_000 });
      const late = (await place(member, legs)).body.value.betId;
      await settle(one, [won('home'), won('away', false)]);
      await settle(two, [won('home'), won('away', false)]);
      const cancelled = [{ market: '1x2', specifiers: {} }];
      await play.send({ kind: 'betCancel', event: one, markets: cancelled, from, to: null });
      expect(await bet(member, early)).toMatchObject({
        payoutMicro: String(4n * STAKE),
        version: 1,
      });
      expect(await bet(member, late)).toMatchObject({
        payoutMicro: String(2n * STAKE),
        version: 2,
        legs: [{ result: 'void' }, { result: 'won' }],
      });
      await play.send({ kind: 'rollbackCancel', event: one, markets: cancelled });
      expect(await bet(member, late)).toMatchObject({
        payoutMicro: String(4n * STAKE),
        version: 3,
      });
      await expectLedgerWhole(app().database);
    });

    it('that takes back winnings which are gone leaves a debt, and blocks no other player', async () => {
      const [member, other] = [await player(), await player()];
      const [id, next] = [await match(), await match()];
      const large = { unitMicro: String(SPORTS_FUNDS) };
      const { betId } = (await place(member, [[id, 'home', 2_000]], large)).body.value;
      const others = (await place(other, [[id, 'home', 2_000]])).body.value.betId;
      await settle(id, [won('home'), won('away', false)]);
      await place(member, [[next, 'home', 2_000]], { unitMicro: String(2n * SPORTS_FUNDS) });
      expect(await cash(member)).toBe(0n);
      await rollback(id);
      expect(await bet(member, betId)).toMatchObject({ status: 'open', version: 2 });
      expect(await bet(other, others)).toMatchObject({ status: 'open', version: 2 });
      await settle(id, [won('home', false), won('away')]);
      expect(await bet(member, betId)).toMatchObject({ status: 'settled', payoutMicro: '0' });
      expect(await cash(other)).toBe(SPORTS_FUNDS - STAKE);
      await expectLedgerWhole(app().database);
    });

    it('settles a system of 247 lines at the least stake, to the unit', async () => {
      const member = await player();
      const legs: (readonly [string, string, number])[] = [];
      for (let leg = 0; leg < 8; leg += 1) legs.push([await match(), 'home', 2_000]);
      const least = { sizes: [2, 3, 4, 5, 6, 7, 8], unitMicro: '10000' };
      const { betId, stakeMicro } = (await place(member, legs, least)).body.value;
      expect(stakeMicro).toBe('2470000');
      for (const [id] of legs) await settle(id, [won('home')]);
      // (1 + 2)^8 - 1 - 8 x 2 lines' products at a stake of 0.01.
      expect(await bet(member, betId)).toMatchObject({
        payoutMicro: String((6_561 - 17) * 10_000),
      });
    });
  });

  describe('a market with many singles', () => {
    const ENDS: readonly SettledOutcome[] = [
      { outcome: 'home', won: true, voidFactor: 0, deadHeat: [1, 3] },
      { outcome: 'draw', won: false, voidFactor: 0.5 },
      { outcome: 'away', won: true, voidFactor: 0.5 },
    ];
    const PRICES = { home: 5_001, draw: 3_333, away: 1_937 };
    const OUTCOMES = ['home', 'draw', 'away'] as const;

    it(
      'is settled as a set, to the unit of each bet, and corrected bet by bet',
      { timeout: 120_000 },
      async () => {
        const members = [await player(), await player(), await player()];
        const id = await match();
        await prices(id, [market(PRICES)]);
        const placed: { member: TestMember; betId: string; odds: number; end: SettledOutcome }[] =
          [];
        for (let index = 0; index < 54; index += 1) {
          const member = members[index % 3];
          const end = ENDS[(index + (index % 5)) % 3];
          if (member === undefined || end === undefined) throw new Error('no such place');
          const odds = PRICES[end.outcome as (typeof OUTCOMES)[number]];
          const unitMicro = String(10_000n * BigInt(index + 1));
          const { body } = await place(member, [[id, end.outcome, odds]], { unitMicro });
          placed.push({ member, betId: body.value.betId, odds, end });
        }
        const before = await Promise.all(members.map(cash));
        await settle(id, ENDS);
        const paid = new Map<TestMember, bigint>();
        for (const { member, betId, odds, end } of placed) {
          const settled = await bet(member, betId);
          const [line] =
            settleBet(
              {
                legs: [{ odds }],
                lines: [[0]],
                unitMicro: BigInt(settled.unitMicro),
                mostMicro: BigInt(settled.mostMicro),
                isFree: false,
              },
              [legResultOf(end)],
            )?.lines ?? [];
          expect(settled).toMatchObject({
            status: 'settled',
            version: 1,
            payoutMicro: String(line?.payoutMicro),
          });
          paid.set(member, (paid.get(member) ?? 0n) + BigInt(settled.payoutMicro ?? '0'));
        }
        const gained = await Promise.all(members.map(cash));
        expect(gained).toEqual(
          members.map((member, at) => (before[at] ?? 0n) + (paid.get(member) ?? 0n)),
        );
        await app().server.relay.settle();
        const { body } = await app().call<{ items: Round[] }>('GET', '/wps/relay/rounds', {
          token: members[0]?.token ?? '',
        });
        const [newest] = placed.filter(({ member }) => member === members[0]).slice(-1);
        const shown = await bet(newest?.member ?? expect.unreachable(), newest?.betId ?? '');
        expect(body.value.items[0]).toMatchObject({
          gameCode: 'sportsbook',
          status: 'closed',
          stakeMicro: shown.stakeMicro,
          payoutMicro: shown.payoutMicro,
        });
        await rollback(id);
        expect(await Promise.all(members.map(cash))).toEqual(before);
        await settle(id, [won('home', false), won('draw'), won('away', false)]);
        for (const { member, betId, end } of placed) {
          const isWon = end.outcome === 'draw';
          const settled = await bet(member, betId);
          expect(BigInt(settled.payoutMicro ?? '-1') > 0n).toBe(isWon);
        }
        await expectLedgerWhole(app().database);
      },
    );
  });
});
