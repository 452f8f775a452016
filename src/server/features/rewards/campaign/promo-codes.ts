import type { Campaign, PromoCodeBatch } from '#contract/generated/types.ts';
import { mostGivenMicro } from '#domain/promotion/campaign-faults.ts';
import { promoCodeList } from '#domain/promotion/promo-code-list.ts';
import { rewardAmountMicro } from '#domain/promotion/reward-amount.ts';
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
import { desk } from '../../../platform/desk/desk.ts';
import { newId } from '../../../platform/id.ts';
import { Problem } from '../../../platform/problem.ts';
import type { LanguageOf } from './brand-language.ts';

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
 * The most that a batch pays, in micro-units. Null: the campaign's budget bounds it already, or no such
 * campaign is published.
 */
export async function paidBeyondBudget(
  tx: Tx,
  batch: Pick<NewCodeBatch, 'brand' | 'campaignId' | 'kind' | 'count' | 'uses'>,
  currency: string,
): Promise<bigint | null> {
  const { brand, campaignId, kind, count, uses } = batch;
  const campaign = await findPublished(tx, brand, campaignId);
  if (campaign === null || mostGivenMicro(campaign.document) !== null) return null;
  const each = rewardAmountMicro(campaign.document.reward, { depositMicro: 0n, currency });
  return each * BigInt(kind === 'shared' ? uses : count);
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

const batchRows = (db: Db | Tx, brands: readonly string[]) =>
  db
    .selectFrom('promo_code_batch as b')
    .innerJoin('campaign as c', 'c.id', 'b.campaign_id')
    .leftJoin('staff as s', 's.id', 'b.created_by')
    .selectAll('b')
    .select(['c.draft', 's.display_name'])
    .where('b.brand', 'in', brands);

type Row = Awaited<ReturnType<ReturnType<typeof batchRows>['execute']>>[number];

/** Batches of codes. People know one by its label. */
export function promoCodeDesk(languageOf: LanguageOf) {
  return desk({
    list: promoCodeList,
    rows: (db, { brands }) => batchRows(db, brands),
    item: (row: Row) => viewOf(row, languageOf(row.brand)),
    views: { all: {} },
    filters: {},
    find: {
      where: (eb, text) => eb(eb.fn<string>('lower', ['d.label']), '=', text.trim().toLowerCase()),
      name: ({ label }) => label,
      query: () => ({}),
    },
  });
}

/** @throws Problem PROMO_CODE_BATCH_NOT_FOUND */
export async function readCodeBatch(
  db: Db | Tx,
  brand: string,
  id: bigint,
  language: string,
): Promise<PromoCodeBatch> {
  const row = await batchRows(db, [brand])
    .where('b.id', '=', id)
    .executeTakeFirstOrThrow(() => new Problem('PROMO_CODE_BATCH_NOT_FOUND'));
  return viewOf(row, language);
}

function viewOf(row: Row, language: string): PromoCodeBatch {
  return {
    brand: row.brand,
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
