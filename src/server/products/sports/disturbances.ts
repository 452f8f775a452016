import type { OddsMilli } from '#contract/generated/types.ts';
import { marketKey, type EventState } from '#domain/sports/feed/event-state.ts';
import type { FeedMessage } from '#domain/sports/feed/message.ts';
import { scoreMark } from '#domain/sports/score-shown.ts';
import type { OutcomeName } from './book.ts';

/** Something that a bet in its delay must not live through. */
type Disturbance =
  | { readonly kind: 'score' | 'stop' }
  | { readonly kind: 'suspended'; readonly market: string }
  | {
      readonly kind: 'price';
      readonly market: string;
      readonly outcome: string;
      readonly odds: OddsMilli;
    };

/** The odds at which bets are taken on an outcome of a market. */
type OddsOf = (market: string, outcome: { outcome: string; odds: OddsMilli }) => OddsMilli;

/** Longer than any delay in play. */
const KEPT_MS = 60_000;
const WHOLE_BOOK = '';

/** The disturbances of events within the last minute, by our clock. */
export class Disturbances {
  private readonly entries = new Map<string, { at: number; what: Disturbance }[]>();
  private readonly facts = new Map<string, string>();
  private readonly now: () => number;
  private readonly startedAt: number;

  constructor(now: () => number) {
    this.now = now;
    this.startedAt = now();
  }

  /** Whether everything since a moment was heard here. */
  knowsSince(moment: number): boolean {
    return moment >= this.startedAt && moment >= this.now() - KEPT_MS;
  }

  /** A listener of the book. */
  hear(message: FeedMessage, state: EventState | null, oddsOf: OddsOf): void {
    if (!('event' in message)) return;
    const { event } = message;
    if (message.kind === 'betStop') this.add(event, { kind: 'stop' });
    if (message.kind !== 'oddsChange') return;
    const facts = scoreMark(state?.fixture?.value.sport, state?.facts?.value ?? null);
    const known = this.facts.get(event);
    this.facts.set(event, facts);
    if (known !== undefined && known !== facts) this.add(event, { kind: 'score' });
    for (const market of message.markets) {
      const key = marketKey(market);
      if (market.status !== 'active') this.add(event, { kind: 'suspended', market: key });
      for (const { outcome, odds: feed, isActive } of market.outcomes) {
        const odds = oddsOf(key, { outcome, odds: feed });
        if (isActive) this.add(event, { kind: 'price', market: key, outcome, odds });
        else this.add(event, { kind: 'suspended', market: key });
      }
    }
  }

  /**
   * Whether anything since a moment refuses a leg: a stop, another score, a suspension, or a worse price than the
   * player accepts.
   * @param least the lowest odds that are accepted; null: any
   */
  refuses(
    { event, market, outcome }: OutcomeName,
    since: number,
    least: OddsMilli | null,
  ): boolean {
    const entries = [...(this.entries.get(event) ?? []), ...(this.entries.get(WHOLE_BOOK) ?? [])];
    return entries.some(({ at, what }) => {
      if (at < since) return false;
      switch (what.kind) {
        case 'score':
        case 'stop':
          return true;
        case 'suspended':
          return what.market === market;
        case 'price':
          return (
            what.market === market &&
            what.outcome === outcome &&
            least !== null &&
            what.odds < least
          );
      }
    });
  }

  /** A trader priced a market; no market: all of an event. */
  reprice({ event, market }: { readonly event: string; readonly market: string }): void {
    this.add(event, market === '' ? { kind: 'stop' } : { kind: 'suspended', market });
  }

  /** A trader suspended an event; empty: the whole book. */
  halt(event: string): void {
    this.add(event, { kind: 'stop' });
  }

  private add(event: string, what: Disturbance): void {
    const now = this.now();
    const kept = (this.entries.get(event) ?? []).filter(({ at }) => at >= now - KEPT_MS);
    this.entries.set(event, [...kept, { at: now, what }]);
  }
}
