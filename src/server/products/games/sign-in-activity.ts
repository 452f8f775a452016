import { growingCache } from '../../platform/growing-cache.ts';
import { sql } from 'kysely';
import type { BackgroundWork } from '../../platform/background-work.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import type { GameSession } from './game-session.read.ts';

const TOUCH_MS = 60_000;
/** What is noted within this time is written in one statement. */
const GATHER_MS = 1_000;
const MAX_REMEMBERED = 50_000;

/**
 * Counts play as use of the sign-in session, so that a player in a vendor's window is not signed out as
 * idle. A session is written at most once a minute by a node, many in one statement, and no bet waits
 * for it.
 */
export class SignInActivity {
  private readonly touched = growingCache<number>(MAX_REMEMBERED);
  private readonly parts: { db: Db; clock: Clock; background: BackgroundWork };
  private pending = new Set<string>();
  private timer: NodeJS.Timeout | null = null;

  constructor(parts: { db: Db; clock: Clock; background: BackgroundWork }) {
    this.parts = parts;
  }

  /** After an accepted stake. */
  note({ signIn }: Pick<GameSession, 'signIn'>): void {
    if (signIn === null) return;
    const now = this.parts.clock.now().getTime();
    const last = this.touched.get(signIn.tokenHash) ?? signIn.seenAt.getTime();
    if (now - last < TOUCH_MS) return;
    this.touched.set(signIn.tokenHash, now);
    this.pending.add(signIn.tokenHash);
    this.timer ??= setTimeout(() => this.write(), GATHER_MS).unref();
  }

  private write(): void {
    const hashes = [...this.pending];
    this.pending = new Set();
    this.timer = null;
    const { db, clock, background } = this.parts;
    try {
      background.add('touchSessions', () => touchSessions(db, hashes, clock.now()));
    } catch {
      // Too much waits already: the next stakes try again.
      for (const hash of hashes) this.touched.delete(hash);
    }
  }
}

/** Rows that another transaction holds are in use, or about to end: they are skipped. */
async function touchSessions(db: Db, tokenHashes: readonly string[], now: Date): Promise<void> {
  const before = new Date(now.getTime() - TOUCH_MS);
  await sql`
    update member_session set seen_at = ${now}
    where token_hash in (
      select token_hash from member_session
      where token_hash = any(${tokenHashes}::text[]) and ended_at is null and seen_at <= ${before}
      for update skip locked
    )
  `.execute(db);
}
