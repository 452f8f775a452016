import { isTwoCard21, totalOf, TWENTY_ONE } from '../../kit/blackjack/hand.ts';
import type { Say, Wording } from '../../kit/stage/stage-game.ts';
import type { BlackjackState } from './blackjack-state.ts';

/** "15", or "soft 17" where an ace counts as eleven and could still count as one. */
export function totalText(cards: readonly number[], say: Say): string {
  const { total, isSoft } = totalOf(cards);
  return isSoft && cards.length > 1 && total < TWENTY_ONE
    ? say('ace-blackjack:total.soft', { total })
    : say('ace-blackjack:total', { total });
}

/** The same for a hand in which 21 with two cards is a blackjack. */
export function handText(cards: readonly number[], isSplit: boolean, say: Say): string {
  return !isSplit && isTwoCard21(cards)
    ? say('ace-blackjack:result.blackjack')
    : totalText(cards, say);
}

/** How the insurance is, with its amount; empty where there is none. */
export function insuranceText(
  { insurance, insuranceMicro, insurancePayoutMicro }: BlackjackState,
  { say, money }: Pick<Wording, 'say' | 'money'>,
): string {
  if (insurance === null) return '';
  const amount = money(insurance === 'won' ? insurancePayoutMicro : insuranceMicro);
  return `${say(`ace-blackjack:insurance.${insurance}`)} ${amount}`;
}
