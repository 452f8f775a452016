import { createHmac, randomInt } from 'node:crypto';
import {
  printedVoucherCode,
  VOUCHER_LENGTH,
  VOUCHER_LETTERS,
} from '#domain/voucher/voucher-code.ts';
import { MAX_AMOUNT_MICRO } from '#domain/money/micro.ts';
import { checkAmount } from '../../cash/check-amount.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/id.ts';
import { Problem } from '../../platform/problem.ts';

export interface NewVoucherBatch {
  brand: string;
  currency: string;
  amountMicro: bigint;
  count: number;
  label: string;
  expiresAt: Date;
  staffId: bigint;
  requestKey: string;
}

/** Codes are kept as their HMAC: who reads the database redeems none. */
export const voucherHash = (secret: string, code: string): string =>
  createHmac('sha256', secret).update(`voucher:${code}`).digest('hex');

/**
 * Makes vouchers. @param codes given in a demo alone; else they are drawn
 * @returns the batch's id and the codes, which cannot be read again
 * @throws Problem AMOUNT_NOT_CONVERTIBLE, INVALID_BODY for an end that is past
 */
export async function createVoucherBatch(
  tx: Tx,
  { clock, secret }: { clock: Clock; secret: string },
  batch: NewVoucherBatch,
  codes: readonly string[] = Array.from({ length: batch.count }, newCode),
): Promise<{ batchId: bigint; codes: string[] }> {
  const now = clock.now();
  checkAmount(batch, { minMicro: 1n, maxMicro: MAX_AMOUNT_MICRO });
  if (batch.expiresAt <= now) {
    throw new Problem('INVALID_BODY', { fields: { '/expiresAt': { code: 'IN_THE_PAST' } } });
  }
  const batchId = newId();
  await tx
    .insertInto('voucher_batch')
    .values({
      id: batchId,
      brand: batch.brand,
      label: batch.label,
      currency: batch.currency,
      amount_micro: batch.amountMicro,
      count: codes.length,
      expires_at: batch.expiresAt,
      created_by: batch.staffId,
      request_key: batch.requestKey,
      created_at: now,
    })
    .execute();
  await tx
    .insertInto('voucher')
    .values(
      codes.map((code) => ({
        brand: batch.brand,
        code_hash: voucherHash(secret, code),
        batch_id: batchId,
      })),
    )
    .execute();
  return { batchId, codes: codes.map(printedVoucherCode) };
}

const newCode = (): string =>
  Array.from(
    { length: VOUCHER_LENGTH },
    () => VOUCHER_LETTERS[randomInt(VOUCHER_LETTERS.length)],
  ).join('');
