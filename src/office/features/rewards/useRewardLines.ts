import type { Campaign } from '#contract/generated/types.ts';
import { paidPlaces, prizePotMicro } from '#domain/mission/share-prizes.ts';
import { isDraw } from '#domain/promotion/draw-unit.ts';
import { formatAmount } from '#staff/values/format-amount.ts';
import { useOfficeLocale } from '#staff/values/useOfficeLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';

/** What a player gets and owes, in plain words. */
export function useRewardLines(campaign: Campaign, currency: string): readonly string[] {
  const say = useTexts('promotion-desk');
  const locale = useOfficeLocale();
  const { trigger, reward, prizes } = campaign;
  const amount = (micro: string): string =>
    `${formatAmount(BigInt(micro), currency, locale).figures} ${currency}`;
  const kind = say(`promotion-desk:kind.${reward.kind}`);
  const gives = (): string => {
    if (trigger.kind === 'board') {
      return say('promotion-desk:line.board', {
        amount: amount(String(prizePotMicro(prizes))),
        places: paidPlaces(prizes),
      });
    }
    if (trigger.kind === 'rain') {
      const params = { count: trigger.envelopes, amount: amount(campaign.budgetMicro) };
      return say('promotion-desk:line.rain', params);
    }
    if (reward.kind === 'spins' || reward.kind === 'tickets') {
      return say('promotion-desk:line.counted', { count: reward.rounds, kind });
    }
    if (isDraw(trigger.kind)) {
      const largest = prizes.reduce(
        (most, { amountMicro }) => (BigInt(amountMicro) > BigInt(most) ? amountMicro : most),
        '0',
      );
      const params = { amount: amount(largest), ticket: amount(trigger.ticketMicro) };
      return say(`promotion-desk:line.${trigger.kind}`, params);
    }
    if (reward.kind === 'freeRounds') {
      const stake = amount(reward.roundStakeMicro);
      const params = { rounds: reward.rounds, stake, game: reward.gameCode ?? '–' };
      return say('promotion-desk:line.freeRounds', params);
    }
    if (reward.amountMicro !== '0') {
      return say('promotion-desk:line.fixed', { amount: amount(reward.amountMicro), kind });
    }
    const share = { percent: reward.percent, kind };
    return reward.maxMicro === '0'
      ? say('promotion-desk:line.share', share)
      : say('promotion-desk:line.shareUpTo', { ...share, most: amount(reward.maxMicro) });
  };
  const owes = ['cash', 'bonus'].includes(reward.kind) && reward.turnoverTimes > 0;
  return [
    gives(),
    ...(trigger.kind === 'deposit' && trigger.minDepositMicro !== '0'
      ? [say('promotion-desk:line.minDeposit', { amount: amount(trigger.minDepositMicro) })]
      : []),
    owes
      ? say(`promotion-desk:line.turnover.${reward.turnoverOn}`, {
          times: reward.turnoverTimes,
          days: reward.days,
        })
      : say('promotion-desk:line.noTurnover'),
    ...(owes && reward.maxStakeMicro !== '0'
      ? [say('promotion-desk:line.maxStake', { amount: amount(reward.maxStakeMicro) })]
      : []),
    say('promotion-desk:line.times', {
      count: campaign.timesPerMember,
      per: say(`promotion-desk:timesPer.${campaign.timesPer}`),
    }),
    say('promotion-desk:line.claim', { days: campaign.claimDays }),
  ];
}
