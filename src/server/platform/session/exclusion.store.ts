import type { Exclusion, ExclusionPeriod } from '#contract/generated/types.ts';
import { exclusionEnd } from '#domain/exclusion/exclusion-end.ts';
import type { Clock } from '../clock.ts';
import type { Db, Tx } from '../db/database.ts';
import { newId } from '../id.ts';
import { endMemberSessions } from './end-session.ts';
import { lockMember } from './lock-member.ts';

interface Member {
  brand: string;
  memberId: bigint;
}

/**
 * Excludes a member from now on. Every session and game session ends in the same transaction; the ledger
 * judges a stake's game session in the statement that takes it, on every node. The member's row is locked
 * first, as a sign-in does.
 */
export async function startExclusion(
  tx: Tx,
  member: Member,
  period: ExclusionPeriod,
  clock: Clock,
): Promise<Exclusion> {
  const { brand, memberId } = member;
  await lockMember(tx, member);
  const now = clock.now();
  const endsAt = exclusionEnd(period, now);
  await tx
    .insertInto('exclusion')
    .values({ id: newId(), brand, member_id: memberId, period, started_at: now, ends_at: endsAt })
    .execute();
  await endMemberSessions(tx, { ...member, keepTokenHash: null, reason: 'excluded' }, clock);
  return { period, startedAt: now.toISOString(), endsAt: endsAt?.toISOString() ?? null };
}

/** A member's exclusions, newest first. A player cannot take another while one lasts: there are few. */
export async function listExclusions(
  db: Db | Tx,
  { brand, memberId }: Member,
): Promise<Exclusion[]> {
  const rows = await db
    .selectFrom('exclusion')
    .select(['period', 'started_at', 'ends_at'])
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(50)
    .execute();
  return rows.map(({ period, started_at: startedAt, ends_at: endsAt }) => ({
    period: period as ExclusionPeriod,
    startedAt: startedAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
  }));
}

/** @returns null for a member who may sign in */
export async function currentExclusion(
  tx: Tx,
  member: Member,
  clock: Clock,
): Promise<Exclusion | null> {
  const now = clock.now().toISOString();
  const all = await listExclusions(tx, member);
  return all.find(({ endsAt }) => endsAt === null || endsAt > now) ?? null;
}
