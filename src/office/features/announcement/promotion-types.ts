import promotionType from '#schemas/entities/promotion-type.json' with { type: 'json' };
import type { PromotionType } from '#contract/generated/types.ts';

/** What a promotion can be about, in the contract's order. */
export const PROMOTION_TYPES = promotionType.enum as readonly PromotionType[];
