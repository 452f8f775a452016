import type { SportsTrade, TradedEvent, TradedMarket } from '#contract/generated/types.ts';
import type { ReplyOf, RequestOf } from '#contract/operation.ts';
import type { EventState } from '#domain/sports/feed/event-state.ts';
import { marketLiability, type OutcomeStakes } from '#domain/sports/liability.ts';
import type { Db } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';
import type { Book } from './book.ts';
import { eventView, fixtureView } from './event.view.ts';
import { listedEvents } from './events.read.ts';
import { EVERYBODY } from './exposure.store.ts';
import type { TradeName } from './trades.ts';

const PAGE = 50;

interface Reading {
  readonly db: Db;
  readonly book: Book;
  readonly brand: string;
  readonly currency: string;
}

type Exposure = OutcomeStakes & {
  readonly event: string;
  readonly market: string;
  readonly outcome: string;
};

/** Events of the book, those that can cost the brand most first. */
export async function listTradedEvents(
  reading: Reading,
  { state = 'all', search, limit = PAGE }: RequestOf<'listTradedEvents'>['query'],
): Promise<ReplyOf<'listTradedEvents'>> {
  const { book, currency } = reading;
  const listed = listedEvents(book, { state, search });
  const exposed = await readExposure(
    reading,
    listed.map(({ id }) => id),
  );
  const items = listed
    .flatMap(({ id, state: known }) => tradedEvent(book, id, known, exposed.get(id) ?? []) ?? [])
    // A stable sort: events that can cost the same stay in the order of their starts.
    .toSorted((one, other) => compare(BigInt(other.liabilityMicro), BigInt(one.liabilityMicro)))
    .slice(0, limit);
  return { items, isHalted: book.halts.isWhole(), producers: [...book.health()], currency };
}

/** @throws Problem SPORTS_EVENT_NOT_FOUND */
export async function readTradedEvent(
  reading: Reading,
  id: string,
): Promise<ReplyOf<'getTradedEvent'>> {
  const { book, currency } = reading;
  const state = book.event(id);
  const view = state === null ? null : eventView(book, id, state);
  if (state === null || view === null) throw new Problem('SPORTS_EVENT_NOT_FOUND');
  const exposed = (await readExposure(reading, [id])).get(id) ?? [];
  const event = tradedEvent(book, id, state, exposed);
  if (event === null) throw new Problem('SPORTS_EVENT_NOT_FOUND');
  const markets = view.markets.map(
    ({ market, type, specifiers, status, outcomes }): TradedMarket => {
      const stakes = exposed.filter((one) => one.market === market);
      const prices = state.markets[market]?.prices?.value.outcomes;
      return {
        market,
        type,
        specifiers,
        status,
        isHalted: book.halts.has(id, market),
        trade: tradeOf(book, { event: id, market }),
        stakeMicro: String(sumOf(stakes)),
        liabilityMicro: String(marketLiability(stakes)),
        outcomes: outcomes.map(({ outcome, oddsMilli }) => {
          const own = stakes.find((one) => one.outcome === outcome);
          const feed = prices?.find((one) => one.outcome === outcome)?.odds ?? null;
          return {
            outcome,
            oddsMilli,
            feedOddsMilli: feed,
            isByHand:
              event.status === 'scheduled' &&
              book.trades.named({ event: id, market })?.odds?.[outcome] !== undefined,
            stakeMicro: String(own?.stakeMicro ?? 0n),
            returnMicro: String(own?.returnMicro ?? 0n),
          };
        }),
      };
    },
  );
  return { event, markets, currency };
}

function tradedEvent(
  book: Book,
  id: string,
  state: EventState,
  exposed: readonly Exposure[],
): TradedEvent | null {
  const fixture = state.fixture?.value;
  if (fixture === undefined) return null;
  const view = fixtureView(id, fixture, state);
  const { sport, tournament, home, away, startsAt, status, score } = view;
  const markets = new Set(exposed.map(({ market }) => market));
  const liability = [...markets].reduce(
    (sum, market) => sum + marketLiability(exposed.filter((one) => one.market === market)),
    0n,
  );
  return {
    eventId: id,
    sport,
    tournament,
    home,
    away,
    startsAt,
    status,
    score,
    stakeMicro: String(sumOf(exposed)),
    liabilityMicro: String(liability),
    isHalted: book.halts.isNamed({ event: id, market: '' }) || book.halts.isWhole(),
    trade: tradeOf(book, { event: id, market: '' }),
    haltedMarkets: Object.keys(state.markets).filter((market) =>
      book.halts.isNamed({ event: id, market }),
    ).length,
  };
}

function tradeOf(book: Book, name: TradeName): SportsTrade {
  const { version, margin } = book.trades.named(name) ?? NO_TRADE;
  return { version, margin };
}

const NO_TRADE: SportsTrade = { version: 0, margin: 0 };

const compare = (one: bigint, other: bigint): number => (one < other ? -1 : one > other ? 1 : 0);

const sumOf = (stakes: readonly OutcomeStakes[]): bigint =>
  stakes.reduce((sum, { stakeMicro }) => sum + stakeMicro, 0n);

async function readExposure(
  { db, brand, currency }: Reading,
  events: readonly string[],
): Promise<ReadonlyMap<string, readonly Exposure[]>> {
  if (events.length === 0) return new Map();
  const rows = await db
    .selectFrom('sports_exposure')
    .select([
      'event',
      'market',
      'outcome',
      'stake_micro as stakeMicro',
      'return_micro as returnMicro',
    ])
    .where('brand', '=', brand)
    .where('currency', '=', currency)
    .where('member_id', '=', EVERYBODY)
    .where('event', 'in', events)
    .execute();
  const byEvent = new Map<string, Exposure[]>();
  for (const row of rows) {
    const known = byEvent.get(row.event) ?? [];
    known.push(row);
    byEvent.set(row.event, known);
  }
  return byEvent;
}
