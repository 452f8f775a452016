import type { Promotion, PromotionType } from '#contract/generated/types.ts';

/** Order of the types in the filter. */
const TYPES: readonly PromotionType[] = [
  'newPlayer',
  'deposit',
  'rebate',
  'gaming',
  'rngSlots',
  'liveCasino',
  'sport',
  'fish',
  'pvpPoker',
  'lotto',
  'rank',
  'pointMall',
  'appDownload',
  'other',
];

/** The types that these promotions have. */
export function typesOf(promotions: readonly Promotion[]): readonly PromotionType[] {
  return TYPES.filter((type) => promotions.some((promotion) => promotion.type === type));
}

export function asPromotionType(value: string | null): PromotionType | null {
  return TYPES.find((type) => type === value) ?? null;
}
