import type { AgentContract } from '#contract/generated/types.ts';
import type { ReplyOf, RequestOf } from '#contract/operation.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { MAX_ID } from '../../platform/id.ts';
import { cursorId, pageOf } from '../../platform/paging.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';
import { accountsOf } from './account.read.ts';
import { BRAND_PAYS, CONTRACT, type ContractRow } from './contract.store.ts';
import { sideOf } from './end-contract.ts';

const PAGE = 20;

/** Contracts as one of their sides sees them, in their order. */
export async function contractViews(
  db: Db | Tx,
  memberId: bigint,
  rows: readonly ContractRow[],
): Promise<AgentContract[]> {
  const others = rows.map((row) =>
    sideOf(row, memberId) === 'upline' ? row.downlineId : row.uplineId,
  );
  const accounts = await accountsOf(db, others);
  return rows.map((row, place) => {
    const isUpline = sideOf(row, memberId) === 'upline';
    return contractView(row, {
      side: isUpline ? 'downline' : row.uplineId === BRAND_PAYS ? 'brand' : 'upline',
      account: accounts[place] ?? '',
    });
  });
}

export function contractView(
  row: ContractRow,
  { side, account }: Pick<AgentContract, 'side' | 'account'>,
): AgentContract {
  const other = side === 'downline' ? row.downlineId : row.uplineId;
  return {
    contractId: String(row.id),
    kind: row.kind,
    side,
    memberId: other === BRAND_PAYS ? null : String(other),
    account,
    status: row.status,
    terms: row.terms,
    offeredAt: row.offeredAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    startsOn: row.fromDay,
    endsOn: row.toDay,
    endAskedBy: row.endAskedBy,
    endsByItselfOn: row.endByItself,
  };
}

/** Contracts of an agent, newest first. */
export async function listContracts(
  db: Db,
  { brand, memberId }: MemberKey,
  { cursor, limit = PAGE, kind, side, isOpen }: RequestOf<'listContracts'>['query'],
): Promise<ReplyOf<'listContracts'>> {
  const rows = (await db
    .selectFrom('contract')
    .select(CONTRACT)
    .where('brand', '=', brand)
    .where('id', '<', cursor === undefined ? MAX_ID : cursorId(cursor))
    .where((eb) =>
      eb.or([
        ...(side === 'upline' ? [] : [eb('upline_id', '=', memberId)]),
        ...(side === 'downline' ? [] : [eb('downline_id', '=', memberId)]),
      ]),
    )
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? ''))
    .$if(isOpen === 'true', (query) => query.where('status', 'in', ['offered', 'active']))
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()) as ContractRow[];
  const views = new Map(
    (await contractViews(db, memberId, rows)).map((view) => [view.contractId, view]),
  );
  return pageOf(rows, limit, ({ id }) => views.get(String(id)) as AgentContract);
}
