import { type Selectable, sql } from 'kysely';
import { growingCache } from '../../platform/growing-cache.ts';
import type { PlayMode } from '#contract/generated/types.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/generated/tables.ts';
import { Problem } from '../../platform/problem.ts';
import { readTogether } from '../../platform/read-together.ts';
import { sha256Hex } from '../../platform/signature.ts';

/** What never changes about a game session, so that it may be cached for any time. */
export interface GameSession {
  tokenHash: string;
  brand: string;
  vendor: string;
  memberId: bigint;
  gameCode: string;
  /** demo: for play money, of which vendors hear nothing. */
  mode: PlayMode;
  currency: string;
  language: string;
  startedAt: Date;
  /** The sign-in session it was launched from, and when that was last in use as far as was read. */
  signIn: { tokenHash: string; seenAt: Date; idleMinutes: number } | null;
}

/** With what may change, as it was read for this call. */
export interface LiveGameSession extends GameSession {
  nickname: string;
  expiresAt: Date;
}

const MAX_CACHED = 50_000;

interface ReadSession {
  readonly facts: GameSession;
  readonly nickname: string;
  readonly expiresAt: Date;
  /** When the first of the two sessions ends; null: one of them was ended. */
  readonly liveUntil: Date | null;
}

/**
 * Finds the session of a launch token. Only immutable facts are cached; whether a session is live is
 * read each time, or judged by the ledger's guard where a stake is taken.
 */
export class GameSessions {
  private readonly readSession: (tokenHash: string) => Promise<ReadSession | null>;
  private readonly clock: Clock;
  private readonly cache = growingCache<GameSession>(MAX_CACHED);

  constructor(db: Db, clock: Clock) {
    this.readSession = readTogether((tokenHashes) => readSessions(db, tokenHashes));
    this.clock = clock;
  }

  /**
   * The session of a vendor's token, live or not: wins and rollbacks are taken after its end.
   * @throws Problem INVALID_TOKEN, also for another vendor's token
   */
  async find(vendor: string, token: string): Promise<GameSession> {
    const tokenHash = sha256Hex(token);
    const session = this.cache.get(tokenHash) ?? (await this.read(tokenHash))?.facts ?? null;
    return ofVendor(session, vendor);
  }

  /**
   * As `find`, for calls that need a live session. Read from the database each time: a sign-out on
   * another node ends it at once.
   * @throws Problem INVALID_TOKEN, TOKEN_EXPIRED
   */
  async findLive(vendor: string, token: string): Promise<LiveGameSession> {
    const read = await this.read(sha256Hex(token));
    const facts = ofVendor(read?.facts ?? null, vendor);
    if (read === null || read.liveUntil === null || read.liveUntil <= this.clock.now()) {
      throw new Problem('TOKEN_EXPIRED');
    }
    return { ...facts, nickname: read.nickname, expiresAt: read.expiresAt };
  }

  private async read(tokenHash: string): Promise<ReadSession | null> {
    const read = await this.readSession(tokenHash);
    if (read !== null) this.cache.set(tokenHash, read.facts);
    return read;
  }
}

/** @throws Problem INVALID_TOKEN */
function ofVendor(session: GameSession | null, vendor: string): GameSession {
  if (session === null || session.vendor !== vendor) throw new Problem('INVALID_TOKEN');
  return session;
}

async function readSessions(
  db: Db,
  tokenHashes: readonly string[],
): Promise<Map<string, ReadSession>> {
  const { rows } = await sql<SessionRow>`
    select s.token_hash, s.brand, s.vendor, s.member_id, s.game_code, s.mode, s.currency,
      coalesce(s.started_at, s.created_at) as play_started_at, s.expires_at, s.ended_at,
      m.language, m.nickname, m.status, s.member_session_hash, i.expires_at as sign_in_expires_at,
      i.ended_at as sign_in_ended_at, i.seen_at as sign_in_seen_at,
      i.idle_minutes as sign_in_idle_minutes
    from game_session s
    join member m on m.id = s.member_id
    left join member_session i on i.token_hash = s.member_session_hash
    where s.token_hash = any(${tokenHashes}::text[])
  `.execute(db);
  return new Map(rows.map((row) => [row.token_hash, sessionOf(row)]));
}

type SessionRow = Pick<
  Selectable<Tables['game_session']>,
  | 'token_hash'
  | 'brand'
  | 'vendor'
  | 'member_id'
  | 'game_code'
  | 'mode'
  | 'currency'
  | 'expires_at'
  | 'ended_at'
  | 'member_session_hash'
> &
  Pick<Selectable<Tables['member']>, 'language' | 'nickname' | 'status'> & {
    play_started_at: Date;
    sign_in_expires_at: Date | null;
    sign_in_ended_at: Date | null;
    sign_in_seen_at: Date | null;
    sign_in_idle_minutes: number | null;
  };

function sessionOf(row: SessionRow): ReadSession {
  const { member_session_hash: signInHash, sign_in_seen_at: seenAt } = row;
  const { sign_in_idle_minutes: idleMinutes } = row;
  return {
    facts: {
      tokenHash: row.token_hash,
      brand: row.brand,
      vendor: row.vendor,
      memberId: row.member_id,
      gameCode: row.game_code,
      mode: row.mode as PlayMode,
      currency: row.currency,
      language: row.language,
      startedAt: row.play_started_at,
      signIn:
        signInHash === null || seenAt === null || idleMinutes === null
          ? null
          : { tokenHash: signInHash, seenAt, idleMinutes },
    },
    nickname: row.nickname,
    expiresAt: row.expires_at,
    liveUntil: liveUntil(row),
  };
}

/** A game session lives as long as the sign-in session it was launched from, and no longer. */
function liveUntil(row: SessionRow): Date | null {
  const { sign_in_expires_at: signInExpiresAt, sign_in_seen_at: seenAt } = row;
  const { sign_in_idle_minutes: idleMinutes } = row;
  if (row.ended_at !== null || row.sign_in_ended_at !== null || row.status === 'closed')
    return null;
  if (signInExpiresAt === null || seenAt === null || idleMinutes === null) return null;
  const idleAt = seenAt.getTime() + idleMinutes * 60_000;
  return new Date(Math.min(row.expires_at.getTime(), signInExpiresAt.getTime(), idleAt));
}
