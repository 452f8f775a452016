import type { OddsMilli, SportsCode, SportsEventStatus } from '#contract/generated/types.ts';
import type { Specifiers } from '../markets/market-type.ts';

/** Milliseconds since 1970 by the producer's clock. Feeds order by it. */
export type GeneratedAt = number;

interface OfProducer {
  readonly producer: string;
  readonly at: GeneratedAt;
}

interface OfEvent extends OfProducer {
  readonly event: string;
}

export type MarketStatus =
  | 'active'
  | 'suspended'
  | 'deactivated'
  /** Suspended until the next producer's first price. */
  | 'handedOver'
  | 'settled'
  | 'cancelled';

export interface MarketName {
  /** A market type: `1x2`, `total`. */
  readonly market: string;
  readonly specifiers: Specifiers;
}

export interface OutcomePrice {
  readonly outcome: string;
  readonly odds: OddsMilli;
  /** The expected parts of a stake of 1, in millionths: what multiplies by the odds, and what is given back. */
  readonly wonMillionths: number;
  readonly voidMillionths: number;
  readonly isActive: boolean;
}

export interface MarketPrices extends MarketName {
  readonly status: MarketStatus;
  /** Groups that a stop names. */
  readonly groups: readonly string[];
  readonly outcomes: readonly OutcomePrice[];
}

/** Markets with status and prices, and the facts of the event. Those that are not named are unchanged. */
export interface OddsChange extends OfEvent {
  readonly kind: 'oddsChange';
  readonly markets: readonly MarketPrices[];
  /** Score, period, clock: by the sport. Left out: unchanged. */
  readonly facts?: object;
}

/** Suspends active markets of groups; `all` names every group. */
export interface BetStop extends OfEvent {
  readonly kind: 'betStop';
  readonly groups: readonly string[];
}

export interface SettledOutcome {
  readonly outcome: string;
  readonly won: boolean;
  readonly voidFactor: 0 | 0.5 | 1;
  /** Places left and sides tied. */
  readonly deadHeat?: readonly [number, number];
}

export interface BetSettlement extends OfEvent {
  readonly kind: 'betSettlement';
  readonly certainty: 'live' | 'confirmed';
  readonly markets: readonly (MarketName & { readonly outcomes: readonly SettledOutcome[] })[];
}

/** Placed bets within the window are void on these markets. Only an end: all before it; only a start: all after it. */
export interface BetCancel extends OfEvent {
  readonly kind: 'betCancel';
  readonly markets: readonly MarketName[];
  readonly from: GeneratedAt | null;
  readonly to: GeneratedAt | null;
}

export interface Rollback extends OfEvent {
  readonly kind: 'rollbackSettlement' | 'rollbackCancel';
  readonly markets: readonly MarketName[];
}

export interface Fixture {
  readonly sport: SportsCode;
  readonly category: string;
  readonly tournament: string;
  readonly home: string;
  readonly away: string;
  readonly startsAt: number;
  readonly status: SportsEventStatus;
}

export interface FixtureChange extends OfEvent {
  readonly kind: 'fixtureChange';
  readonly fixture: Fixture;
}

/** Every ten seconds. Not subscribed: what came meanwhile is lost, and a recovery has to be asked for. */
export interface Alive extends OfProducer {
  readonly kind: 'alive';
  readonly subscribed: boolean;
}

/** All that a recovery had to bring is there. */
export interface SnapshotComplete extends OfProducer {
  readonly kind: 'snapshotComplete';
  readonly request: string;
}

export type EventMessage =
  | OddsChange
  | BetStop
  | BetSettlement
  | BetCancel
  | Rollback
  | FixtureChange;
export type FeedMessage = EventMessage | Alive | SnapshotComplete;
