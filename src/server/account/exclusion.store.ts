import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import type { Exclusion, ExclusionPeriod, ExclusionSource } from '#contract/generated/types.ts';
import { exclusionEnd } from '#domain/exclusion/exclusion-end.ts';
import type { MemberKey } from '../platform/session/member-key.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import type { Tables } from '../platform/db/generated/tables.ts';
import { newId } from '../platform/id.ts';
import { endMemberSessions } from '../platform/session/end-session.ts';
import { screenOthers } from './exclusion-match.store.ts';
import { tellMember } from './tell-member.ts';
import { lockMember } from '../platform/session/lock-member.ts';

/**
 * Excludes a member from now on. Every session and game session ends in the same transaction; the ledger
 * judges a stake's game session in the statement that takes it, on every node. The member's row is locked
 * first, as a sign-in does. The person's other accounts wait for staff.
 */
export async function startExclusion(
  tx: Tx,
  member: MemberKey,
  { period, source }: Pick<Exclusion, 'period' | 'source'>,
  clock: Clock,
): Promise<Exclusion> {
  const { brand, memberId } = member;
  await lockMember(tx, member);
  const now = clock.now();
  const endsAt = exclusionEnd(period, now);
  const id = newId();
  await tx
    .insertInto('exclusion')
    .values({ id, brand, member_id: memberId, period, source, started_at: now, ends_at: endsAt })
    .execute();
  await screenOthers(tx, member, id, clock);
  await endMemberSessions(tx, { ...member, keepTokenHash: null, reason: 'excluded' }, clock);
  const until = endsAt?.toISOString() ?? null;
  await tellMember(tx, member, 'breakStarted', { until }, clock);
  return { period, source, startedAt: now.toISOString(), endsAt: until };
}

/** A member's exclusions, newest first. Players take none while one lasts, and staff few. */
export async function listExclusions(
  db: Db | Tx,
  { brand, memberId }: MemberKey,
): Promise<Exclusion[]> {
  const rows = await db
    .selectFrom('exclusion')
    .select(['period', 'source', 'started_at', 'ends_at'])
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(50)
    .execute();
  return rows.map(({ period, source, started_at: startedAt, ends_at: endsAt }) => ({
    period: period as ExclusionPeriod,
    source: source as ExclusionSource,
    startedAt: startedAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
  }));
}

/** The exclusion that ends last of those that last. @returns null for a member who may sign in */
export async function currentExclusion(
  tx: Tx,
  member: MemberKey,
  clock: Clock,
): Promise<Exclusion | null> {
  const now = clock.now().toISOString();
  const all = await listExclusions(tx, member);
  return all
    .filter(({ endsAt }) => endsAt === null || endsAt > now)
    .reduce<Exclusion | null>((last, one) => (endsLater(one, last) ? one : last), null);
}

function endsLater({ endsAt }: Exclusion, last: Exclusion | null): boolean {
  if (last === null) return true;
  return last.endsAt !== null && (endsAt === null || endsAt > last.endsAt);
}

/**
 * An exclusion that lasts of somebody who has signed in on a device, on whichever brand.
 * @returns null: nobody excluded is known there
 */
export async function exclusionOnDevice(
  tx: Tx,
  deviceHash: string,
  clock: Clock,
): Promise<Exclusion | null> {
  const owners = await tx
    .selectFrom('known_device as d')
    .innerJoin('exclusion as e', (join) =>
      join.onRef('e.brand', '=', 'd.brand').onRef('e.member_id', '=', 'd.account_id'),
    )
    .select(['d.brand', 'd.account_id'])
    .distinct()
    .where('d.token_hash', '=', deviceHash)
    .where('d.brand', '<>', '')
    .execute();
  for (const { brand, account_id: memberId } of owners) {
    const exclusion = await currentExclusion(tx, { brand, memberId }, clock);
    if (exclusion !== null) return exclusion;
  }
  return null;
}

/** For a query over members: whether the row's member has an exclusion that lasts at `now`. */
export function isExcludedAt(
  eb: ExpressionBuilder<Tables, 'member'>,
  now: Date,
): ExpressionWrapper<Tables, 'member', SqlBool> {
  return eb.exists(
    eb
      .selectFrom('exclusion')
      .select('exclusion.id')
      .whereRef('exclusion.brand', '=', 'member.brand')
      .whereRef('exclusion.member_id', '=', 'member.id')
      .where((own) =>
        own.or([own('exclusion.ends_at', 'is', null), own('exclusion.ends_at', '>', now)]),
      ),
  );
}
