import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openOutcomeStream } from '#domain/fairness/outcome-stream.ts';
import {
  drawFootball,
  footballFacts,
  remainingMeans,
} from '#server/products/sports/demo-feed/football-match.ts';
import { footballPrices } from '#server/products/sports/demo-feed/football-prices.ts';
import { footballMatch } from '#server/products/sports/demo-feed/football.ts';
import { messagesWithin, snapshotOf } from '#server/products/sports/demo-feed/match-messages.ts';
import { applyMessage, EMPTY_EVENT, statusOf } from '#domain/sports/feed/event-state.ts';
import { eventOf, MATCH_MS, slotsAt } from '#server/products/sports/demo-feed/schedule.ts';

const streamOf = (nonce: number) =>
  openOutcomeStream({ serverSeed: 'a'.repeat(64), clientSeed: 'demo', nonce });

it('has at least four live matches and forty to come at every moment', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1_700_000_000_000, max: 1_900_000_000_000 }), (now) => {
      const slots = slotsAt(now);
      const live = slots.filter(({ startsAt }) => startsAt <= now && now < startsAt + MATCH_MS);
      expect(live.length).toBeGreaterThanOrEqual(4);
      expect(slots.length - live.length).toBeGreaterThanOrEqual(40);
      expect(new Set(slots.map(eventOf)).size).toBe(slots.length);
    }),
  );
});

it('plays the same match wherever it is drawn, with prices that carry a margin', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 100_000 }),
      fc.integer({ min: 0, max: 89 }),
      (nonce, minute) => {
        const sides = { home: 1.1, away: 0.95 };
        const match = drawFootball(streamOf(nonce), sides);
        expect(drawFootball(streamOf(nonce), sides)).toEqual(match);
        const facts = footballFacts(match, minute, false);
        for (const { market, outcomes } of footballPrices(facts, remainingMeans(match, minute))) {
          const book = outcomes.reduce((sum, { odds }) => sum + 1_000 / odds, 0);
          expect(book, market).toBeGreaterThan(1.05);
        }
      },
    ),
    { numRuns: 30 },
  );
});

it('scores about as often as its means say', () => {
  const count = 400;
  const goals = Array.from(
    { length: count },
    (_, nonce) =>
      footballFacts(drawFootball(streamOf(nonce), { home: 1, away: 1 }), 90, true).goals.length,
  ).reduce((sum, one) => sum + one, 0);
  // 2.65 a match; four standard errors.
  expect(Math.abs(goals / count - 2.65)).toBeLessThan(4 * Math.sqrt(2.65 / count));
});

it('shows a node that starts now what a node has that heard every message', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 100_000 }),
      fc.integer({ min: 1, max: MATCH_MS + 30_000 }),
      (nonce, time) => {
        const slot = { pitch: 0, index: 1, sport: 'football', startsAt: 10 ** 12 } as const;
        const match = footballMatch(streamOf(nonce));
        const now = slot.startsAt + time;
        const heard = messagesWithin(slot, match, 0, now + 1).reduce(applyMessage, EMPTY_EVENT);
        const fresh = snapshotOf(slot, match, now).reduce(applyMessage, EMPTY_EVENT);
        const isOpen = (state: typeof heard) =>
          Object.keys(state.markets).filter((key) => statusOf(state, key) === 'active');
        expect(new Set(isOpen(fresh))).toEqual(new Set(isOpen(heard)));
        expect(fresh.facts).toEqual(heard.facts);
        expect(fresh.fixture).toEqual(heard.fixture);
        for (const key of isOpen(fresh)) {
          expect(fresh.markets[key]?.prices).toEqual(heard.markets[key]?.prices);
        }
        for (const [key, { settlement }] of Object.entries(heard.markets)) {
          expect(fresh.markets[key]?.settlement, key).toEqual(settlement);
        }
      },
    ),
    { numRuns: 4 },
  );
});
