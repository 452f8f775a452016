import { depositReversedPostings } from '#domain/ledger/deposit-postings.ts';
import type { HoldDependencies } from '../../ledger/holds.ts';
import { writeAudit } from '../../platform/audit.ts';
import type { Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';
import { lockMember } from '../../platform/session/lock-member.ts';

export interface DepositReversal {
  brand: string;
  depositId: bigint;
  staffId: bigint;
  reason: string;
}

/**
 * Takes a credited deposit back, because its channel did: first from the player's cash, the rest as a
 * debt. What was given for it ends, by the event of the movement.
 * @throws Problem DEPOSIT_NOT_FOUND, DEPOSIT_NOT_REVERSIBLE
 */
export async function reverseDeposit(
  tx: Tx,
  deps: Pick<HoldDependencies, 'ledger' | 'clock'>,
  { brand, depositId, staffId, reason }: DepositReversal,
): Promise<void> {
  const deposit = await tx
    .selectFrom('deposit')
    .select(['member_id', 'channel', 'reference', 'currency', 'status', 'received_micro'])
    .select(['fee_micro', 'version'])
    .where('id', '=', depositId)
    .where('brand', '=', brand)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(() => new Problem('DEPOSIT_NOT_FOUND'));
  const { received_micro: amountMicro } = deposit;
  if (deposit.status !== 'credited' || amountMicro === null) {
    throw new Problem('DEPOSIT_NOT_REVERSIBLE');
  }
  await lockMember(tx, { brand, memberId: deposit.member_id });
  const outcome = await deps.ledger.postIn(tx, {
    brand,
    memberId: deposit.member_id,
    currency: deposit.currency,
    provider: deposit.channel,
    externalRef: `${deposit.reference}-reversed`,
    kind: 'depositReversed',
    postings: depositReversedPostings({
      amountMicro,
      channel: deposit.channel,
      feeMicro: deposit.fee_micro ?? 0n,
    }),
    event: { depositId: String(depositId) },
  });
  if (outcome.status !== 'posted') {
    throw new Error(`a deposit could not be reversed: ${outcome.reason}`);
  }
  const at = deps.clock.now();
  await tx
    .updateTable('deposit')
    .set({ status: 'reversed', reversed_at: at, version: deposit.version + 1 })
    .where('id', '=', depositId)
    .where('brand', '=', brand)
    .execute();
  await writeAudit(tx, {
    staffId,
    brand,
    action: 'reverseDeposit',
    subject: String(depositId),
    before: { status: 'credited' },
    after: { status: 'reversed' },
    reason,
    at,
  });
}
