import { describe, expect, it } from 'vitest';
import type { SportsBet } from '#contract/generated/types.ts';
import { applyMessage, EMPTY_EVENT, type EventState } from '#domain/sports/feed/event-state.ts';
import { settleBet } from '#domain/sports/settle-bet.ts';
import { createRandom } from '#art/seed.ts';
import { ChaosFeed } from '#server/products/sports/demo-feed/chaos-feed.ts';
import { DemoFeed } from '#server/products/sports/demo-feed/demo-feed.ts';
import { legResultOf } from '#server/products/sports/settle-bets.ts';
import { expectLedgerWhole } from '#tests/support/ledger-oracle.ts';
import { SPORTS_FUNDS, sportsOf, sportsPlay, WITH_SPORTS } from '#tests/support/sports-play.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';
import { testSeed } from '#tests/support/test-effort.ts';

const TEST_SEED = testSeed();
const MINUTE = 60_000;
const SECOND = 1_000;
/** A match, its results, their rollbacks, and the second look at each market. */
const PLAYED = 13 * MINUTE;
const KILLS = [3 * MINUTE, 7 * MINUTE];
const BET_EVERY = 4;
const LAST_BET = 6 * MINUTE;
const CHAOS = { gap: 0.02, double: 0.1, disorder: 0.1, wrong: 0.3, abandoned: 0.1 };

onOneEngine((engine) => {
  describe(`a feed on a bad day (TEST_SEED=${TEST_SEED})`, () => {
    it('leaves bets, prices and ledger right over two kills', { timeout: 300_000 }, async () => {
      const database = await engine.open();
      let app: TestApp = await openTestApp(database, WITH_SPORTS);
      const feed = new ChaosFeed(new DemoFeed('chaos'), CHAOS, String(TEST_SEED));
      const random = createRandom(String(TEST_SEED));
      const play = sportsPlay(() => app);
      const now = () => app.clock.now().getTime();
      const book = () => sportsOf(app.server).sports.book;
      let [asked, seconds] = [0, 0];
      /** Answers each recovery that the book has asked for. */
      const recover = (): void => {
        asked += 1;
        for (const message of feed.recovery(now(), `recovery-${asked}`)) book().take(message);
      };
      const member = await play.player();
      const placed: string[] = [];
      const begin = now();
      feed.since(now());
      book().open('demo');
      recover();
      const kills = [...KILLS];
      while (now() - begin < PLAYED) {
        app.clock.advance({ ms: SECOND });
        seconds += 1;
        for (const message of feed.since(now())) {
          const isGap = message.kind === 'alive' && !message.subscribed;
          book().take(message);
          if (isGap) recover();
        }
        await play.step();
        const passed = now() - begin;
        if (passed < LAST_BET && seconds % BET_EVERY === 0) {
          const betId = await placeAnything(
            app,
            begin + LAST_BET,
            random.index(1_000_000),
            play.place,
            member,
          );
          if (betId !== null) placed.push(betId);
        }
        if (passed >= (kills[0] ?? Infinity)) {
          kills.shift();
          await app.server.close();
          const clock = app.clock.now();
          app = await openTestApp(database, WITH_SPORTS);
          app.clock.advance({ ms: clock.getTime() - app.clock.now().getTime() });
          asked = 0;
          book().open('demo');
          recover();
        }
      }
      expect(placed.length).toBeGreaterThan(20);
      const truth = stateAt(feed, now());
      let expected = SPORTS_FUNDS;
      const seen = new Set<string>();
      for (const betId of placed) {
        const bet = await play.bet(member, betId);
        seen.add(bet.status);
        expected += gainOf(bet, truth);
      }
      expect(seen).toEqual(new Set(['settled', 'refused']));
      expect(await play.cash(member)).toBe(expected);
      for (const [event, state] of book().events()) {
        const right = truth.get(event);
        for (const [key, { prices }] of Object.entries(state.markets)) {
          const later = right?.markets[key]?.prices;
          if (later !== undefined && prices !== undefined && later.at === prices.at) {
            expect(prices.value.outcomes).toEqual(later.value.outcomes);
          }
        }
      }
      await expectLedgerWhole(database);
      await app.server.close();
      await database.close();
    });
  });
});

type Place = ReturnType<typeof sportsPlay>['place'];

/**
 * A bet of one to three legs on outcomes that are open.
 * @param until events start by then
 * @returns null: it was refused
 */
async function placeAnything(
  app: TestApp,
  until: number,
  seed: number,
  place: Place,
  member: Parameters<Place>[0],
): Promise<string | null> {
  const random = createRandom(String(seed));
  const { book } = sportsOf(app.server).sports;
  const open = [...book.events()].flatMap(([event, state]) => {
    const [key] = Object.keys(state.markets).filter(
      (market) => book.statusOf(event, state, market) === 'active',
    );
    const outcome = key === undefined ? undefined : state.markets[key]?.prices?.value.outcomes[0];
    const startsAt = state.fixture?.value.startsAt ?? Infinity;
    if (startsAt > until || key === undefined || outcome === undefined) return [];
    return [{ event, key, outcome }];
  });
  const legs = Array.from({ length: 1 + random.index(3) }, () => open[random.index(open.length)]);
  const { body } = await place(
    member,
    legs.flatMap((leg) =>
      leg === undefined
        ? []
        : [[leg.event, leg.outcome.outcome, leg.outcome.odds, leg.key] as const],
    ),
    { unitMicro: '1000000', acceptance: 'any' },
  );
  return body.success ? body.value.betId : null;
}

function stateAt(feed: ChaosFeed, at: number): ReadonlyMap<string, EventState> {
  const states = new Map<string, EventState>();
  for (const message of feed.recovery(at, 'truth')) {
    if (!('event' in message)) continue;
    const known = states.get(message.event) ?? EMPTY_EVENT;
    states.set(message.event, applyMessage(known, message));
  }
  return states;
}

/** The sum that a bet should have brought, by the last word on each of its markets. */
function gainOf(bet: SportsBet, truth: ReadonlyMap<string, EventState>): bigint {
  if (bet.status === 'refused') return 0n;
  const results = bet.legs.map(({ eventId, market, outcome }) => {
    const { settlement, cancel } = truth.get(eventId)?.markets[market] ?? {};
    if (cancel?.value) return legResultOf({ outcome, won: false, voidFactor: 1 });
    const said = settlement?.value?.outcomes.find((one) => one.outcome === outcome);
    return said === undefined ? null : legResultOf(said);
  });
  const settled = settleBet(
    {
      legs: bet.legs.map(({ oddsMilli: odds }) => ({ odds })),
      lines: bet.lines.map(({ legs }) => legs),
      unitMicro: BigInt(bet.unitMicro),
      mostMicro: BigInt(bet.mostMicro),
      isFree: false,
    },
    results,
  );
  if (settled === null) throw new Error(`bet ${bet.betId} is open: ${JSON.stringify(bet.legs)}`);
  return settled.payoutMicro - BigInt(bet.stakeMicro);
}
