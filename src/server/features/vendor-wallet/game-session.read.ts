import { type Selectable, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/generated/tables.ts';
import { Problem } from '../../platform/problem.ts';
import { ReadTogether } from '../../platform/read-together.ts';
import { sha256Hex } from '../../platform/signature.ts';

export interface GameSession {
  brand: string;
  vendor: string;
  memberId: bigint;
  gameCode: string;
  currency: string;
  language: string;
  nickname: string;
  memberStatus: string;
  startedAt: Date;
  expiresAt: Date;
  endedAt: Date | null;
}

/** How long a bet may rest on what was read before: a block is felt within this time on every node. */
const FRESH_MS = 1_000;
const MAX_CACHED = 50_000;

/** Finds the session of a launch token, from memory where it was read within the last second. */
export class GameSessions {
  private readonly reads: ReadTogether<GameSession>;
  private readonly clock: Clock;
  private readonly cache = new LRUCache<string, GameSession>({ max: MAX_CACHED, ttl: FRESH_MS });

  constructor(db: Db, clock: Clock) {
    this.reads = new ReadTogether((tokenHashes) => readSessions(db, tokenHashes));
    this.clock = clock;
  }

  /**
   * The session a vendor's token stands for, live or not: wins and rollbacks are taken after its end.
   * @throws Problem INVALID_TOKEN; another vendor's token is as unknown as none.
   */
  async find(vendor: string, token: string): Promise<GameSession> {
    const session = await this.read(sha256Hex(token));
    if (session === null || session.vendor !== vendor) throw new Problem('INVALID_TOKEN');
    return session;
  }

  /** Set when it is read and never when it is found, or a player who bets fast would never be blocked. */
  private async read(tokenHash: string): Promise<GameSession | null> {
    const cached = this.cache.get(tokenHash);
    if (cached !== undefined) return cached;
    const session = await this.reads.get(tokenHash);
    if (session !== null) this.cache.set(tokenHash, session);
    return session;
  }

  /** As `find`, for calls that need a live session. @throws Problem INVALID_TOKEN, TOKEN_EXPIRED */
  async findLive(vendor: string, token: string): Promise<GameSession> {
    const session = await this.find(vendor, token);
    if (session.endedAt !== null || session.expiresAt <= this.clock.now()) {
      throw new Problem('TOKEN_EXPIRED');
    }
    return session;
  }

  /** After a change that must be felt at once on this node. */
  forgetAll(): void {
    this.cache.clear();
  }
}

async function readSessions(
  db: Db,
  tokenHashes: readonly string[],
): Promise<Map<string, GameSession>> {
  const { rows } = await sql<SessionRow>`
    select s.token_hash, s.brand, s.vendor, s.member_id, s.game_code, s.currency, s.created_at,
      s.expires_at, s.ended_at, m.language, m.nickname, m.status
    from game_session s join member m on m.id = s.member_id
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
  | 'currency'
  | 'created_at'
  | 'expires_at'
  | 'ended_at'
> &
  Pick<Selectable<Tables['member']>, 'language' | 'nickname' | 'status'>;

function sessionOf(row: SessionRow): GameSession {
  return {
    brand: row.brand,
    vendor: row.vendor,
    memberId: row.member_id,
    gameCode: row.game_code,
    currency: row.currency,
    language: row.language,
    nickname: row.nickname,
    memberStatus: row.status,
    startedAt: row.created_at,
    expiresAt: row.expires_at,
    endedAt: row.ended_at,
  };
}
