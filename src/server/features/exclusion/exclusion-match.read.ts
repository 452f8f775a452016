import type { ExclusionPeriod, IdentityFactKind } from '#contract/generated/types.ts';
import type { ReplyOf } from '#contract/operation.ts';
import type { Db } from '../../platform/db/database.ts';
import { cursorId, pageOf, type PageQuery } from '../../platform/paging.ts';
import type { StaffCaller } from '../../platform/session/caller.ts';

/** A brand's accounts that wait for a decision, newest first. */
export async function readExclusionMatches(
  db: Db,
  staff: StaffCaller,
  brand: string,
  page: PageQuery,
): Promise<ReplyOf<'listExclusionMatches'>> {
  let query = db
    .selectFrom('exclusion_match as x')
    .innerJoin('member as m', 'm.id', 'x.member_id')
    .innerJoin('exclusion as e', 'e.id', 'x.exclusion_id')
    .innerJoin('member as o', 'o.id', 'e.member_id')
    .select(['x.id', 'x.member_id', 'x.facts', 'x.created_at', 'm.username'])
    .select(['m.created_at as registered_at', 'e.brand as excluded_brand'])
    .select(['e.period', 'e.started_at', 'e.ends_at', 'o.username as excluded_username'])
    .where('x.brand', '=', brand)
    .where('x.status', '=', 'waiting')
    .orderBy('x.id', 'desc')
    .limit(page.limit + 1);
  if (page.cursor !== undefined) query = query.where('x.id', '<', cursorId(page.cursor));
  return pageOf(await query.execute(), page.limit, (row) => ({
    matchId: String(row.id),
    memberId: String(row.member_id),
    account: row.username,
    registeredAt: row.registered_at.toISOString(),
    // Written by `screenMember` only.
    facts: row.facts as IdentityFactKind[],
    excludedBrand: row.excluded_brand,
    excludedAccount:
      staff.brands === null || staff.brands.has(row.excluded_brand) ? row.excluded_username : null,
    period: row.period as ExclusionPeriod,
    startedAt: row.started_at.toISOString(),
    endsAt: row.ends_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  }));
}
