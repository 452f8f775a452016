import type { Selectable } from 'kysely';
import type { VendorTransfer } from '#contract/generated/types.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { VendorTransferTable } from '../../platform/db/generated/tables.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';

export type VendorTransferRow = Selectable<VendorTransferTable>;

export const OPEN = ['pending', 'unknown'] as const satisfies readonly VendorTransfer['status'][];

export const viewOf = (row: VendorTransferRow): VendorTransfer => ({
  transferId: String(row.id),
  vassalage: row.vendor,
  direction: row.direction as VendorTransfer['direction'],
  currency: row.currency,
  amountMicro: String(row.amount_micro),
  status: row.status as VendorTransfer['status'],
  cause: row.cause as VendorTransfer['cause'],
  refusal: row.refusal as VendorTransfer['refusal'],
  createdAt: row.created_at.toISOString(),
  settledAt: row.settled_at?.toISOString() ?? null,
});

/** The transfer of a member that has not ended at this vendor. */
export const openTransferAt = (
  db: Db | Tx,
  { brand, memberId }: MemberKey,
  vendor: string,
): Promise<VendorTransferRow | undefined> =>
  db
    .selectFrom('vendor_transfer')
    .selectAll()
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('vendor', '=', vendor)
    .where('status', 'in', OPEN)
    .executeTakeFirst();

/** The newest first. */
export const lastTransfers = (
  db: Db,
  { brand, memberId }: MemberKey,
  limit: number,
): Promise<VendorTransferRow[]> =>
  db
    .selectFrom('vendor_transfer')
    .selectAll()
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

interface Said extends MemberKey {
  readonly vendor: string;
  readonly currency: string;
  readonly balanceMicro: bigint;
  readonly at: Date;
}

/** A player whose game has just closed may open the next one. */
const GRACE_MS = 60_000;

/** Keeps what a vendor said that it holds; what is older does not replace what is newer. */
export async function keepBalance(db: Db | Tx, said: Said): Promise<void> {
  const { brand, memberId, vendor, currency, balanceMicro, at } = said;
  const lookAt = new Date(at.getTime() + GRACE_MS);
  await db
    .insertInto('vendor_wallet')
    .values({
      member_id: memberId,
      vendor,
      currency,
      brand,
      balance_micro: balanceMicro,
      read_at: at,
      look_at: lookAt,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['member_id', 'vendor', 'currency'])
        .doUpdateSet({ balance_micro: balanceMicro, read_at: at, look_at: lookAt })
        .where('vendor_wallet.read_at', '<=', at),
    )
    .execute();
}
