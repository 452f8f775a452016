import type { ContractKind, ContractRequest } from '#contract/generated/types.ts';
import type { ReplyOf, RequestOf } from '#contract/operation.ts';
import type { Db } from '../../platform/db/database.ts';
import { MAX_ID } from '../../platform/id.ts';
import { cursorId, pageOf } from '../../platform/paging.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';
import { accountsOf } from './account.read.ts';
import { CONTRACT, type ContractRow } from './contract.store.ts';

const PAGE = 20;

/** Offers and ends of a kind that wait for the player's answer, newest first. */
export async function listContractRequests(
  db: Db,
  { brand, memberId }: MemberKey,
  kind: ContractKind,
  { cursor, limit = PAGE, action }: RequestOf<'listDividendRequests'>['query'],
): Promise<ReplyOf<'listDividendRequests'>> {
  const rows = (await db
    .selectFrom('contract')
    .select(CONTRACT)
    .where('brand', '=', brand)
    .where('kind', '=', kind)
    .where('downline_id', '=', memberId)
    .where('id', '<', cursor === undefined ? MAX_ID : cursorId(cursor))
    .where((eb) =>
      eb.or([
        ...(action === 'termination' ? [] : [eb('status', '=', 'offered')]),
        ...(action === 'new'
          ? []
          : [eb.and([eb('status', '=', 'active'), eb('end_asked_by', '=', 'upline')])]),
      ]),
    )
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()) as ContractRow[];
  const accounts = await accountsOf(
    db,
    rows.map(({ uplineId }) => uplineId),
  );
  const below = await endedBelow(db, memberId, kind);
  const places = new Map(rows.map(({ id }, place) => [id, place]));
  return pageOf(rows, limit, (row): ContractRequest => ({
    requestId: String(row.id),
    contractId: String(row.id),
    kind: row.kind,
    action: row.status === 'offered' ? 'new' : 'termination',
    status: 'offered',
    uplineAccount: accounts[places.get(row.id) ?? 0] || brand,
    period: row.terms.period,
    tiers: row.terms.tiers,
    endsDownlineContracts: row.status === 'offered' ? 0 : below,
    requestedAt: row.offeredAt.toISOString(),
    expiresAt: row.status === 'offered' ? row.expiresAt.toISOString() : null,
  }));
}

async function endedBelow(db: Db, memberId: bigint, kind: ContractKind): Promise<number> {
  const row = await db
    .selectFrom('contract')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .where('upline_id', '=', memberId)
    .where('kind', '=', kind)
    .where('status', '=', 'active')
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
