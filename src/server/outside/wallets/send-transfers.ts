import type { Parts } from '../../parts.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';
import type { VendorMoved } from '../../vendors/game-vendor.ts';
import { settleTransfer } from './settle-transfer.ts';
import { OPEN, type VendorTransferRow } from './vendor-transfer.store.ts';

const BATCH = 50;
/** A vendor that does not answer is asked again after 5 s, 10 s, 20 s ... 10 minutes at most. */
const FIRST_PAUSE_MS = 5_000;
const MOST_PAUSE_MS = 600_000;
/** As long as a node may take to ask a vendor before another one asks. */
const CLAIM_MS = 20_000;

export type SendParts = Pick<Parts, 'db' | 'clock' | 'log' | 'ledger' | 'catalogue' | 'relay'>;

/**
 * Asks vendors for the transfers that are due. Each is marked as unknown before its vendor is asked: after a crash
 * the vendor is first asked what it knows, and the same reference never moves money twice.
 * @param of the member whose transfers alone are sent; left out: all
 * @returns how many ended
 */
export async function sendTransfers(parts: SendParts, of?: MemberKey): Promise<number> {
  const { db, relay } = parts;
  const ended = await Promise.all(
    (await claimDue(parts, of)).map(async ({ row, isFirst }) => {
      const moved = await ask(parts, row, isFirst);
      if (moved === null) return false;
      return inTransaction(db, (tx) => settleTransfer(tx, parts, row, moved));
    }),
  );
  const count = ended.filter(Boolean).length;
  if (count > 0) relay.nudge();
  return count;
}

interface Claimed {
  readonly row: VendorTransferRow;
  readonly isFirst: boolean;
}

function claimDue({ db, clock }: SendParts, of?: MemberKey): Promise<Claimed[]> {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    const due = tx
      .selectFrom('vendor_transfer')
      .selectAll()
      .where('status', 'in', OPEN)
      .where('next_try_at', '<=', now)
      .orderBy('next_try_at')
      .limit(BATCH)
      .forUpdate()
      .skipLocked();
    const rows = await (
      of === undefined
        ? due
        : due.where('brand', '=', of.brand).where('member_id', '=', of.memberId)
    ).execute();
    for (const { id, attempts } of rows) {
      const pause = Math.min(FIRST_PAUSE_MS * 2 ** Math.min(attempts, 20), MOST_PAUSE_MS);
      await tx
        .updateTable('vendor_transfer')
        .set({
          status: 'unknown',
          attempts: attempts + 1,
          next_try_at: new Date(now.getTime() + Math.max(pause, CLAIM_MS)),
        })
        .where('id', '=', id)
        .execute();
    }
    return rows.map((row) => ({ row, isFirst: row.status === 'pending' }));
  });
}

/** @returns null where the vendor is silent, unreadable or not there any more */
async function ask(
  { catalogue, log }: SendParts,
  row: VendorTransferRow,
  isFirst: boolean,
): Promise<VendorMoved | null> {
  const { id, vendor, member_id: memberId, currency, amount_micro: amountMicro } = row;
  const wallet = catalogue.vendor(vendor)?.ownWallet ?? null;
  if (wallet === null) return null;
  const reference = String(id);
  const direction = row.direction === 'toVendor' ? 'toVendor' : 'fromVendor';
  try {
    const known = isFirst ? null : await wallet.outcomeOf(reference);
    return known ?? (await wallet.move({ direction, reference, memberId, currency, amountMicro }));
  } catch (error) {
    log.warn({ err: error, vendor, reference }, 'a vendor is silent about a transfer');
    return null;
  }
}
