import { createHmac } from 'node:crypto';
import { openOutcomeStream, type OutcomeStream } from '#domain/fairness/outcome-stream.ts';
import type { FeedMessage } from '#domain/sports/feed/message.ts';
import type { Feed, TakeMessage } from '../feed/feed.ts';
import type { DemoMatch } from './demo-match.ts';
import { cricketMatch } from './cricket.ts';
import { esportsMatch } from './esports.ts';
import { footballMatch } from './football.ts';
import { DEMO_PRODUCER, messagesWithin, OPEN_MS, snapshotOf } from './match-messages.ts';
import { type DemoSlot, type DemoSport, eventOf, slotsAt } from './schedule.ts';

/** Matches whose results a node that starts has to know. */
const KEPT_MS = 3_600_000;
const ALIVE_MS = 10_000;
const MOST_REMEMBERED = 400;

const DRAWN: Readonly<Record<DemoSport, (stream: OutcomeStream) => DemoMatch>> = {
  football: footballMatch,
  esports: esportsMatch,
  cricket: cricketMatch,
};

/**
 * The feed of the demo. Its matches follow from the calendar and a secret, so that every node of a site, and every
 * start, hears the same ones.
 */
export class DemoFeed implements Feed {
  private readonly secret: string;
  private readonly matches = new Map<string, DemoMatch>();
  private take: TakeMessage = () => undefined;
  private polledAt = 0;
  private toldUntil = 0;
  private aliveAt = 0;

  constructor(secret: string) {
    this.secret = secret;
  }

  open(take: TakeMessage): void {
    this.take = take;
  }

  poll(now: number): void {
    this.polledAt = now;
    for (const message of this.since(now)) this.take(message);
  }

  recover(request: string): void {
    for (const message of this.recovery(this.polledAt, request)) this.take(message);
  }

  close(): Promise<void> {
    return Promise.resolve();
  }

  /** The messages since the last call. @param now milliseconds since 1970 */
  since(now: number): FeedMessage[] {
    const from = this.toldUntil === 0 ? now : this.toldUntil;
    this.toldUntil = now;
    const told = this.slots(now).flatMap((slot) =>
      messagesWithin(slot, this.matchOf(slot), from, now),
    );
    if (now - this.aliveAt < ALIVE_MS) return [...told];
    this.aliveAt = now;
    return [...told, { kind: 'alive', producer: DEMO_PRODUCER, at: now, subscribed: true }];
  }

  /** Everything that a node has to know, and the end of it. */
  recovery(now: number, request: string): FeedMessage[] {
    return [
      ...this.slots(now).flatMap((slot) => snapshotOf(slot, this.matchOf(slot), now)),
      { kind: 'snapshotComplete', producer: DEMO_PRODUCER, at: now, request },
    ];
  }

  private slots(now: number): readonly DemoSlot[] {
    return slotsAt(now, KEPT_MS).filter(({ startsAt }) => startsAt - OPEN_MS <= now);
  }

  private matchOf(slot: DemoSlot): DemoMatch {
    const id = eventOf(slot);
    const known = this.matches.get(id);
    if (known !== undefined) return known;
    if (this.matches.size >= MOST_REMEMBERED) this.matches.clear();
    const serverSeed = createHmac('sha256', this.secret).update(id).digest('hex');
    const made = DRAWN[slot.sport](openOutcomeStream({ serverSeed, clientSeed: 'demo', nonce: 0 }));
    this.matches.set(id, made);
    return made;
  }
}
