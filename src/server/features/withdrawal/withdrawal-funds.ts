import { channelSettlement, payoutReturnedPostings } from '#domain/ledger/deposit-postings.ts';
import { WITHDRAWAL_PROVIDER } from '#domain/record/player-movement.ts';
import {
  hold,
  type HoldDependencies,
  postHold,
  postHoldPart,
  voidHold,
} from '../../ledger/holds.ts';
import type { PostOutcome } from '../../ledger/transfer-request.ts';
import type { Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';
import type { WithdrawalRow } from './withdrawal.store.ts';

interface Wallet {
  brand: string;
  memberId: bigint;
  currency: string;
  reference: string;
  amountMicro: bigint;
}

/**
 * Reserves the amount. The hold is posted when the player has the money and not when it is sent:
 * until then it is owed, and stays visible in the wallet.
 * @returns the hold's id. @throws Problem INSUFFICIENT_FUNDS
 */
export async function holdFunds(tx: Tx, deps: HoldDependencies, wallet: Wallet): Promise<bigint> {
  const { reference, ...request } = wallet;
  const outcome = await hold(tx, deps, {
    ...request,
    provider: WITHDRAWAL_PROVIDER,
    externalRef: reference,
    purpose: 'withdrawal',
    funds: ['cash'],
    expiresAt: null,
  });
  if (outcome.status === 'posted') return outcome.transferId;
  if (outcome.reason === 'insufficientFunds') {
    const { cash = 0n } = outcome.balances;
    throw new Problem('INSUFFICIENT_FUNDS', {
      fields: { '/amountMicro': { code: 'INSUFFICIENT', messageKey: 'error:INSUFFICIENT_FUNDS' } },
      value: { availableMicro: String(cash) },
    });
  }
  throw new Error(`the hold of a withdrawal was refused: ${outcome.reason}`);
}

/** Gives back what is still held. */
export async function releaseFunds(
  tx: Tx,
  deps: HoldDependencies,
  row: WithdrawalRow,
): Promise<void> {
  posted(await voidHold(tx, deps, { ...keyOf(row), externalRef: `${row.reference}-void` }));
}

/** Posts all that is still held: the player has it. */
export async function postRest(tx: Tx, deps: HoldDependencies, row: WithdrawalRow): Promise<void> {
  posted(
    await postHold(tx, deps, {
      ...keyOf(row),
      externalRef: `${row.reference}-arrived`,
      to: settlementOf(row),
      feeMicro: owedFee(row),
      kind: 'withdrawal',
    }),
  );
}

/** Posts a part that has arrived; the rest stays held. The fee is taken with the first part. */
export async function postArrivedPart(
  tx: Tx,
  deps: HoldDependencies,
  row: WithdrawalRow,
  arrivedMicro: bigint,
): Promise<void> {
  const feeMicro = owedFee(row);
  posted(
    await postHoldPart(tx, deps, {
      ...keyOf(row),
      externalRef: `${row.reference}-part-${(row.received_micro ?? 0n) + arrivedMicro}`,
      to: settlementOf(row),
      amountMicro: arrivedMicro + feeMicro,
      feeMicro,
      kind: 'withdrawal',
    }),
  );
}

/** The bank sent back a payment that had counted as received. */
export async function takeBackPayout(
  tx: Tx,
  { ledger }: HoldDependencies,
  row: WithdrawalRow,
): Promise<bigint> {
  const amountMicro = row.amount_micro - row.fee_micro;
  posted(
    await ledger.postIn(tx, {
      brand: row.brand,
      memberId: row.member_id,
      currency: row.currency,
      provider: WITHDRAWAL_PROVIDER,
      externalRef: `${row.reference}-bounced`,
      kind: 'payoutReturned',
      postings: payoutReturnedPostings({
        amountMicro,
        channel: row.payout_channel ?? WITHDRAWAL_PROVIDER,
      }),
    }),
  );
  return amountMicro;
}

const keyOf = (row: WithdrawalRow) => ({
  memberId: row.member_id,
  holdId: row.hold_id,
  provider: WITHDRAWAL_PROVIDER,
});

const settlementOf = (row: WithdrawalRow) =>
  channelSettlement(row.payout_channel ?? WITHDRAWAL_PROVIDER);

const owedFee = (row: WithdrawalRow): bigint => (row.received_micro === null ? row.fee_micro : 0n);

/** The withdrawal is locked and its step checked: a refusal is a fault of ours. */
function posted(outcome: PostOutcome): void {
  if (outcome.status !== 'posted') {
    throw new Error(`a movement of a withdrawal was refused: ${outcome.reason}`);
  }
}
