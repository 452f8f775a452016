import { vendorSentPostings } from '#domain/ledger/vendor-postings.ts';
import { MAX_AMOUNT_MICRO } from '#domain/money/micro.ts';
import { boundsStakes, readPlayRules } from '../../account/safer-play/play-rules.store.ts';
import { checkAmount } from '../../cash/check-amount.ts';
import { requireMayDeposit } from '../../cash/may-deposit.ts';
import type { Parts } from '../../parts.ts';
import type { Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/id.ts';
import { Problem } from '../../platform/problem.ts';
import { lockMember } from '../../platform/session/lock-member.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';
import type { VendorTransfer } from '#contract/generated/types.ts';
import { openTransferAt, type VendorTransferRow } from './vendor-transfer.store.ts';

/** Provider of transfers to and from vendors in the ledger. */
export const PROVIDER = 'vendorWallet';

export interface TransferOrder extends MemberKey, Pick<VendorTransfer, 'direction' | 'cause'> {
  readonly vendor: string;
  /** Every amount is a multiple of it. */
  readonly unitMicro: bigint;
  readonly currency: string;
  readonly amountMicro: bigint;
}

/**
 * Writes a transfer that the vendor is asked for after the commit. Money to a vendor leaves the wallet at once.
 * @throws Problem TRANSFER_UNDER_WAY, AMOUNT_OUT_OF_RANGE, AMOUNT_NOT_CONVERTIBLE, INSUFFICIENT_FUNDS, and to a
 * vendor MEMBER_BLOCKED, ACCOUNT_EXCLUDED, LIMITS_NOT_KEPT
 */
export async function openTransfer(
  tx: Tx,
  { ledger, clock }: Pick<Parts, 'ledger' | 'clock'>,
  order: TransferOrder,
): Promise<VendorTransferRow> {
  const { brand, memberId, vendor, currency, amountMicro, direction, cause, unitMicro } = order;
  checkAmount({ amountMicro, currency }, { minMicro: 1n, maxMicro: MAX_AMOUNT_MICRO });
  if (amountMicro % unitMicro !== 0n) {
    throw new Problem('AMOUNT_NOT_CONVERTIBLE', {
      fields: { '/amountMicro': { code: 'pattern' } },
    });
  }
  await lockMember(tx, order);
  if ((await openTransferAt(tx, order, vendor)) !== undefined) {
    throw new Problem('TRANSFER_UNDER_WAY');
  }
  const id = newId();
  if (direction === 'toVendor') {
    await requireMayDeposit(tx, order, clock);
    // Stakes at the vendor pass no gate of ours: what a player has bounded must not go there.
    if (boundsStakes(await readPlayRules(tx, order, clock))) throw new Problem('LIMITS_NOT_KEPT');
    const outcome = await ledger.postIn(tx, {
      brand,
      memberId,
      currency,
      provider: PROVIDER,
      externalRef: `sent:${id}`,
      kind: 'vendorSent',
      postings: vendorSentPostings({ vendor, amountMicro }),
    });
    if (outcome.status === 'refused') {
      if (outcome.reason !== 'insufficientFunds' && outcome.reason !== 'accountMissing') {
        throw new Error(`a transfer to a vendor was refused: ${outcome.reason}`);
      }
      const balanceMicro = String(outcome.balances.cash ?? 0n);
      throw new Problem('INSUFFICIENT_FUNDS', { value: { currency, balanceMicro } });
    }
  }
  const now = clock.now();
  return tx
    .insertInto('vendor_transfer')
    .values({
      id,
      brand,
      member_id: memberId,
      vendor,
      direction,
      currency,
      amount_micro: amountMicro,
      status: 'pending',
      cause,
      next_try_at: now,
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
