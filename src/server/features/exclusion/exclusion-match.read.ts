import type { ExclusionPeriod, IdentityFactKind } from '#contract/generated/types.ts';
import { exclusionMatchList } from '#domain/exclusion/exclusion-match-list.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { desk } from '../../platform/desk/desk.ts';
import type { DeskScope } from '../../platform/desk/desk-scope.ts';
import { usernameKey } from '../../platform/session/username-key.ts';

/** Accounts that wait for a decision, newest first. */
export const exclusionMatchDesk = desk({
  list: exclusionMatchList,
  rows: (db, { brands }) => matchRows(db, brands),
  item: (row: MatchRow, { staff }: DeskScope) => ({
    brand: row.brand,
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
  }),
  views: { waiting: { waits: true } },
  filters: { username: (eb, username) => eb('d.username_key', '=', usernameKey(username)) },
  since: 'created_at',
});

function matchRows(db: Db | Tx, brands: readonly string[]) {
  return db
    .selectFrom('exclusion_match as x')
    .innerJoin('member as m', 'm.id', 'x.member_id')
    .innerJoin('exclusion as e', 'e.id', 'x.exclusion_id')
    .innerJoin('member as o', 'o.id', 'e.member_id')
    .select(['x.id', 'x.brand', 'x.member_id', 'x.facts', 'x.created_at'])
    .select(['m.username', 'm.username_key', 'm.created_at as registered_at'])
    .select(['e.brand as excluded_brand', 'e.period', 'e.started_at', 'e.ends_at'])
    .select('o.username as excluded_username')
    .where('x.brand', 'in', brands)
    .where('x.status', '=', 'waiting');
}

type MatchRow = Awaited<ReturnType<ReturnType<typeof matchRows>['execute']>>[number];
