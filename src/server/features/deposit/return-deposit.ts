import { channelSettlement } from '#domain/ledger/deposit-postings.ts';
import { type HoldDependencies, postHold } from '../../ledger/holds.ts';
import { writeAudit } from '../../platform/audit.ts';
import type { Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';

export interface DepositReturn {
  brand: string;
  depositId: bigint;
  staffId: bigint;
  /** How it was paid back. */
  reason: string;
}

/**
 * Ends the hold on a deposit that went back to its player, and settles with the channel.
 * @throws Problem DEPOSIT_NOT_FOUND also for one that was returned before
 */
export async function returnDeposit(
  tx: Tx,
  deps: HoldDependencies,
  { brand, depositId, staffId, reason }: DepositReturn,
): Promise<void> {
  const deposit = await tx
    .selectFrom('deposit')
    .select(['member_id', 'channel', 'reference', 'hold_id', 'amount_micro', 'currency', 'version'])
    .where('id', '=', depositId)
    .where('brand', '=', brand)
    .where('status', '=', 'returnable')
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (deposit === undefined || deposit.hold_id === null) throw new Problem('DEPOSIT_NOT_FOUND');
  const outcome = await postHold(tx, deps, {
    memberId: deposit.member_id,
    holdId: deposit.hold_id,
    provider: deposit.channel,
    externalRef: `${deposit.reference}-returned`,
    to: channelSettlement(deposit.channel),
  });
  if (outcome.status === 'refused') {
    throw new Error(`a deposit could not be returned: ${outcome.reason}`);
  }
  const at = deps.clock.now();
  await tx
    .updateTable('deposit')
    .set({ status: 'returned', returned_at: at, version: deposit.version + 1 })
    .where('id', '=', depositId)
    .where('brand', '=', brand)
    .execute();
  await writeAudit(tx, {
    staffId,
    brand,
    action: 'returnDeposit',
    subject: String(depositId),
    before: { status: 'returnable' },
    after: { status: 'returned' },
    reason,
    at,
  });
}
