import autocannon from 'autocannon';
import { sha256Hex, sign } from '#server/platform/signature.ts';
import { newId, newToken } from '#server/platform/id.ts';
import type { Database } from '#server/platform/db/database.ts';
import { type RunningServer, startServer } from '#tests/support/start-server.ts';
import type { BenchMember } from './bet-database.ts';
import type { BetLoad } from './bet-target.ts';
import { STAKE_MICRO } from './bench-settings.ts';

const VENDOR_SECRET = 'a-secret-of-the-benchmark-0123456789';
const GAME = 'jade-orchard';
const HOUR_MS = 3_600_000;

interface Player {
  memberId: string;
  token: string;
}

export interface HttpBets {
  /** Bets over HTTP for so long, each signed, with the server's own checks, limits and outbox. */
  load(options: { clients: number; seconds: number }): Promise<BetLoad>;
  stop(): Promise<void>;
}

/** Starts the built server on the database and gives each member a game session. */
export async function startHttpBets(
  database: Database & { readonly url: string },
  members: readonly BenchMember[],
): Promise<HttpBets> {
  // The server seeds its brands first: members belong to one.
  const server = await startServer({
    DATABASE_URL: database.url,
    HOUSE_VENDOR_SECRET: VENDOR_SECRET,
    LOG_LEVEL: 'error',
  });
  const players = await openSessions(database, members);
  return {
    load: async ({ clients, seconds }) => loadServer(server, players, clients, seconds),
    stop: async () => {
      await server.stop();
    },
  };
}

async function openSessions(
  database: Database,
  members: readonly BenchMember[],
): Promise<Player[]> {
  const players = members.map(({ memberId }) => ({ memberId, token: newToken() }));
  const brand = members[0]?.brand ?? '';
  const now = new Date();
  const insert = 1_000;
  for (let from = 0; from < players.length; from += insert) {
    const part = players.slice(from, from + insert);
    await database.db
      .insertInto('member')
      .values(
        part.map(({ memberId }) => ({
          id: memberId,
          brand,
          username: `bench${memberId}`,
          username_key: `bench${memberId}`,
          password_hash: '',
          language: 'es',
          currency: 'PEN',
          terms_version: '1',
          terms_accepted_at: now,
        })),
      )
      .execute();
    await database.db
      .insertInto('game_session')
      .values(
        part.map(({ memberId, token }) => ({
          token_hash: sha256Hex(token),
          id: newId(),
          brand,
          member_id: memberId,
          vendor: 'house',
          game_code: GAME,
          currency: 'PEN',
          mode: 'real',
          created_at: now,
          expires_at: new Date(now.getTime() + HOUR_MS),
          ended_at: null,
        })),
      )
      .execute();
  }
  return players.map(({ memberId, token }) => ({ memberId: String(memberId), token }));
}

let placed = 0;

async function loadServer(
  server: RunningServer,
  players: readonly Player[],
  clients: number,
  seconds: number,
): Promise<BetLoad> {
  const result = await autocannon({
    url: `http://127.0.0.1:${server.port}/wallet/v1/bet`,
    connections: clients,
    duration: seconds,
    requests: [
      {
        method: 'POST',
        setupRequest: (request) => {
          const player = players[Math.floor(Math.random() * players.length)];
          placed += 1;
          const body = JSON.stringify({
            ...player,
            transactionId: `bench-${process.pid}-${placed}`,
            roundId: `round-${process.pid}-${placed}`,
            gameCode: GAME,
            currency: 'PEN',
            amountMicro: String(STAKE_MICRO),
          });
          return {
            ...request,
            body,
            headers: {
              'content-type': 'application/json',
              'x-vendor': 'house',
              'x-signature': sign(VENDOR_SECRET, body),
            },
          };
        },
      },
    ],
  });
  const refused = result.non2xx + result.errors + result.timeouts;
  if (refused > 0) throw new Error(`${refused} of ${result.requests.total} bets were not taken`);
  return { betsPerSecond: result.requests.total / result.duration, p99Ms: result.latency.p99 };
}
