import { marketKey } from '#domain/sports/feed/event-state.ts';
import type { EventState } from '#domain/sports/feed/event-state.ts';
import type { FeedMessage } from '#domain/sports/feed/message.ts';
import type { Feed } from './feed/feed.ts';
import { cashOutAtTargets, decideCashOuts } from './decide-cash-outs.ts';
import { decideHeld } from './decide-held.ts';
import { readHalts } from './halts.ts';
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

  /** @param feed null: messages are taken by hand */
  constructor(parts: SportsParts, feed: Feed | null) {
    this.parts = parts;
    this.feed = feed;
    parts.book.listen((message, state, before) => {
      parts.disturbances.hear(message, state);
      if (!('event' in message) || state === null) return;
      this.moved.add(message.event);
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
    await this.takeHalts();
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

  /** Reads what traders suspended and resumed, on whichever node. */
  async takeHalts(): Promise<void> {
    const { db, book, disturbances, brands, live } = this.parts;
    const { added, isChanged } = book.halts.replace(await readHalts(db));
    // A bet in its delay does not live through a suspension, however short.
    for (const { event } of added) disturbances.halt(event);
    if (!isChanged) return;
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
