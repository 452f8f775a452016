import type { PromoCodeBatch } from '#contract/generated/types.ts';
import { deskList } from '../desk/desk-list.ts';

/** How often the codes of a batch can be redeemed in all. */
export const usesInAll = ({ kind, count, uses }: PromoCodeBatch): number =>
  kind === 'shared' ? uses : count;

/** Batches of codes that give a campaign's reward. */
export const promoCodeList = deskList({
  operation: 'listPromoCodeBatches',
  texts: 'promo-code-desk',
  id: ({ batchId }) => batchId,
  columns: [
    { id: 'label', kind: 'text', lead: true, value: ({ label }) => label },
    { id: 'kind', kind: 'word', words: 'promo-code-desk:kind.', value: ({ kind }) => kind },
    { id: 'campaign', kind: 'text', lead: true, value: ({ campaignTitle }) => campaignTitle },
    { id: 'redeemed', kind: 'count', value: ({ redeemed }) => redeemed },
    { id: 'usesInAll', kind: 'count', value: usesInAll },
    { id: 'expiresAt', kind: 'moment', value: ({ expiresAt }) => expiresAt },
    { id: 'revokedAt', kind: 'moment', hidden: true, value: ({ revokedAt }) => revokedAt },
    { id: 'createdBy', kind: 'text', value: ({ createdBy }) => createdBy },
    { id: 'createdAt', kind: 'moment', value: ({ createdAt }) => createdAt },
  ],
});
