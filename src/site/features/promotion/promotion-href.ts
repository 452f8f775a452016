import { SCREENS } from '#brand/screens.ts';

/** The address of a promotion. */
export function promotionHref(promotionId: string): string {
  return `${SCREENS.promotions.path}?${new URLSearchParams({ id: promotionId })}`;
}
