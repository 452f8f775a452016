import { openRoundsOf } from '../../play/rounds/round.read.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Compared } from './compare.read.ts';
import type { FoundDifference } from './keep-differences.ts';

/** A round that is open for longer has not ended by itself. */
const ROUND_HOURS = 24;
/** Money under way is asked for every ten minutes: after so long a person has to look. */
const TRANSFER_HOURS = 1;
const HOUR_MS = 3_600_000;

/** Rounds of a vendor, or transfers to and from it, that did not end in time, the oldest first. */
export async function openEnds(
  tx: Tx,
  { party, keepsWallets, now }: Compared,
  limit: number,
): Promise<readonly FoundDifference[]> {
  if (party.kind === 'channel') return [];
  const vendor = party.code;
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  if (keepsWallets) return openTransfers(tx, { vendor, before: hoursAgo(TRANSFER_HOURS), limit });
  const rounds = await openRoundsOf(tx, { vendor, before: hoursAgo(ROUND_HOURS), limit });
  return rounds.map((round) => ({
    brand: round.brand,
    fault: 'open',
    reference: round.round_ref,
    memberId: round.member_id,
    currency: round.currency,
    hereMicro: round.payout_micro - round.stake_micro,
    thereMicro: null,
    roundRef: round.round_ref,
    at: round.opened_at,
  }));
}

async function openTransfers(
  tx: Tx,
  { vendor, before, limit }: { vendor: string; before: Date; limit: number },
): Promise<readonly FoundDifference[]> {
  const rows = await tx
    .selectFrom('vendor_transfer')
    .selectAll()
    .where('status', '=', 'unknown')
    .where('vendor', '=', vendor)
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    brand: row.brand,
    fault: 'open',
    reference: String(row.id),
    memberId: row.member_id,
    currency: row.currency,
    // Money to the vendor left the wallet when the transfer was opened.
    hereMicro: row.direction === 'toVendor' ? -row.amount_micro : 0n,
    thereMicro: null,
    roundRef: null,
    at: row.created_at,
  }));
}
