import type { PromotionDetail } from '#contract/generated/types.ts';
import { percentText } from '#ui/i18n/percent-text.ts';
import type { TermWords } from './term-words.ts';

/** What a promotion gives, in a sentence. */
export function rewardText(
  { promotion, prizes }: Pick<PromotionDetail, 'promotion' | 'prizes'>,
  { say, money, locale, gameName }: TermWords,
): string {
  const { reward, trigger } = promotion;
  if (trigger.kind === 'board' && prizes.length > 0) return say('promotion:get.place');
  if (prizes.length > 0) return say('promotion:get.prize');
  if (trigger.kind === 'rain') {
    return say('promotion:get.rain', {
      least: money(trigger.leastMicro),
      most: money(trigger.mostMicro),
    });
  }
  if (reward.kind === 'spins' || reward.kind === 'tickets') {
    return say(`promotion:get.${reward.kind}`, { count: reward.rounds });
  }
  if (reward.kind === 'freeRounds') {
    return say('promotion:get.freeRounds', {
      count: reward.rounds,
      stake: money(reward.roundStakeMicro),
      game: reward.gameCode === null ? '' : gameName(reward.gameCode),
    });
  }
  if (reward.amountMicro !== '0') {
    return say(`promotion:get.${reward.kind}`, { amount: money(reward.amountMicro) });
  }
  const share = percentText(reward.percent * 100, locale);
  return reward.maxMicro === '0'
    ? say(`promotion:get.${reward.kind}Share`, { share })
    : say(`promotion:get.${reward.kind}ShareUpTo`, { share, most: money(reward.maxMicro) });
}
