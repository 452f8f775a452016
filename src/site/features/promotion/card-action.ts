import { SCREENS } from '#brand/screens.ts';
import type { Promotion } from '#contract/generated/types.ts';
import { promotionHref } from './promotion-href.ts';

export interface CardAction {
  /** Text key of its button. */
  readonly text: string;
  readonly href: string;
  /** False where the player can only read the terms. */
  readonly isStep: boolean;
}

/** The next step a player can take with a promotion, as the button of its card. */
export function cardAction({
  promotionId,
  status,
  obstacle,
  trigger,
}: Pick<Promotion, 'promotionId' | 'status' | 'obstacle' | 'trigger'>): CardAction {
  const href = promotionHref(promotionId);
  // Conditions can still be met after joining; the other obstacles cannot be removed there.
  const isBarred = obstacle !== null && obstacle !== 'conditions';
  if (status === 'claim' || status === 'issued') {
    return { text: 'promotion:claim', href, isStep: true };
  }
  if (status === 'join' && !isBarred) {
    const text = trigger.kind === 'application' ? 'promotion:card.apply' : 'promotion:join';
    return { text, href, isStep: true };
  }
  if (status === 'joined' && !isBarred && trigger.kind === 'deposit') {
    return { text: 'promotion:toDeposit', href: SCREENS.deposit.path, isStep: true };
  }
  return { text: 'promotion:offers.terms', href, isStep: false };
}
