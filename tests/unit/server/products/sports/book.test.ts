import { describe, expect, it } from 'vitest';
import { Book } from '#server/products/sports/book.ts';
import { DemoFeed } from '#server/products/sports/demo-feed/demo-feed.ts';
import { SILENCE_MS } from '#domain/sports/feed/producer-state.ts';

const START = 1_800_000_000_000;

/** A book on the demo's feed, at a clock that is moved by hand. */
function openBook() {
  let now = START;
  const feed = new DemoFeed('a secret');
  const asked: string[] = [];
  const book = new Book(
    () => now,
    (_producer, request) => asked.push(request),
  );
  const active = () =>
    [...book.events()].flatMap(([id, state]) =>
      Object.keys(state.markets).filter((key) => book.statusOf(id, state, key) === 'active'),
    ).length;
  return {
    book,
    feed,
    asked,
    active,
    recover() {
      for (const message of feed.recovery(now, asked.at(-1) ?? '')) book.take(message);
    },
    move(ms: number, isHeard = true) {
      now += ms;
      const messages = feed.since(now);
      if (isHeard) for (const message of messages) book.take(message);
    },
  };
}

describe('a book', () => {
  it('takes bets after a recovery, and stops within twenty seconds of silence', () => {
    const { active, recover, move, asked } = openBook();
    move(0);
    expect(active()).toBe(0);
    recover();
    expect(active()).toBeGreaterThan(100);
    for (let second = 0; second < 30; second += 1) move(1_000);
    expect(active()).toBeGreaterThan(100);
    move(SILENCE_MS + 1, false);
    expect(active()).toBe(0);
    move(10_000);
    expect([active(), asked.length]).toEqual([0, 2]);
    recover();
    expect(active()).toBeGreaterThan(100);
  });
});
