import type {
  BetCancel,
  BetSettlement,
  EventMessage,
  Fixture,
  GeneratedAt,
  MarketName,
  MarketPrices,
  MarketStatus,
  SettledOutcome,
} from './message.ts';

/** The newest value that was said, and when. */
export interface Said<Value> {
  readonly at: GeneratedAt;
  readonly value: Value;
}

export interface SettlementSaid {
  readonly certainty: BetSettlement['certainty'];
  readonly outcomes: readonly SettledOutcome[];
}

export type CancelWindow = Pick<BetCancel, 'from' | 'to'>;

export interface MarketState {
  readonly prices?: Said<MarketPrices & { readonly producer: string }>;
  /** null: it was rolled back. */
  readonly settlement?: Said<SettlementSaid | null>;
  readonly cancel?: Said<CancelWindow | null>;
}

/**
 * An event as its messages make it. Every part keeps the newest that was said of it, so that messages may come late,
 * twice and in any order.
 */
export interface EventState {
  readonly fixture?: Said<Fixture>;
  readonly facts?: Said<object>;
  /** When groups of markets were stopped last. */
  readonly stops: Readonly<Record<string, GeneratedAt>>;
  readonly markets: Readonly<Record<string, MarketState>>;
}

export const EMPTY_EVENT: EventState = { stops: {}, markets: {} };

/** The name of every group. */
const ALL = 'all';

/** One name for a market and its specifiers, in any order. */
export const marketKey = ({ market, specifiers }: MarketName): string =>
  [
    market,
    ...Object.entries(specifiers)
      .map(([name, value]) => `${name}=${value}`)
      .toSorted(),
  ].join('|');

/** The event after a message. */
export function applyMessage(event: EventState, message: EventMessage): EventState {
  const { at } = message;
  switch (message.kind) {
    case 'fixtureChange':
      return { ...event, fixture: newer(event.fixture, { at, value: message.fixture }) };
    case 'betStop': {
      const stops = { ...event.stops };
      for (const group of message.groups) stops[group] = Math.max(stops[group] ?? 0, at);
      return { ...event, stops };
    }
    case 'oddsChange': {
      const { markets, facts, producer } = message;
      const changed = withMarkets(event, markets, (market, prices) => ({
        ...market,
        prices: newer(market.prices, { at, value: { ...prices, producer } }),
      }));
      return facts === undefined
        ? changed
        : { ...changed, facts: newer(event.facts, { at, value: facts }) };
    }
    case 'betSettlement': {
      const { certainty } = message;
      return withMarkets(event, message.markets, (market, { outcomes }) => ({
        ...market,
        settlement: newer(market.settlement, { at, value: { certainty, outcomes } }),
      }));
    }
    case 'rollbackSettlement':
      return withMarkets(event, message.markets, (market) => ({
        ...market,
        settlement: newer(market.settlement, { at, value: null }),
      }));
    case 'betCancel': {
      const { from, to } = message;
      return withMarkets(event, message.markets, (market) => ({
        ...market,
        cancel: newer(market.cancel, { at, value: { from, to } }),
      }));
    }
    case 'rollbackCancel':
      return withMarkets(event, message.markets, (market) => ({
        ...market,
        cancel: newer(market.cancel, { at, value: null }),
      }));
  }
}

/** The status of a market. A stop that is newer than its prices suspends it. */
export function statusOf(event: EventState, key: string): MarketStatus {
  const { prices, settlement, cancel } = event.markets[key] ?? {};
  // A window that has an end lies in the past: bets are taken after it.
  if (cancel?.value?.to === null) return 'cancelled';
  if (settlement?.value) return 'settled';
  if (prices === undefined) return 'deactivated';
  const { status, groups } = prices.value;
  if (status === 'handedOver') return 'suspended';
  const stoppedAt = Math.max(0, ...[ALL, ...groups].map((group) => event.stops[group] ?? 0));
  return status === 'active' && stoppedAt > prices.at ? 'suspended' : status;
}

/** Whether a bet that was placed at a moment is void by a cancel. No start and no end: all of them. */
export function isCancelled({ from, to }: CancelWindow, placedAt: number): boolean {
  return (from === null || placedAt >= from) && (to === null || placedAt <= to);
}

function withMarkets<Named extends MarketName>(
  event: EventState,
  named: readonly Named[],
  change: (market: MarketState, named: Named) => MarketState,
): EventState {
  const markets = { ...event.markets };
  for (const one of named) {
    const key = marketKey(one);
    markets[key] = change(markets[key] ?? {}, one);
  }
  return { ...event, markets };
}

/** The newer of two; of one moment the same one in any order. */
function newer<Value>(known: Said<Value> | undefined, said: Said<Value>): Said<Value> {
  if (known === undefined || said.at > known.at) return said;
  if (said.at < known.at) return known;
  return JSON.stringify(said.value) > JSON.stringify(known.value) ? said : known;
}
