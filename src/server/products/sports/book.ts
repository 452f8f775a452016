import {
  applyMessage,
  EMPTY_EVENT,
  type EventState,
  statusOf,
} from '#domain/sports/feed/event-state.ts';
import type {
  FeedMessage,
  Fixture,
  MarketStatus,
  OutcomePrice,
} from '#domain/sports/feed/message.ts';
import type { OddsMilli } from '#contract/generated/types.ts';
import { areOdds } from '#domain/sports/odds.ts';
import { isSureWin, tradedOdds } from '#domain/sports/traded-odds.ts';
import {
  afterSign,
  type ProducerState,
  takesBets,
  unheard,
} from '#domain/sports/feed/producer-state.ts';
import { Halts } from './halts.ts';
import { Trades } from './trades.ts';

/** Names an outcome of the book. */
export interface OutcomeName {
  readonly event: string;
  /** The key of its market: type and specifiers. */
  readonly market: string;
  readonly outcome: string;
}

/** An outcome as the book has it now. */
export interface BookedOutcome {
  readonly status: MarketStatus;
  /** The price of the feed. */
  readonly price: OutcomePrice;
  /** The odds at which bets are taken: those of a trader, or of the feed. */
  readonly odds: OddsMilli;
  readonly state: EventState;
  readonly fixture: Fixture;
}

/** Gets each message after it was taken in; `before` is the event as it was. */
export type BookListener = (
  message: FeedMessage,
  state: EventState | null,
  before: EventState | null,
) => void;

/** An event is forgotten so long after its last message. */
const KEPT_MS = 6 * 3_600_000;

/**
 * Events and prices of a node, in memory, from the messages of the feeds. No table is read for an outcome.
 */
export class Book {
  /** Suspensions by traders. */
  readonly halts = new Halts();
  /** Odds and margins by traders. */
  readonly trades = new Trades();
  private readonly states = new Map<string, { state: EventState; heardAt: number }>();
  private readonly producers = new Map<string, ProducerState>();
  private readonly listeners: BookListener[] = [];
  private readonly now: () => number;
  private readonly askForRecovery: (producer: string, request: string) => void;
  private requests = 0;

  constructor(now: () => number, askForRecovery: (producer: string, request: string) => void) {
    this.now = now;
    this.askForRecovery = askForRecovery;
  }

  listen(listener: BookListener): void {
    this.listeners.push(listener);
  }

  /** Begins with a producer: it takes no bets before its first snapshot is complete. */
  open(producer: string): void {
    const request = this.nextRequest();
    this.producers.set(producer, unheard(request));
    this.ask(producer, request);
  }

  take(message: FeedMessage): void {
    if (message.kind === 'alive' || message.kind === 'snapshotComplete') {
      this.hear(message);
      for (const listener of this.listeners) listener(message, null, null);
      return;
    }
    const known = this.states.get(message.event)?.state ?? EMPTY_EVENT;
    const state = applyMessage(known, message);
    this.states.set(message.event, { state, heardAt: this.now() });
    for (const listener of this.listeners) listener(message, state, known);
  }

  event(id: string): EventState | null {
    return this.states.get(id)?.state ?? null;
  }

  /** Every event that is known. */
  *events(): Iterable<readonly [string, EventState]> {
    for (const [id, { state }] of this.states) yield [id, state];
  }

  /** Producers, and whether bets are taken on their markets. */
  health(): readonly { readonly producer: string; readonly takesBets: boolean }[] {
    return [...this.producers].map(([producer, state]) => ({
      producer,
      takesBets: takesBets(state, this.now()),
    }));
  }

  /**
   * The status of a market; suspended while its producer is silent or recovers, its event is not played, or a trader
   * suspended it.
   */
  statusOf(event: string, state: EventState, market: string): MarketStatus {
    const status = statusOf(state, market);
    const producer = state.markets[market]?.prices?.value.producer ?? '';
    const known = this.producers.get(producer);
    const isHeard = known !== undefined && takesBets(known, this.now());
    const fixture = state.fixture?.value.status ?? 'scheduled';
    const isPlayed = fixture === 'scheduled' || fixture === 'live';
    const takes =
      isHeard &&
      isPlayed &&
      !this.halts.has(event, market) &&
      !this.isSureWin(event, state, market);
    return status === 'active' && !takes ? 'suspended' : status;
  }

  /** The odds of an outcome at which bets are taken. */
  oddsOf(
    event: string,
    state: EventState,
    market: string,
    feed: Pick<OutcomePrice, 'outcome' | 'odds'>,
  ): OddsMilli {
    const trades = this.trades.of(event, market);
    if (trades.length === 0) return feed.odds;
    return tradedOdds(feed, trades, state.fixture?.value.status !== 'scheduled');
  }

  /** Whether odds by hand and odds of the feed, which moved meanwhile, let a player win for sure. */
  private isSureWin(event: string, state: EventState, market: string): boolean {
    const outcomes = state.markets[market]?.prices?.value.outcomes ?? [];
    const isByHand = this.trades.of(event, market).some(({ odds }) => odds !== null);
    if (!isByHand || isSureWin(outcomes.map(({ odds }) => odds))) return false;
    return isSureWin(outcomes.map((one) => this.oddsOf(event, state, market, one)));
  }

  /** null: the book does not have the outcome or its fixture, or it is not offered. */
  outcome({ event, market, outcome }: OutcomeName): BookedOutcome | null {
    const state = this.event(event);
    const priced = state?.markets[market]?.prices?.value;
    const price = priced?.outcomes.find((one) => one.outcome === outcome && one.isActive);
    // A price that is none takes no bets.
    if (price !== undefined && !areOdds(price.odds)) return null;
    if (price === undefined || state?.fixture === undefined) return null;
    const { value: fixture } = state.fixture;
    const odds = this.oddsOf(event, state, market, price);
    return { status: this.statusOf(event, state, market), price, odds, state, fixture };
  }

  /** Forgets events that nothing was heard of for long. @returns how many */
  forget(): number {
    let count = 0;
    for (const [id, { heardAt }] of this.states) {
      if (this.now() - heardAt <= KEPT_MS) continue;
      this.states.delete(id);
      count += 1;
    }
    return count;
  }

  private hear(message: Extract<FeedMessage, { kind: 'alive' | 'snapshotComplete' }>): void {
    const { producer } = message;
    const known = this.producers.get(producer);
    if (known === undefined) {
      this.open(producer);
      return;
    }
    const request = this.nextRequest();
    const next = afterSign(known, message, { now: this.now(), request });
    this.producers.set(producer, next);
    if (next.awaits === request) this.ask(producer, request);
  }

  /** The name that the next recovery will have. */
  private nextRequest(): string {
    return `recovery-${this.requests + 1}`;
  }

  private ask(producer: string, request: string): void {
    this.requests += 1;
    this.askForRecovery(producer, request);
  }
}
