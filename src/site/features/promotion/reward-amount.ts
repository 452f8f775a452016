import type { Promotion } from '#contract/generated/types.ts';
import { percentText } from '#ui/i18n/percent-text.ts';
import type { TermWords } from './term-words.ts';

/** How much a promotion gives, in as few words as fit a card; null: no amount is fixed. */
export function rewardAmount(
  { reward, trigger }: Pick<Promotion, 'reward' | 'trigger'>,
  { say, money, locale }: Pick<TermWords, 'say' | 'money' | 'locale'>,
): string | null {
  if (trigger.kind === 'rain') {
    return say('promotion:rain.range', {
      least: money(trigger.leastMicro),
      most: money(trigger.mostMicro),
    });
  }
  if (reward.kind === 'spins' || reward.kind === 'tickets') {
    return say(`promotion:card.${reward.kind}`, { count: reward.rounds });
  }
  if (reward.kind === 'freeRounds') {
    return say('promotion:card.freeRounds', {
      count: reward.rounds,
      stake: money(reward.roundStakeMicro),
    });
  }
  if (reward.amountMicro !== '0') return money(reward.amountMicro);
  if (reward.percent === 0) return null;
  const share = percentText(reward.percent * 100, locale);
  return reward.maxMicro === '0'
    ? share
    : say('promotion:card.upTo', { share, most: money(reward.maxMicro) });
}
