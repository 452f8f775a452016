import { createRandom, type Random } from '#art/seed.ts';
import type {
  BetSettlement,
  EventMessage,
  FeedMessage,
  MarketName,
  SettledOutcome,
} from '#domain/sports/feed/message.ts';
import { marketKey } from '#domain/sports/feed/event-state.ts';
import type { DemoFeed } from './demo-feed.ts';
import { DEMO_PRODUCER } from './match-messages.ts';

/** Shares from 0 to 1 of messages, seconds, results and matches that go wrong. */
export interface FeedChaos {
  /** A second after which nothing is sent for a while. */
  readonly gap: number;
  readonly double: number;
  readonly disorder: number;
  /** Results that are wrong, are rolled back and come right. */
  readonly wrong: number;
  /** Matches that are abandoned in play. */
  readonly abandoned: number;
}

const GAP_MS = 5_000;
const LATE_MS = 4_000;
const ROLLED_BACK_MS = 10_000;
const RIGHTED_MS = 20_000;

interface Due {
  readonly at: number;
  readonly message: FeedMessage;
}

/** The demo's feed as a bad day has it: gaps, doubles, disorder, wrong results, abandoned matches. */
export class ChaosFeed {
  private readonly feed: DemoFeed;
  private readonly chaos: FeedChaos;
  private readonly random: Random;
  private readonly markets = new Map<string, Map<string, MarketName>>();
  private readonly abandonedAt = new Map<string, number>();
  /** Messages that the demo itself does not know: a recovery brings them too. */
  private readonly added: EventMessage[] = [];
  private waiting: Due[] = [];
  private silentUntil = 0;

  constructor(feed: DemoFeed, chaos: FeedChaos, seed: string) {
    this.feed = feed;
    this.chaos = chaos;
    this.random = createRandom(seed);
  }

  since(now: number): readonly FeedMessage[] {
    const messages = this.feed.since(now).flatMap((message) => this.spoil(message, now));
    const due = this.waiting.filter(({ at }) => at <= now).map(({ message }) => message);
    this.waiting = this.waiting.filter(({ at }) => at > now);
    if (now < this.silentUntil) return [];
    const hasGap = this.silentUntil > 0;
    this.silentUntil = this.random.chance(this.chaos.gap) ? now + GAP_MS : 0;
    const gap = { kind: 'alive', producer: DEMO_PRODUCER, at: now, subscribed: false } as const;
    return [...(hasGap ? [gap] : []), ...messages, ...due];
  }

  recovery(now: number, request: string): readonly FeedMessage[] {
    const known = this.feed.recovery(now, request);
    const end = known.at(-1);
    return [
      ...known.slice(0, -1).filter((message) => !this.isAfterAbandon(message)),
      ...this.added.filter(({ at }) => at <= now),
      ...(end === undefined ? [] : [end]),
    ];
  }

  private spoil(message: FeedMessage, now: number): readonly FeedMessage[] {
    if (!('event' in message)) return [message];
    this.remember(message);
    if (this.isAfterAbandon(message)) return [];
    if (message.kind === 'betSettlement' && this.random.chance(this.chaos.wrong)) {
      return [this.wrongly(message)];
    }
    if (message.kind === 'betStop' && this.random.chance(this.chaos.abandoned)) {
      return [message, ...this.abandon(message.event, message.at)];
    }
    if (this.random.chance(this.chaos.disorder)) {
      this.waiting.push({ at: now + LATE_MS, message });
      return [];
    }
    return this.random.chance(this.chaos.double) ? [message, message] : [message];
  }

  /** The wrong result now; its rollback and the right one are sent later. */
  private wrongly(right: BetSettlement): BetSettlement {
    const { event, producer, at, markets } = right;
    const wrong: BetSettlement = {
      ...right,
      markets: markets.map((market) => ({ ...market, outcomes: turned(market.outcomes) })),
    };
    const rollback = {
      kind: 'rollbackSettlement',
      event,
      producer,
      at: at + ROLLED_BACK_MS,
      markets: markets.map(({ market, specifiers }) => ({ market, specifiers })),
    } as const;
    const righted = { ...right, at: at + RIGHTED_MS };
    this.added.push(wrong, rollback, righted);
    this.waiting.push({ at: rollback.at, message: rollback }, { at: righted.at, message: righted });
    return wrong;
  }

  private abandon(event: string, at: number): readonly EventMessage[] {
    const markets = [...(this.markets.get(event)?.values() ?? [])];
    const cancel: EventMessage = {
      kind: 'betCancel',
      producer: DEMO_PRODUCER,
      event,
      at: at + 1,
      markets,
      from: null,
      to: null,
    };
    this.abandonedAt.set(event, at);
    this.added.push(cancel);
    return [cancel];
  }

  private remember(message: EventMessage): void {
    if (message.kind !== 'oddsChange') return;
    const known = this.markets.get(message.event) ?? new Map<string, MarketName>();
    for (const { market, specifiers } of message.markets) {
      known.set(marketKey({ market, specifiers }), { market, specifiers });
    }
    this.markets.set(message.event, known);
  }

  private isAfterAbandon(message: FeedMessage): boolean {
    if (!('event' in message)) return false;
    const at = this.abandonedAt.get(message.event);
    return at !== undefined && message.at > at;
  }
}

/** The winner's place goes to the next outcome. */
const turned = (outcomes: readonly SettledOutcome[]): readonly SettledOutcome[] =>
  outcomes.map((one, place) => {
    const { won, voidFactor } = outcomes[(place + 1) % outcomes.length] ?? one;
    return { outcome: one.outcome, won, voidFactor };
  });
