import { tidyVoucherCode } from '#domain/voucher/voucher-code.ts';
import { requireMayDeposit } from '../../cash/may-deposit.ts';
import type { HoldDependencies } from '../../ledger/holds.ts';
import type { Tx } from '../../platform/db/database.ts';
import { newId, newReference } from '../../platform/id.ts';
import { Problem } from '../../platform/problem.ts';
import { lockMember } from '../../platform/session/lock-member.ts';
import { checkDepositLimits } from '../../cash/deposit/check-deposit-limits.ts';
import { creditPayment } from '../../cash/deposit/credit-payment.ts';
import { voucherHash } from './create-voucher-batch.ts';

/** The channel of vouchers in deposits and in the ledger. */
const VOUCHER = 'voucher';

export interface VoucherRedemption {
  brand: string;
  memberId: bigint;
  currency: string;
  code: string;
}

/**
 * Redeems a voucher: its amount is a deposit, within the player's limits. What cannot be redeemed has
 * one answer, whatever the cause, so that nothing can be learned by trying.
 * @returns the deposit's id
 * @throws Problem VOUCHER_INVALID, DEPOSIT_LIMIT_REACHED, ACCOUNT_EXCLUDED, MEMBER_BLOCKED
 */
export async function redeemVoucher(
  tx: Tx,
  deps: HoldDependencies & { secret: string },
  { brand, memberId, currency, code }: VoucherRedemption,
): Promise<bigint> {
  const owner = { brand, memberId };
  const now = deps.clock.now();
  await lockMember(tx, owner);
  await requireMayDeposit(tx, owner, deps.clock);
  const tidy = tidyVoucherCode(code);
  if (tidy === null) throw invalid();
  const batch = await tx
    .updateTable('voucher as v')
    .from('voucher_batch as b')
    .set({ redeemed_by: memberId, redeemed_at: now })
    .whereRef('b.id', '=', 'v.batch_id')
    .where('v.brand', '=', brand)
    .where('b.brand', '=', brand)
    .where('v.code_hash', '=', voucherHash(deps.secret, tidy))
    .where('v.redeemed_at', 'is', null)
    .where('b.revoked_at', 'is', null)
    .where('b.expires_at', '>', now)
    .where('b.currency', '=', currency)
    .returning(['b.id', 'b.amount_micro', 'b.label'])
    .executeTakeFirst();
  if (batch === undefined) throw invalid();
  await tx
    .updateTable('voucher_batch')
    .set((eb) => ({ redeemed: eb('redeemed', '+', 1) }))
    .where('id', '=', batch.id)
    .execute();
  await checkDepositLimits(tx, { ...owner, amountMicro: batch.amount_micro }, deps.clock);
  const deposit = await tx
    .insertInto('deposit')
    .values({
      id: newId(),
      brand,
      member_id: memberId,
      channel: VOUCHER,
      route: VOUCHER,
      route_name: batch.label,
      currency,
      amount_micro: batch.amount_micro,
      status: 'pending',
      reference: newReference(),
      authorisation: null,
      redirect_url: null,
      cause: 'voucher',
      created_at: now,
      expires_at: now,
      credited_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const payment = { receivedMicro: batch.amount_micro, authorisation: null };
  await creditPayment(tx, deps, deposit, payment);
  return deposit.id;
}

const invalid = (): Problem => new Problem('VOUCHER_INVALID', { fields: { '/code': FAULT } });
const FAULT = { code: 'INVALID', messageKey: 'error:VOUCHER_INVALID' };
