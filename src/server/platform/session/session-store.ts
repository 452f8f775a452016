import type { Clock } from '../clock.ts';
import type { Db, Tx } from '../db/database.ts';
import { newId, newToken } from '../id.ts';
import { sha256Hex } from '../signature.ts';
import { type MemberCaller, memberKind, type StaffCaller } from './caller.ts';

/** A session ends after this time without a call (30 minutes, GLI-19 2.5.4). */
export const IDLE_MINUTES = 30;
/** And after this time in any case. */
export const LIFETIME_HOURS = 24;
/** seen_at is written at most this often, so that reading does not write each time. */
const TOUCH_SECONDS = 60;

export interface Terminal {
  ip: string;
  userAgent: string;
}

export interface NewSession {
  token: string;
  tokenHash: string;
  sessionId: bigint;
  expiresAt: Date;
}

function newSession(now: Date): NewSession {
  const token = newToken();
  return {
    token,
    tokenHash: sha256Hex(token),
    sessionId: newId(),
    expiresAt: new Date(now.getTime() + LIFETIME_HOURS * 3_600_000),
  };
}

function rowOf(session: NewSession, terminal: Terminal, now: Date) {
  return {
    token_hash: session.tokenHash,
    id: session.sessionId,
    ip: terminal.ip.slice(0, 64),
    user_agent: terminal.userAgent.slice(0, 256),
    created_at: now,
    seen_at: now,
    expires_at: session.expiresAt,
  };
}

/** Opens a member's session. The token leaves the server once; only its hash is kept. */
export async function openMemberSession(
  tx: Tx,
  member: { brand: string; memberId: bigint; kind: 'cookie' | 'bearer' } & Terminal,
  clock: Clock,
): Promise<NewSession> {
  const now = clock.now();
  const session = newSession(now);
  await tx
    .insertInto('member_session')
    .values({
      ...rowOf(session, member, now),
      brand: member.brand,
      member_id: member.memberId,
      kind: member.kind,
    })
    .execute();
  return session;
}

export async function openStaffSession(
  tx: Tx,
  staff: { staffId: bigint } & Terminal,
  clock: Clock,
): Promise<NewSession> {
  const now = clock.now();
  const session = newSession(now);
  await tx
    .insertInto('staff_session')
    .values({ ...rowOf(session, staff, now), staff_id: staff.staffId })
    .execute();
  return session;
}

export async function endMemberSession(tx: Tx, tokenHash: string, clock: Clock): Promise<void> {
  await tx
    .updateTable('member_session')
    .set({ ended_at: clock.now() })
    .where('token_hash', '=', tokenHash)
    .where('ended_at', 'is', null)
    .execute();
}

/** Ends every session of a member but the one to keep, if any. */
export async function endMemberSessions(
  tx: Tx,
  member: { brand: string; memberId: bigint; keepTokenHash: string | null },
  clock: Clock,
): Promise<void> {
  await tx
    .updateTable('member_session')
    .set({ ended_at: clock.now() })
    .where('member_id', '=', member.memberId)
    .where('brand', '=', member.brand)
    .where('token_hash', '!=', member.keepTokenHash ?? '')
    .where('ended_at', 'is', null)
    .execute();
}

export async function endStaffSession(tx: Tx, tokenHash: string, clock: Clock): Promise<void> {
  await tx
    .updateTable('staff_session')
    .set({ ended_at: clock.now() })
    .where('token_hash', '=', tokenHash)
    .where('ended_at', 'is', null)
    .execute();
}

/** What a token turned out to be; `ended` is told apart so that the page can say that the session ran out. */
export type Found<C> = { state: 'live'; caller: C } | { state: 'ended' } | { state: 'unknown' };

/** Looks a member's token up. Another brand's token is unknown here. */
export async function findMemberSession(
  db: Db,
  look: { token: string; brand: string; carrier: MemberCaller['carrier'] },
  clock: Clock,
): Promise<Found<MemberCaller>> {
  const tokenHash = sha256Hex(look.token);
  const row = await db
    .selectFrom('member_session as s')
    .innerJoin('member as m', 'm.id', 's.member_id')
    .select(['s.id', 's.member_id', 's.seen_at', 's.expires_at', 's.ended_at', 's.kind'])
    .select(['m.account_type', 'm.status'])
    .where('s.token_hash', '=', tokenHash)
    .where('s.brand', '=', look.brand)
    .executeTakeFirst();
  if (row === undefined || row.kind !== look.carrier) return { state: 'unknown' };
  // A blocked member may sign in and withdraw; the bet path refuses the stakes.
  if (isOver(row, clock) || row.status === 'closed') return { state: 'ended' };
  if (needsTouch(row.seen_at, clock)) {
    await db
      .updateTable('member_session')
      .set({ seen_at: clock.now() })
      .where('token_hash', '=', tokenHash)
      .execute();
  }
  return {
    state: 'live',
    caller: {
      kind: memberKind(row.account_type),
      memberId: row.member_id,
      brand: look.brand,
      sessionId: row.id,
      carrier: look.carrier,
      tokenHash,
    },
  };
}

export async function findStaffSession(
  db: Db,
  token: string,
  clock: Clock,
): Promise<Found<StaffCaller>> {
  const tokenHash = sha256Hex(token);
  const row = await db
    .selectFrom('staff_session as s')
    .innerJoin('staff as m', 'm.id', 's.staff_id')
    .select(['s.id', 's.staff_id', 's.seen_at', 's.expires_at', 's.ended_at'])
    .select(['m.permissions', 'm.brands', 'm.status'])
    .where('s.token_hash', '=', tokenHash)
    .executeTakeFirst();
  if (row === undefined) return { state: 'unknown' };
  if (isOver(row, clock) || row.status !== 'active') return { state: 'ended' };
  if (needsTouch(row.seen_at, clock)) {
    await db
      .updateTable('staff_session')
      .set({ seen_at: clock.now() })
      .where('token_hash', '=', tokenHash)
      .execute();
  }
  return {
    state: 'live',
    caller: {
      kind: 'staff',
      staffId: row.staff_id,
      sessionId: row.id,
      permissions: new Set(row.permissions as string[]),
      brands: row.brands === null ? null : new Set(row.brands as string[]),
      carrier: 'cookie',
      tokenHash,
    },
  };
}

function isOver(row: { seen_at: Date; expires_at: Date; ended_at: Date | null }, clock: Clock) {
  const now = clock.now().getTime();
  return (
    row.ended_at !== null ||
    row.expires_at.getTime() <= now ||
    row.seen_at.getTime() + IDLE_MINUTES * 60_000 <= now
  );
}

function needsTouch(seenAt: Date, clock: Clock): boolean {
  return clock.now().getTime() - seenAt.getTime() >= TOUCH_SECONDS * 1000;
}
