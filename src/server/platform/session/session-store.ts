import type { SessionLimits } from '#contract/generated/types.ts';
import { DEFAULT_SESSION_LIMITS } from '#domain/session/default-session-limits.ts';
import type { Clock } from '../clock.ts';
import type { Tx } from '../db/database.ts';
import { newId, newToken } from '../id.ts';
import { sha256Hex } from '../signature.ts';
import { endMemberSessions } from './end-session.ts';
import { lockMember } from './lock-member.ts';
import type { Terminal } from './terminal.ts';

/** seen_at is written at most this often, so that reading does not write each time. */
export const TOUCH_SECONDS = 60;

export interface NewSession {
  token: string;
  tokenHash: string;
  sessionId: bigint;
  expiresAt: Date;
}

function newSession(now: Date, { lifetimeMinutes }: SessionLimits): NewSession {
  const token = newToken();
  return {
    token,
    tokenHash: sha256Hex(token),
    sessionId: newId(),
    expiresAt: new Date(now.getTime() + lifetimeMinutes * 60_000),
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

/** The member, the carrier of the token, and the brand's limits. */
export interface MemberSessionOwner extends Terminal {
  brand: string;
  memberId: bigint;
  kind: 'cookie' | 'bearer';
  limits: SessionLimits;
  /** The session may do nothing but change the password. */
  passwordDue?: boolean;
}

/**
 * Opens a member's session and ends the one before it: a member has one live session, whether a
 * browser's cookie or an app's bearer token carries it (one client terminal per session). The token
 * leaves the server once; only its hash is kept.
 */
export async function openMemberSession(
  tx: Tx,
  member: MemberSessionOwner,
  clock: Clock,
): Promise<NewSession> {
  const { brand, memberId, kind, limits, passwordDue = false } = member;
  // Sign-ins at the same time wait for each other here; the later one ends the earlier one's session.
  await lockMember(tx, { brand, memberId });
  await endMemberSessions(tx, { brand, memberId, keepTokenHash: null, reason: 'replaced' }, clock);
  const now = clock.now();
  const session = newSession(now, limits);
  const row = rowOf(session, member, now);
  await tx
    .insertInto('member_session')
    .values({
      ...row,
      brand,
      member_id: memberId,
      kind,
      idle_minutes: limits.idleMinutes,
      password_due: passwordDue,
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
  const session = newSession(now, DEFAULT_SESSION_LIMITS);
  await tx
    .insertInto('staff_session')
    .values({ ...rowOf(session, staff, now), staff_id: staff.staffId })
    .execute();
  return session;
}
