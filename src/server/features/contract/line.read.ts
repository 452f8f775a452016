import type { ContractKind, ContractLine, ContractTier } from '#contract/generated/types.ts';
import type { ReplyOf, RequestOf } from '#contract/operation.ts';
import type { Db } from '../../platform/db/database.ts';
import { MAX_ID } from '../../platform/id.ts';
import { cursorId, pageOf } from '../../platform/paging.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';
import { accountsOf } from './account.read.ts';

const PAGE = 20;

export interface LineRow {
  readonly id: bigint;
  readonly contractId: bigint;
  readonly kind: ContractKind;
  readonly payerId: bigint;
  readonly memberId: bigint;
  readonly from: string;
  readonly to: string;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly currency: string;
  readonly validMicro: bigint;
  readonly profitMicro: bigint;
  readonly winningMicro: bigint;
  readonly losingMicro: bigint;
  readonly activeMembers: bigint;
  readonly tier: ContractTier | null;
  readonly baseMicro: bigint;
  readonly carryMicro: bigint;
  readonly correctionMicro: bigint;
  readonly amountMicro: bigint;
  readonly status: ContractLine['status'];
}

export const LINE = [
  'id',
  'contract_id as contractId',
  'kind',
  'payer_id as payerId',
  'member_id as memberId',
  'from_day as from',
  'to_day as to',
  'starts_at as startsAt',
  'ends_at as endsAt',
  'currency',
  'valid_micro as validMicro',
  'profit_micro as profitMicro',
  'winning_micro as winningMicro',
  'losing_micro as losingMicro',
  'active_members as activeMembers',
  'tier',
  'base_micro as baseMicro',
  'carry_micro as carryMicro',
  'correction_micro as correctionMicro',
  'amount_micro as amountMicro',
  'status',
] as const;

export const lineView = (
  row: LineRow,
  side: ContractLine['side'],
  account: string,
): ContractLine => ({
  lineId: String(row.id),
  contractId: String(row.contractId),
  kind: row.kind,
  side,
  account,
  from: row.from,
  to: row.to,
  startsAt: row.startsAt?.toISOString() ?? null,
  endsAt: row.endsAt?.toISOString() ?? null,
  currency: row.currency,
  figures: {
    validMicro: String(row.validMicro),
    profitMicro: String(row.profitMicro),
    activeMembers: Number(row.activeMembers),
    winningMicro: String(row.winningMicro),
    losingMicro: String(row.losingMicro),
  },
  tier: row.tier,
  baseMicro: String(row.baseMicro),
  carryMicro: String(row.carryMicro),
  correctionMicro: String(row.correctionMicro),
  amountMicro: String(row.amountMicro),
  status: row.status,
});

/** Lines of an agent's contracts, received and owed, newest first. */
export async function listContractLines(
  db: Db,
  { brand, memberId }: MemberKey,
  { cursor, limit = PAGE, kind, side }: RequestOf<'listContractLines'>['query'],
): Promise<ReplyOf<'listContractLines'>> {
  const rows = (await db
    .selectFrom('contract_line')
    .select(LINE)
    .where('brand', '=', brand)
    .where('id', '<', cursor === undefined ? MAX_ID : cursorId(cursor))
    .where((eb) =>
      eb.or([
        ...(side === 'received' ? [] : [eb('payer_id', '=', memberId)]),
        ...(side === 'owed' ? [] : [eb('member_id', '=', memberId)]),
      ]),
    )
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? ''))
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()) as unknown as LineRow[];
  const others = rows.map((row) => (row.payerId === memberId ? row.memberId : row.payerId));
  const accounts = await accountsOf(db, others);
  const places = new Map(rows.map(({ id }, place) => [id, place]));
  return pageOf(rows, limit, (row) =>
    lineView(
      row,
      row.payerId === memberId ? 'owed' : 'received',
      accounts[places.get(row.id) ?? 0] ?? '',
    ),
  );
}
