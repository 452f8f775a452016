import { marketKey } from '#domain/sports/feed/event-state.ts';
import type { EventState } from '#domain/sports/feed/event-state.ts';
import type { FeedMessage } from '#domain/sports/feed/message.ts';
import type { Feed } from './feed/feed.ts';
import { cashOutAtTargets, decideCashOuts } from './decide-cash-outs.ts';
import { type ClosedEvent, closedEvent, compareClosing } from './compare-closing.ts';
import { decideHeld } from './decide-held.ts';
import { readHalts } from './halts.ts';
import { readTrades } from './trades.ts';
import { keepResults, type NotedResult } from './results.store.ts';
import { settleDue } from './settle-bets.ts';
import type { SportsParts } from './sports-parts.ts';

const RESULTS = new Set<FeedMessage['kind']>([
  'betSettlement',
  'rollbackSettlement',
  'betCancel',
  'rollbackCancel',
]);

/** Keeps the book by a feed, and does what follows from its messages. */
export class FeedFollower {
  private readonly parts: SportsParts;
  private readonly feed: Feed | null;
  private noted: NotedResult[] = [];
  /** The step that runs, or ran last. */
  private running: Promise<unknown> = Promise.resolve();
  private readonly moved = new Set<string>();
  /** Events whose play has begun. */
  private begun: ClosedEvent[] = [];

  /** @param feed null: messages are taken by hand */
  constructor(parts: SportsParts, feed: Feed | null) {
    this.parts = parts;
    this.feed = feed;
    parts.book.listen((message, state, before) => {
      const { book } = parts;
      parts.disturbances.hear(message, state, (market, one) =>
        state === null || !('event' in message)
          ? one.odds
          : book.oddsOf(message.event, state, market, one),
      );
      if (!('event' in message) || state === null) return;
      this.moved.add(message.event);
      const [was, is] = [before, state].map((one) => one?.fixture?.value.status);
      if (before !== null && was === 'scheduled' && is === 'live') {
        this.begun.push(closedEvent(parts, message.event, before));
      }
      for (const brand of parts.brands.all()) parts.live.changed('sportsLive', { brand: brand.id });
      if (RESULTS.has(message.kind)) this.note(message, state, before);
    });
    feed?.open((message) => parts.book.take(message));
  }

  /**
   * One step: takes messages, keeps results, decides what waits, and settles. Steps follow each other.
   * @returns how much was done
   */
  step(): Promise<number> {
    const next = this.running.then(() => this.stepOnce());
    this.running = next.catch(() => undefined);
    return next;
  }

  private async stepOnce(): Promise<number> {
    const { parts, feed } = this;
    const now = parts.clock.now();
    feed?.poll(now.getTime());
    await this.takeTrading();
    const noted = this.noted.splice(0);
    try {
      await keepResults(parts.db, noted, now);
    } catch (error) {
      // They are kept with the next step.
      this.noted.unshift(...noted);
      throw error;
    }
    const moved = [...this.moved];
    this.moved.clear();
    const decided = (await decideHeld(parts)) + (await decideCashOuts(parts));
    const settled = await settleDue(parts);
    const cashedOut = await cashOutAtTargets(parts, moved);
    parts.book.forget();
    return decided + settled + cashedOut;
  }

  /** Compares bets with the closing odds of events that began. @returns how many events */
  async compareBegun(): Promise<number> {
    const begun = this.begun.splice(0);
    for (const one of begun) await compareClosing(this.parts, one);
    return begun.length;
  }

  /** Reads what traders suspended, resumed and priced, on whichever node. */
  async takeTrading(): Promise<void> {
    const { db, book, disturbances, brands, live } = this.parts;
    const { added, isChanged } = book.halts.replace(await readHalts(db));
    const priced = book.trades.replace(await readTrades(db));
    // A bet in its delay does not live through a suspension, however short, nor through another price.
    for (const { event } of added) disturbances.halt(event);
    for (const name of priced) disturbances.reprice(name);
    if (!isChanged && priced.length === 0) return;
    for (const brand of brands.all()) live.changed('sportsLive', { brand: brand.id });
  }

  private note(
    message: FeedMessage & { readonly event: string },
    state: EventState,
    before: EventState | null,
  ): void {
    if (!('markets' in message)) return;
    for (const named of message.markets) {
      const market = marketKey(named);
      const after = state.markets[market];
      const known = before?.markets[market];
      if (after === undefined) continue;
      if (after.settlement === known?.settlement && after.cancel === known?.cancel) continue;
      this.noted.push({ event: message.event, market, state: after });
    }
  }
}
