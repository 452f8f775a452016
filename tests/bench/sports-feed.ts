import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FeedMessage, MarketPrices } from '#domain/sports/feed/message.ts';

/** A book of a full weekend: 5,000 events with 60 outcomes each. */
const EVENTS = 5_000;
const MARKETS = 20;
const LIVE = 40;
const OUTCOMES = ['home', 'draw', 'away'] as const;
const TICK_MS = 100;
const ALIVE_MS = 5_000;
const PRODUCER = 'bench';

export const eventName = (index: number): string => `bench-${index}`;
export const BENCH_MARKET = '1x2';
/** Odds that no change of the bench takes away. */
export const BENCH_ODDS = 2_000;

export interface BenchFeed {
  readonly address: string;
  /** Sends the price of an event's main market at once. */
  send(index: number, odds: number): void;
  close(): Promise<void>;
}

/** A feed server with a full book and so many price changes a second, on events that the bench does not bet on. */
export async function openBenchFeed(changesPerSecond: number): Promise<BenchFeed> {
  const listeners = new Set<ServerResponse>();
  const say = (messages: readonly FeedMessage[]): void => {
    const lines = messages.map((message) => `${JSON.stringify(message)}\n`).join('');
    for (const listener of listeners) listener.write(lines);
  };
  const server = createServer((request, answer) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://feed');
    answer.writeHead(200, { 'content-type': 'application/x-ndjson' });
    if (pathname === '/messages') {
      answer.flushHeaders();
      listeners.add(answer);
      answer.on('close', () => listeners.delete(answer));
      say([{ kind: 'alive', producer: PRODUCER, at: Date.now(), subscribed: true }]);
      return;
    }
    for (let index = 0; index < EVENTS; index += 1) {
      answer.write(
        snapshotOf(index)
          .map((message) => `${JSON.stringify(message)}\n`)
          .join(''),
      );
    }
    const end = {
      kind: 'snapshotComplete',
      producer: PRODUCER,
      at: Date.now(),
      request: searchParams.get('request') ?? '',
    };
    answer.end(`${JSON.stringify(end)}\n`);
  });
  let changed = 0;
  const timer = setInterval(() => {
    const count = (changesPerSecond * TICK_MS) / 1_000;
    say(
      Array.from({ length: count }, () => {
        changed += 1;
        // The lower half of the events: bets are placed on the others.
        const index = LIVE + (changed % (EVENTS / 2));
        return changeOf(index, 1 + (changed % (MARKETS - 1)), 1_500 + (changed % 1_000));
      }),
    );
  }, TICK_MS);
  const alive = setInterval(
    () => say([{ kind: 'alive', producer: PRODUCER, at: Date.now(), subscribed: true }]),
    ALIVE_MS,
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    send: (index, odds) => say([changeOf(index, 0, odds)]),
    close: async () => {
      clearInterval(timer);
      clearInterval(alive);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const changeOf = (index: number, place: number, odds: number): FeedMessage => ({
  kind: 'oddsChange',
  producer: PRODUCER,
  event: eventName(index),
  at: Date.now(),
  markets: [marketOf(place, odds)],
});

const marketOf = (place: number, odds: number): MarketPrices => ({
  market: place === 0 ? BENCH_MARKET : 'total',
  specifiers: place === 0 ? {} : { total: `${place}.5` },
  status: 'active',
  groups: ['all'],
  outcomes: OUTCOMES.map((outcome) => ({
    outcome,
    odds,
    wonMillionths: 450_000,
    voidMillionths: 0,
    isActive: true,
  })),
});

function snapshotOf(index: number): readonly FeedMessage[] {
  const head = { producer: PRODUCER, event: eventName(index), at: Date.now() };
  return [
    {
      ...head,
      kind: 'fixtureChange',
      fixture: {
        sport: 'football',
        category: 'Bench',
        tournament: 'Bench',
        home: `Home ${index}`,
        away: `Away ${index}`,
        startsAt: head.at + 3_600_000,
        status: index < LIVE ? 'live' : 'scheduled',
      },
    },
    {
      ...head,
      kind: 'oddsChange',
      markets: Array.from({ length: MARKETS }, (_market, place) => marketOf(place, BENCH_ODDS)),
    },
  ];
}
