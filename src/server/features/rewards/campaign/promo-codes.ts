import type { Campaign, PromoCodeBatch } from '#contract/generated/types.ts';
import type { ReplyOf } from '#contract/operation.ts';
import { findPublished, titleOf } from '../../../promotion/campaign/campaign.read.ts';
import {
  newPromoCode,
  printedPromoCode,
  promoCodeHash,
  tidyPromoCode,
} from '../../../promotion/campaign/promo-code.ts';
import type { Clock } from '../../../platform/clock.ts';
import { isUniqueViolation } from '../../../platform/db/in-transaction.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/id.ts';
import { cursorId, pageOf, type PageQuery } from '../../../platform/paging.ts';
import { Problem } from '../../../platform/problem.ts';

export interface NewCodeBatch {
  readonly brand: string;
  readonly campaignId: bigint;
  readonly label: string;
  readonly kind: 'single' | 'shared';
  readonly count: number;
  readonly uses: number;
  /** null: it is drawn. */
  readonly sharedCode: string | null;
  readonly expiresAt: Date;
  readonly staffId: bigint;
  readonly requestKey: string;
}

/**
 * Makes codes of a campaign. Only their hashes are kept.
 * @returns the batch's id and the codes, which cannot be read again
 * @throws Problem CAMPAIGN_NOT_FOUND for one that gives nothing by code, PROMO_CODE_TAKEN, INVALID_BODY
 */
export async function createCodes(
  tx: Tx,
  { clock, secret }: { clock: Clock; secret: string },
  batch: NewCodeBatch,
): Promise<{ batchId: bigint; codes: string[] }> {
  const { brand, campaignId, kind } = batch;
  const now = clock.now();
  const campaign = await findPublished(tx, brand, campaignId);
  if (campaign === null || campaign.document.trigger.kind !== 'code') {
    throw new Problem('CAMPAIGN_NOT_FOUND');
  }
  if (batch.expiresAt <= now) {
    throw new Problem('INVALID_BODY', { fields: { '/expiresAt': { code: 'IN_THE_PAST' } } });
  }
  const codes = codesOf(batch);
  const batchId = newId();
  await tx
    .insertInto('promo_code_batch')
    .values({
      id: batchId,
      brand,
      campaign_id: campaignId,
      label: batch.label,
      kind,
      count: codes.length,
      uses: kind === 'shared' ? batch.uses : 1,
      expires_at: batch.expiresAt,
      created_by: batch.staffId,
      request_key: batch.requestKey,
      created_at: now,
    })
    .execute();
  try {
    await tx
      .insertInto('promo_code')
      .values(
        codes.map((code) => ({
          brand,
          code_hash: promoCodeHash(secret, code),
          batch_id: batchId,
          uses_left: kind === 'shared' ? batch.uses : 1,
        })),
      )
      .execute();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new Problem('PROMO_CODE_TAKEN', {
      fields: { '/sharedCode': { code: 'PROMO_CODE_TAKEN' } },
      cause: error,
    });
  }
  return { batchId, codes: kind === 'shared' ? codes : codes.map(printedPromoCode) };
}

function codesOf({ kind, count, sharedCode }: NewCodeBatch): string[] {
  if (kind === 'single') return Array.from({ length: count }, newPromoCode);
  const tidy = sharedCode === null ? newPromoCode() : tidyPromoCode(sharedCode);
  if (tidy === null) {
    throw new Problem('INVALID_BODY', { fields: { '/sharedCode': { code: 'pattern' } } });
  }
  return [tidy];
}

const batchRows = (db: Db | Tx, brand: string) =>
  db
    .selectFrom('promo_code_batch as b')
    .innerJoin('campaign as c', 'c.id', 'b.campaign_id')
    .leftJoin('staff as s', 's.id', 'b.created_by')
    .selectAll('b')
    .select(['c.draft', 's.display_name'])
    .where('b.brand', '=', brand);

/** Newest first. */
export async function listCodeBatches(
  db: Db,
  brand: string,
  { cursor, limit }: PageQuery,
  language: string,
): Promise<ReplyOf<'listPromoCodeBatches'>> {
  let rows = batchRows(db, brand)
    .orderBy('b.id', 'desc')
    .limit(limit + 1);
  if (cursor !== undefined) rows = rows.where('b.id', '<', cursorId(cursor));
  return pageOf(await rows.execute(), limit, (row) => viewOf(row, language));
}

/** @throws Problem PROMO_CODE_BATCH_NOT_FOUND */
export async function readCodeBatch(
  db: Db | Tx,
  brand: string,
  id: bigint,
  language: string,
): Promise<PromoCodeBatch> {
  const row = await batchRows(db, brand)
    .where('b.id', '=', id)
    .executeTakeFirstOrThrow(() => new Problem('PROMO_CODE_BATCH_NOT_FOUND'));
  return viewOf(row, language);
}

/** The batch that a request of this person made before; null: it made none. */
export async function findBatchByKey(
  tx: Tx,
  staffId: bigint,
  requestKey: string,
): Promise<bigint | null> {
  const row = await tx
    .selectFrom('promo_code_batch')
    .select('id')
    .where('created_by', '=', staffId)
    .where('request_key', '=', requestKey)
    .executeTakeFirst();
  return row?.id ?? null;
}

function viewOf(
  row: Awaited<ReturnType<ReturnType<typeof batchRows>['execute']>>[number],
  language: string,
): PromoCodeBatch {
  return {
    batchId: String(row.id),
    campaignId: String(row.campaign_id),
    campaignTitle: titleOf(row.draft as Campaign, [language]),
    label: row.label,
    kind: row.kind as PromoCodeBatch['kind'],
    count: row.count,
    uses: row.uses,
    redeemed: row.redeemed,
    expiresAt: row.expires_at.toISOString(),
    revokedAt: row.revoked_at?.toISOString() ?? null,
    createdBy: row.display_name,
    createdAt: row.created_at.toISOString(),
  };
}
