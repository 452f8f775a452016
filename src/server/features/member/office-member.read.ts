import type { Expression, ExpressionBuilder, Selectable, SqlBool } from 'kysely';
import type {
  PlayerLimits,
  MemberDetail,
  MemberStatus,
  MemberSummary,
} from '#contract/generated/types.ts';
import type { ReplyOf, RequestOf } from '#contract/operation.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import type { MemberTable, Tables } from '../../platform/db/generated/tables.ts';
import { cursorId, pageOf } from '../../platform/paging.ts';
import type { StaffCaller } from '../../platform/session/caller.ts';
import { isExcludedAt, listExclusions } from '../../account/exclusion.store.ts';
import { usernameKey } from '../../platform/session/username-key.ts';

export interface MemberFunds {
  totalMicro: bigint;
  heldMicro: bigint;
  funds: readonly {
    fund: 'cash' | 'bonus' | 'promo' | 'locked' | 'receivable';
    amountMicro: bigint;
  }[];
}

/** Balances of members by id; the composition root reads them from the ledger. */
export type FundsOf = (
  db: Db,
  members: readonly { brand: string; memberId: bigint; currency: string }[],
) => Promise<ReadonlyMap<bigint, MemberFunds>>;

/** A member's own limits; the composition root reads them from the feature that has them. */
export type LimitsOf = (member: {
  brand: string;
  memberId: bigint;
  currency: string;
}) => Promise<PlayerLimits>;

/** Members that a search by the start of a name looks at: a longer start finds the others. */
const MAX_NAMED = 1_000;

const NO_FUNDS: MemberFunds = { totalMicro: 0n, heldMicro: 0n, funds: [] };

/**
 * Members of the brands this person may see, newest first; the search is by the start of the name, by id,
 * or by a whole e-mail address or telephone number. Trial players, who come and go in a day, are found by a search alone.
 */
export async function listMembers(
  db: Db,
  staff: StaffCaller,
  query: RequestOf<'listMembers'>['query'],
  { fundsOf, clock }: { fundsOf: FundsOf; clock: Clock },
): Promise<ReplyOf<'listMembers'>> {
  const limit = query.limit ?? 20;
  const now = clock.now();
  let rows = visibleMembers(db, staff, now)
    .orderBy('id', 'desc')
    .limit(limit + 1);
  if (query.brand !== undefined) rows = rows.where('brand', '=', query.brand);
  const { status } = query;
  if (status !== undefined) rows = rows.where((eb) => hasStatus(eb, status, now));
  if (query.cursor !== undefined) rows = rows.where('id', '<', cursorId(query.cursor));
  const search = usernameKey(query.search ?? '');
  if (search === '') rows = rows.where('account_type', '<>', 4);
  else {
    const id = /^[1-9][0-9]{0,18}$/.test(search) ? BigInt(search) : null;
    // Found by name first: by the order of ids, a rare name would be looked for in every member.
    let named = visibleMembers(db, staff, now)
      .clearSelect()
      .select('id')
      .where('username_key', 'like', `${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`)
      .limit(MAX_NAMED);
    named =
      query.brand === undefined
        ? named.where('brand', 'in', db.selectFrom('brand').select('id'))
        : named.where('brand', '=', query.brand);
    const ids = (await named.execute()).map((row) => row.id);
    ids.push(...(await byIdentity(db, query.search ?? '', query.brand)));
    if (id !== null && id < 2n ** 63n) ids.push(id);
    rows = rows.where('id', 'in', [...ids, 0n]);
  }
  const found = await rows.execute();
  const funds = await fundsOf(db, found.map(accountOf));
  return pageOf(found, limit, (row) => summaryOf(row, funds.get(row.id) ?? NO_FUNDS));
}

/** Members by an e-mail address or a telephone number, whole as they were given. */
async function byIdentity(db: Db, search: string, brand: string | undefined): Promise<bigint[]> {
  const value = search.trim().toLowerCase();
  const kind = value.includes('@') ? 'email' : /^\+?\d{7,15}$/.test(value) ? 'mobile' : null;
  if (kind === null) return [];
  const values = kind === 'email' ? [value] : [value, `+${value.replace(/^\+/, '')}`];
  let rows = db
    .selectFrom('member_identity')
    .select('member_id')
    .where('kind', '=', kind)
    .where('value', 'in', values)
    .limit(MAX_NAMED);
  if (brand !== undefined) rows = rows.where('brand', '=', brand);
  return (await rows.execute()).map((row) => row.member_id);
}

/** null when there is no such member, or none this person may see. */
export async function findMember(
  db: Db,
  staff: StaffCaller,
  id: bigint,
  { fundsOf, limitsOf, clock }: { fundsOf: FundsOf; limitsOf: LimitsOf; clock: Clock },
): Promise<MemberDetail | null> {
  const row = await visibleMembers(db, staff, clock.now()).where('id', '=', id).executeTakeFirst();
  if (row === undefined) return null;
  const funds = (await fundsOf(db, [accountOf(row)])).get(row.id) ?? NO_FUNDS;
  const exclusions = await listExclusions(db, accountOf(row));
  const { limits } = await limitsOf(accountOf(row));
  return {
    exclusions,
    limits,
    member: summaryOf(row, funds),
    language: row.language,
    heldMicro: String(funds.heldMicro),
    funds: funds.funds.map(({ fund, amountMicro }) => ({ fund, amountMicro: String(amountMicro) })),
    profile: row.profile as Record<string, string>,
    registeredIp: row.registered_ip,
    registerUrl: row.register_url,
    termsVersion: row.terms_version,
    termsAcceptedAt: row.terms_accepted_at.toISOString(),
  };
}

type MemberRow = Selectable<MemberTable> & { is_excluded: SqlBool };

export function visibleMembers(db: Db, staff: StaffCaller, now: Date) {
  const rows = db
    .selectFrom('member')
    .selectAll()
    .select((eb) => isExcludedAt(eb, now).as('is_excluded'));
  return staff.brands === null ? rows : rows.where('brand', 'in', [...staff.brands, '']);
}

/** The members that `statusOf` gives this status. */
function hasStatus(
  eb: ExpressionBuilder<Tables, 'member'>,
  status: MemberStatus,
  now: Date,
): Expression<SqlBool> {
  if (status === 'closed') return eb('status', '=', status);
  const isExcluded = isExcludedAt(eb, now);
  if (status === 'excluded') return eb.and([eb('status', '<>', 'closed'), isExcluded]);
  return eb.and([eb('status', '=', status), eb.not(isExcluded)]);
}

/** A member who may not sign in at all counts as closed, then as excluded, whatever else is set. */
function statusOf(row: MemberRow): MemberStatus {
  if (row.status !== 'closed' && Boolean(row.is_excluded)) return 'excluded';
  return row.status as MemberStatus;
}

function accountOf(row: MemberRow) {
  return { brand: row.brand, memberId: row.id, currency: row.currency };
}

function summaryOf(row: MemberRow, funds: MemberFunds): MemberSummary {
  return {
    id: String(row.id),
    brand: row.brand,
    account: row.username,
    nickname: row.nickname,
    type: row.account_type as MemberSummary['type'],
    status: statusOf(row),
    currency: row.currency,
    balanceMicro: String(funds.totalMicro),
    createdAt: row.created_at.toISOString(),
    lastLoginAt: row.last_login_at?.toISOString() ?? null,
  };
}
