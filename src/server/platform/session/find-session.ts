import { factorDue } from './has-staff-factor.ts';
import { DEFAULT_SESSION_LIMITS } from '#domain/session/default-session-limits.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/database.ts';
import { sha256Hex } from '../signature.ts';
import { type MemberCaller, memberKind, type StaffCaller } from './caller.ts';
import { staffPermissions } from './staff-permissions.ts';
import { isTouchDue, touchMemberSession } from './touch-session.ts';

/** What a token turned out to be; `ended` is separate so that the page can say what happened. */
export type Found<C> = { state: 'live'; caller: C } | Ended | { state: 'unknown' };

/** `replaced`: a sign-in elsewhere ended it. `expired`: it ran out or was ended on purpose. */
export interface Ended {
  state: 'ended';
  reason: 'expired' | 'replaced';
}

/** Looks a member's token up, and notes that the session is in use. Another brand's token is unknown here. */
export async function findMemberSession(
  db: Db,
  look: { token: string; brand: string; carrier: MemberCaller['carrier'] },
  clock: Clock,
): Promise<Found<MemberCaller>> {
  const { token, ...rest } = look;
  const found = await readMemberSession(db, { ...rest, tokenHash: sha256Hex(token) }, clock);
  if (found.state === 'live' && isTouchDue(found.seenAt, clock)) {
    await touchMemberSession(db, found.caller.tokenHash, clock);
  }
  return found;
}

/** A session that lasts, and how long without another call. */
export interface LiveSession<C> {
  state: 'live';
  caller: C;
  seenAt: Date;
  runsOutAt: Date;
}

/** The same without a note of use: an open socket keeps nobody signed in. */
export async function readMemberSession(
  db: Db,
  look: { tokenHash: string; brand: string; carrier: MemberCaller['carrier'] },
  clock: Clock,
): Promise<LiveSession<MemberCaller> | Exclude<Found<MemberCaller>, { state: 'live' }>> {
  const { tokenHash } = look;
  const row = await db
    .selectFrom('member_session as s')
    .innerJoin('member as m', 'm.id', 's.member_id')
    .select(['s.id', 's.member_id', 's.seen_at', 's.expires_at', 's.ended_at', 's.kind'])
    .select(['s.idle_minutes', 's.password_due'])
    .select(['s.end_reason', 'm.account_type', 'm.status', 'm.parent_id'])
    .where('s.token_hash', '=', tokenHash)
    .where('s.brand', '=', look.brand)
    .executeTakeFirst();
  if (row === undefined || row.kind !== look.carrier) return { state: 'unknown' };
  // A blocked member may sign in and withdraw; stakes and deposits are refused where they are made.
  if (isOver(row, clock) || row.status === 'closed') {
    return { state: 'ended', reason: wasReplaced(row) ? 'replaced' : 'expired' };
  }
  return {
    state: 'live',
    seenAt: row.seen_at,
    runsOutAt: new Date(runsOutAt(row)),
    caller: {
      kind: memberKind(row.account_type),
      memberId: row.member_id,
      brand: look.brand,
      sessionId: row.id,
      carrier: look.carrier,
      tokenHash,
      passwordDue: row.password_due,
      hasUpline: row.parent_id !== null,
    },
  };
}

/** Looks the token of a person of the staff up, and notes that the session is in use. */
export async function findStaffSession(
  db: Db,
  token: string,
  clock: Clock,
): Promise<Found<StaffCaller>> {
  const found = await readStaffSession(db, sha256Hex(token), clock);
  if (found.state === 'live' && isTouchDue(found.seenAt, clock)) {
    await db
      .updateTable('staff_session')
      .set({ seen_at: clock.now() })
      .where('token_hash', '=', found.caller.tokenHash)
      .execute();
  }
  return found;
}

/** The same without a note of use. */
export async function readStaffSession(
  db: Db,
  tokenHash: string,
  clock: Clock,
): Promise<LiveSession<StaffCaller> | Exclude<Found<StaffCaller>, { state: 'live' }>> {
  const row = await db
    .selectFrom('staff_session as s')
    .innerJoin('staff as m', 'm.id', 's.staff_id')
    .select(['s.id', 's.staff_id', 's.seen_at', 's.expires_at', 's.ended_at'])
    .select(['m.role', 'm.permissions', 'm.brands', 'm.status'])
    .select(factorDue('m').as('factor_due'))
    .where('s.token_hash', '=', tokenHash)
    .executeTakeFirst();
  if (row === undefined) return { state: 'unknown' };
  if (isOver(row, clock) || row.status !== 'active') return { state: 'ended', reason: 'expired' };
  return {
    state: 'live',
    seenAt: row.seen_at,
    runsOutAt: new Date(runsOutAt(row)),
    caller: {
      kind: 'staff',
      staffId: row.staff_id,
      sessionId: row.id,
      permissions: new Set(staffPermissions(row)),
      brands: row.brands === null ? null : new Set(row.brands as string[]),
      factorDue: row.factor_due,
      carrier: 'cookie',
      tokenHash,
    },
  };
}

interface Lifetime {
  seen_at: Date;
  /** Missing for staff, whose limit is the default. */
  idle_minutes?: number;
  expires_at: Date;
  ended_at: Date | null;
}

function isOver(row: Lifetime, clock: Clock): boolean {
  return row.ended_at !== null || runsOutAt(row) <= clock.now().getTime();
}

/** A session that had run out before the next sign-in was not taken away by it. */
function wasReplaced(row: Lifetime & { end_reason: string | null }): boolean {
  const { ended_at: endedAt, end_reason: reason } = row;
  return reason === 'replaced' && endedAt !== null && endedAt.getTime() < runsOutAt(row);
}

function runsOutAt(row: Lifetime): number {
  const { idle_minutes: idleMinutes = DEFAULT_SESSION_LIMITS.idleMinutes } = row;
  return Math.min(row.expires_at.getTime(), row.seen_at.getTime() + idleMinutes * 60_000);
}
