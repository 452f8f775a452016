import type { ReceiptOutcome } from '#contract/generated/types.ts';
import { allowsStep } from '#domain/withdrawal/withdrawal-status.ts';
import { checkAmount } from '../../cash/check-amount.ts';
import type { HoldDependencies } from '../../ledger/holds.ts';
import type { Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';
import { postArrivedPart, postRest } from './withdrawal-funds.ts';
import {
  lockWithdrawal,
  missingMicro,
  moveWithdrawal,
  type WithdrawalKey,
} from './withdrawal.store.ts';

export interface Receipt extends WithdrawalKey {
  memberId: bigint;
  outcome: ReceiptOutcome;
  /** What arrived, for `partly`. */
  receivedMicro: bigint | null;
}

/**
 * The player says whether a payment arrived. What did not arrive stays held for the player until
 * staff have settled the dispute.
 * @throws Problem WITHDRAWAL_NOT_FOUND, WITHDRAWAL_NOT_SENT, AMOUNT_OUT_OF_RANGE,
 * AMOUNT_NOT_CONVERTIBLE, PROOF_MISSING
 */
export async function confirmReceipt(
  tx: Tx,
  deps: HoldDependencies,
  receipt: Receipt,
): Promise<void> {
  const row = await lockWithdrawal(tx, receipt);
  if (!allowsStep(row.status, 'confirm')) throw new Problem('WITHDRAWAL_NOT_SENT');
  const at = deps.clock.now();
  const { outcome: claim } = receipt;
  const by = { at, byMember: true };
  const missing = missingMicro(row);
  if (claim === 'received') {
    await postRest(tx, deps, row);
    await moveWithdrawal(
      tx,
      row,
      {
        status: 'received',
        claim,
        receipt: 'player',
        received_micro: row.amount_micro - row.fee_micro,
        ended_at: at,
      },
      { ...by, kind: 'received', amountMicro: missing },
    );
    return;
  }
  const disputed = { status: 'disputed', claim, confirm_by: null } as const;
  if (claim === 'notReceived') {
    if (row.proof_count === 0) throw new Problem('PROOF_MISSING');
    await moveWithdrawal(tx, row, disputed, { ...by, kind: 'claimed', text: claim });
    return;
  }
  const arrivedMicro = receipt.receivedMicro ?? 0n;
  const bounds = { minMicro: 1n, maxMicro: missing - 1n };
  checkAmount({ amountMicro: arrivedMicro, currency: row.currency }, bounds, '/receivedMicro');
  await postArrivedPart(tx, deps, row, arrivedMicro);
  await moveWithdrawal(
    tx,
    row,
    { ...disputed, received_micro: (row.received_micro ?? 0n) + arrivedMicro },
    { ...by, kind: 'claimed', text: claim, amountMicro: arrivedMicro },
  );
}
