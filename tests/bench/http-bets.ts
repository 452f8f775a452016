import { sha256Hex, sign } from '#server/platform/signature.ts';
import { newId, newToken } from '#server/platform/id.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { RunningServer } from '#tests/support/start-server.ts';
import { startBenchServer, VENDOR_SECRET } from './bench-server.ts';
import type { BenchMember } from './bet-database.ts';
import { loadOverSockets } from './bet-sockets.ts';
import type { BetLoad } from './bet-target.ts';
import { CLIENTS, STAKE_MICRO } from './bench-settings.ts';

export const GAME = 'jade-orchard';
const HOUR_MS = 3_600_000;
/** At most: it ends with the last member. */
const WARM_UP_SECONDS = 120;

export interface Player {
  memberId: string;
  /** The game session's. */
  token: string;
  /** The sign-in session's. */
  signIn: string;
}

export interface HttpBets {
  /** Each member bets once: sessions and accounts are known from then on, as after a minute of play. */
  warmUp(): Promise<void>;
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
  const server = await startBenchServer(database);
  const players = await openSessions(database, members);
  return {
    warmUp: async () => {
      const once = { clients: CLIENTS, seconds: WARM_UP_SECONDS };
      await loadOverSockets(server.port, players.map(requestOf), once);
    },
    load: async ({ clients, seconds }) => loadServer(server, players, clients, seconds),
    stop: async () => {
      await server.stop();
    },
  };
}

export async function openSessions(
  database: Database,
  members: readonly BenchMember[],
  game = GAME,
): Promise<Player[]> {
  const players = members.map(({ memberId }) => {
    const bearer = newToken();
    return { memberId, token: newToken(), bearer, signIn: sha256Hex(bearer) };
  });
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
    const expiresAt = new Date(now.getTime() + HOUR_MS);
    await database.db
      .insertInto('member_session')
      .values(
        part.map(({ memberId, signIn }) => ({
          token_hash: signIn,
          id: newId(),
          brand,
          member_id: memberId,
          kind: 'bearer',
          ip: '127.0.0.1',
          user_agent: 'bench',
          created_at: now,
          seen_at: now,
          expires_at: expiresAt,
        })),
      )
      .execute();
    await database.db
      .insertInto('game_session')
      .values(
        part.map(({ memberId, token, signIn }) => ({
          token_hash: sha256Hex(token),
          id: newId(),
          brand,
          member_id: memberId,
          vendor: 'house',
          game_code: game,
          currency: 'PEN',
          mode: 'real',
          created_at: now,
          expires_at: expiresAt,
          ended_at: null,
          member_session_hash: signIn,
        })),
      )
      .execute();
  }
  return players.map(({ memberId, token, bearer }) => ({
    memberId: String(memberId),
    token,
    signIn: bearer,
  }));
}

let placed = 0;

/** Prepared for each second: more than this machine takes. */
const PREPARED_PER_SECOND = 8_000;

/** A bet as its bytes on the wire, signed. */
export function requestOf({ memberId, token }: Player): Buffer {
  placed += 1;
  const body = JSON.stringify({
    memberId,
    token,
    transactionId: `bench-${process.pid}-${placed}`,
    roundId: `round-${process.pid}-${placed}`,
    gameCode: GAME,
    currency: 'PEN',
    amountMicro: String(STAKE_MICRO),
  });
  const head = [
    'POST /wallet/v1/bet HTTP/1.1',
    'host: 127.0.0.1',
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    'x-vendor: house',
    `x-signature: ${sign(VENDOR_SECRET, body)}`,
  ];
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${body}`);
}

async function loadServer(
  server: RunningServer,
  players: readonly Player[],
  clients: number,
  seconds: number,
): Promise<BetLoad> {
  const requests = Array.from({ length: clients + PREPARED_PER_SECOND * seconds }, () => {
    const player = players[Math.floor(Math.random() * players.length)];
    if (player === undefined) throw new Error('no player to bet');
    return requestOf(player);
  });
  return loadOverSockets(server.port, requests, { clients, seconds });
}
