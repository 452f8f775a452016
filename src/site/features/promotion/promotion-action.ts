import type { PromotionDetail } from '#contract/generated/types.ts';

export interface PromotionActionProps {
  detail: PromotionDetail;
  /** @param text what the action came to */
  onDone: (text: string) => void;
}
