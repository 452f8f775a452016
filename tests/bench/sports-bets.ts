import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { type BenchRow, median } from './bench-row.ts';
import { startBenchServer } from './bench-server.ts';
import { CLIENTS, RUNS, SECONDS, STAKE_MICRO } from './bench-settings.ts';
import { fillMembers, openScratchDatabase } from './bet-database.ts';
import { loadOverSockets } from './bet-sockets.ts';
import { openSessions, type Player, requestOf } from './http-bets.ts';
import { openSocketClients } from './socket-clients.ts';
import { BENCH_MARKET, BENCH_ODDS, eventName, openBenchFeed } from './sports-feed.ts';

const HOST = 'denluma.localhost';
const CHANGES = 2_000;
/** More than a machine takes. */
const PREPARED_PER_SECOND = 6_000;
/** Events that bets are placed on, spread as on a busy evening. */
const [FIRST, COUNT] = [3_000, 2_000];
const SAMPLES = 60;
const SAMPLE_MS = 200;
const BOOK_MS = 30_000;

/** Bets on sports through HTTP under 2,000 price changes a second, next to bets of a game in the same run. */
export async function runBets(): Promise<BenchRow[]> {
  const built = spawnSync(process.execPath, ['scripts/bootstrap/build-when-stale.mjs'], {
    stdio: ['ignore', 2, 2],
  });
  if (built.status !== 0) throw new Error('the build failed');
  const database = await openScratchDatabase();
  const feed = await openBenchFeed(CHANGES);
  try {
    const members = await fillMembers(database);
    const server = await startBenchServer(database, {
      VENDORS: 'FB,house,lottery',
      SPORTS_FEED: feed.address,
    });
    try {
      const players = await openSessions(database, members);
      await bookIsFull(server.port);
      const load = { clients: CLIENTS, seconds: SECONDS };
      const games: number[] = [];
      const sports: number[] = [];
      for (let turn = 0; turn <= RUNS; turn += 1) {
        const prepared = CLIENTS + PREPARED_PER_SECOND * SECONDS;
        const bets = Array.from({ length: prepared }, () => requestOf(anyOf(players)));
        const slips = Array.from({ length: prepared }, () => slipOf(anyOf(players)));
        const game = await loadOverSockets(server.port, bets, load);
        const sport = await loadOverSockets(server.port, slips, load);
        if (turn === 0) continue;
        games.push(game.betsPerSecond);
        sports.push(sport.betsPerSecond);
      }
      const frame = await frameTimes(server.port, feed.send);
      const [ours, reference] = [median(sports), median(games)];
      return [
        {
          measure: `bet on sports under ${CHANGES} changes a second / bet of a game`,
          ours,
          reference,
          unit: 'bets/s',
          ratio: ours / reference,
          goal: 0.5,
          better: 'higher',
        },
        {
          measure: 'from a message of the feed to a frame of the socket, p95',
          ours: frame,
          reference: null,
          unit: 'ms',
          ratio: frame,
          goal: 100,
          better: 'lower',
        },
      ];
    } finally {
      await server.stop();
    }
  } finally {
    await Promise.all([feed.close(), database.close()]);
  }
}

function anyOf(players: readonly Player[]): Player {
  const player = players[Math.floor(Math.random() * players.length)];
  if (player === undefined) throw new Error('no player to bet');
  return player;
}

let placed = 0;

/** A single before its match, as its bytes on the wire. */
function slipOf({ signIn }: Player): Buffer {
  placed += 1;
  const body = JSON.stringify({
    legs: [
      {
        eventId: eventName(FIRST + Math.floor(Math.random() * COUNT)),
        market: BENCH_MARKET,
        outcome: 'home',
        seenOddsMilli: BENCH_ODDS,
      },
    ],
    sizes: [1],
    bankers: [],
    unitMicro: String(STAKE_MICRO),
    acceptance: 'none',
  });
  const head = [
    'POST /wps/relay/sports/bets HTTP/1.1',
    `host: ${HOST}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    `authorization: Bearer ${signIn}`,
    `idempotency-key: bench-${process.pid}-${placed}`,
  ];
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${body}`);
}

/** Waits until the server has the whole book. */
async function bookIsFull(port: number): Promise<void> {
  const until = performance.now() + BOOK_MS;
  while (performance.now() < until) {
    if ((await readEvents(port)).includes('"soon":4960')) return;
    await pause(SAMPLE_MS);
  }
  throw new Error('the server did not take the book in');
}

function readEvents(port: number): Promise<string> {
  const path = '/wps/relay/sports/events?limit=1';
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers: { host: HOST } }, (answer) => {
      text(answer).then(resolve, reject);
    }).on('error', reject);
  });
}

/** @returns the time from a price of a live event to the frame that has it, in ms: 95 of 100 are below it */
async function frameTimes(
  port: number,
  send: (index: number, odds: number) => void,
): Promise<number> {
  const [client] = await openSocketClients(port, 1, () => [
    `host: ${HOST}`,
    `origin: http://${HOST}`,
  ]);
  if (client === undefined) throw new Error('no socket');
  client.say('{"kind":"join","topic":"sportsLive"}');
  await pause(1_000);
  const times: number[] = [];
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const odds = 3_001 + sample;
    const since = performance.now();
    send(0, odds);
    let seen = '';
    while (!seen.includes(`"oddsMilli":${odds}`)) {
      const [chunk] = (await once(client.socket, 'data')) as [Buffer];
      seen = seen.slice(-64) + chunk.toString('latin1');
    }
    times.push(performance.now() - since);
    await pause(SAMPLE_MS);
  }
  client.socket.destroy();
  times.sort((one, other) => one - other);
  return times[Math.floor(times.length * 0.95)] ?? Infinity;
}
