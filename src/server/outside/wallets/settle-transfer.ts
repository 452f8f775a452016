import {
  vendorArrivedPostings,
  vendorReceivedPostings,
  vendorReturnedPostings,
} from '#domain/ledger/vendor-postings.ts';
import type { Parts } from '../../parts.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { VendorMoved } from '../../vendors/game-vendor.ts';
import { PROVIDER } from './open-transfer.ts';
import { keepBalance, type VendorTransferRow } from './vendor-transfer.store.ts';

/** Ends a transfer by what its vendor answered, once. @returns whether it ended now */
export async function settleTransfer(
  tx: Tx,
  { ledger, clock }: Pick<Parts, 'ledger' | 'clock'>,
  row: VendorTransferRow,
  moved: VendorMoved,
): Promise<boolean> {
  const at = clock.now();
  const ended = await tx
    .updateTable('vendor_transfer')
    .set({
      status: moved.status,
      refusal: moved.status === 'refused' ? moved.refusal : null,
      settled_at: at,
    })
    .where('id', '=', row.id)
    .where('status', '=', 'unknown')
    .returning('id')
    .executeTakeFirst();
  if (ended === undefined) return false;
  const { brand, member_id: memberId, vendor, currency } = row;
  const end = endOf(row, moved);
  if (end !== null) {
    const outcome = await ledger.postIn(tx, {
      brand,
      memberId,
      currency,
      provider: PROVIDER,
      externalRef: `${end.word}:${row.id}`,
      kind: end.kind,
      postings: end.postings({ vendor, amountMicro: row.amount_micro }),
    });
    if (outcome.status === 'refused') {
      throw new Error(`transfer ${row.id} was not settled: ${outcome.reason}`);
    }
  }
  if (moved.status === 'done') {
    const { balanceMicro } = moved;
    await keepBalance(tx, { brand, memberId, vendor, currency, balanceMicro, at });
  }
  return true;
}

/** The movement that ends a transfer; null: none, since nothing had left. */
function endOf({ direction }: VendorTransferRow, { status }: VendorMoved) {
  if (direction === 'fromVendor') {
    return status === 'refused'
      ? null
      : ({ word: 'received', kind: 'vendorReceived', postings: vendorReceivedPostings } as const);
  }
  return status === 'refused'
    ? ({ word: 'returned', kind: 'vendorReturned', postings: vendorReturnedPostings } as const)
    : ({ word: 'arrived', kind: 'vendorArrived', postings: vendorArrivedPostings } as const);
}
