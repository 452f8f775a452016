import type { EventMessage, Fixture } from '#domain/sports/feed/message.ts';
import { marketKey } from '#domain/sports/feed/event-state.ts';
import type { DemoMatch, OfferedMarket } from './demo-match.ts';
import { type DemoSlot, eventOf, MATCH_MS } from './schedule.ts';
import { TOURNAMENTS } from './clubs.ts';

/** Bets are taken for so long before the start. */
export const OPEN_MS = 35 * 60_000;
/** Prices in play are new every so often, and so long after a change of the score. */
const REPRICE_MS = 8_000;
const PAUSE_MS = 4_000;
/** Results are confirmed so long after the end. */
const CONFIRM_MS = 15_000;
/** The name under which the demo sends. */
export const DEMO_PRODUCER = 'demo';

type Timed = EventMessage & { readonly at: number };

/** The moments of a match's messages: each node makes the same ones. */
interface Moments {
  /** Times of new prices since the start of the match, in their order. */
  readonly prices: readonly number[];
  readonly stops: readonly number[];
  readonly results: readonly number[];
}

/**
 * The messages of a match within `[from, to)`, by their moments.
 * @param from milliseconds since 1970
 */
export function messagesWithin(
  slot: DemoSlot,
  match: DemoMatch,
  from: number,
  to: number,
): readonly Timed[] {
  const { startsAt } = slot;
  const isWithin = (time: number): boolean => startsAt + time >= from && startsAt + time < to;
  const { prices, stops, results } = momentsOf(match);
  return [
    ...fixtures(slot, match).filter(({ at }) => isWithin(at - startsAt)),
    ...prices.filter(isWithin).map((time) => pricesOf(slot, match, time)),
    ...stops
      .filter(isWithin)
      .map((time) => ({ ...headOf(slot, time), kind: 'betStop' as const, groups: ['all'] })),
    ...results.filter(isWithin).map((time) => resultsOf(slot, match, time)),
  ].toSorted((one, other) => one.at - other.at);
}

/** All that a node has to know of a match at a moment, as one message of each kind. */
export function snapshotOf(slot: DemoSlot, match: DemoMatch, now: number): readonly Timed[] {
  const past = (times: readonly number[]): number | undefined =>
    times.filter((time) => slot.startsAt + time <= now).at(-1);
  const { prices, stops, results } = momentsOf(match);
  const [price, stop, result] = [past(prices), past(stops), past(results)];
  const fixture = fixtures(slot, match)
    .filter(({ at }) => at <= now)
    .at(-1);
  return [
    ...(fixture === undefined ? [] : [fixture]),
    ...(price === undefined ? [] : [pricesOf(slot, match, price)]),
    ...(stop === undefined
      ? []
      : [{ ...headOf(slot, stop), kind: 'betStop' as const, groups: ['all'] }]),
    ...(result === undefined ? [] : [resultsOf(slot, match, result)]),
  ];
}

function momentsOf({ surprises, endsAt }: DemoMatch): Moments {
  const regular = Array.from({ length: MATCH_MS / REPRICE_MS }, (_, step) => step * REPRICE_MS);
  const inPause = (time: number): boolean =>
    surprises.some((surprise) => time >= surprise && time < surprise + PAUSE_MS);
  const isLate = (time: number): boolean => time >= endsAt;
  return {
    prices: [
      -OPEN_MS,
      ...[...regular.filter((time) => !inPause(time)), ...surprises.map((time) => time + PAUSE_MS)]
        .filter((time) => !isLate(time) && !inPause(time))
        .toSorted((one, other) => one - other),
      // The last one has the final score, and nothing on offer.
      endsAt,
    ],
    stops: [...surprises, endsAt],
    results: [
      ...surprises.map((time) => time + PAUSE_MS).filter((time) => !isLate(time)),
      endsAt + CONFIRM_MS,
    ],
  };
}

const headOf = (slot: DemoSlot, time: number) => ({
  producer: DEMO_PRODUCER,
  event: eventOf(slot),
  at: slot.startsAt + Math.round(time),
});

/** Prices at a moment. What was offered at the one before and is not any more is taken off. */
function pricesOf(slot: DemoSlot, match: DemoMatch, time: number): Timed {
  const { prices } = momentsOf(match);
  const before = prices[prices.indexOf(time) - 1];
  const offered = match.pricesAt(Math.max(0, time));
  const known = new Set(offered.map(marketKey));
  const left = (before === undefined ? [] : match.offeredAt(Math.max(0, before)))
    .filter((market) => !known.has(marketKey(market)))
    .map(({ market, specifiers, group }) => ({
      market,
      specifiers,
      status: 'deactivated' as const,
      groups: [group],
      outcomes: [],
    }));
  return {
    ...headOf(slot, time),
    kind: 'oddsChange',
    markets: [...offered, ...left],
    facts: match.factsAt(Math.max(0, time)),
  };
}

const resultsOf = (slot: DemoSlot, match: DemoMatch, time: number): Timed => ({
  ...headOf(slot, time),
  kind: 'betSettlement',
  certainty: time > match.endsAt ? 'confirmed' : 'live',
  markets: offeredUntil(match, time).flatMap((market) => {
    const outcomes = match.resultAt(market, time);
    return outcomes === null
      ? []
      : [{ market: market.market, specifiers: market.specifiers, outcomes }];
  }),
});

/** Every market that was on offer until a time: each of them is settled. */
function offeredUntil(match: DemoMatch, time: number): readonly OfferedMarket[] {
  const known = new Map<string, OfferedMarket>();
  for (const moment of momentsOf(match).prices) {
    if (moment > time) break;
    for (const market of match.offeredAt(Math.max(0, moment))) known.set(marketKey(market), market);
  }
  return [...known.values()];
}

function fixtures(slot: DemoSlot, { home, away, endsAt }: DemoMatch): readonly Timed[] {
  const [category, tournament] = TOURNAMENTS[slot.sport];
  const of = (time: number, status: Fixture['status']): Timed => ({
    ...headOf(slot, time),
    kind: 'fixtureChange',
    fixture: {
      sport: slot.sport,
      category,
      tournament,
      home,
      away,
      startsAt: slot.startsAt,
      status,
    },
  });
  return [
    of(-OPEN_MS, 'scheduled'),
    of(0, 'live'),
    of(endsAt, 'ended'),
    of(endsAt + CONFIRM_MS, 'closed'),
  ];
}
