import type { CampaignReward } from '#contract/generated/types.ts';
import type { NetEffect } from '#domain/promotion/net-effect.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Money } from '#ui/kit/Money.tsx';
import { Line, LineList } from '#ui/kit/LineList.tsx';
import { useMoneyText } from '../../frame/useMoneyText.ts';
import styles from './NetEffectFigures.module.css';

export interface NetEffectFiguresProps {
  effect: NetEffect;
  reward: CampaignReward;
  minDepositMicro: bigint;
  currency: string;
}

/** What an offer means for the player's money, before it is taken. */
export function NetEffectFigures(props: NetEffectFiguresProps) {
  const { effect, reward, minDepositMicro, currency } = props;
  const say = useTexts('promotion');
  const money = useMoneyText(currency);
  if (!effect.qualifies) {
    return (
      <p className={styles.note} role="status">
        {say('promotion:effect.tooLow', { amount: money(minDepositMicro) })}
      </p>
    );
  }
  const { rewardMicro, playableMicro, turnoverMicro, lockedMicro, typicalCostMicro } = effect;
  return (
    <>
      <LineList>
        <Line name={say(`promotion:effect.reward.${reward.kind}`)}>
          {reward.kind === 'freeRounds' ? (
            say('promotion:effect.rounds', {
              count: reward.rounds,
              stake: money(reward.roundStakeMicro),
            })
          ) : (
            <Money micro={rewardMicro} currency={currency} />
          )}
        </Line>
        <Line name={say('promotion:effect.playable')}>
          <Money micro={playableMicro} currency={currency} />
        </Line>
        <Line name={say('promotion:effect.turnover')}>
          {turnoverMicro === 0n ? (
            say('promotion:effect.none')
          ) : (
            <Money micro={turnoverMicro} currency={currency} />
          )}
        </Line>
        {lockedMicro === 0n ? null : (
          <Line name={say('promotion:effect.locked')}>
            <Money micro={lockedMicro} currency={currency} />
          </Line>
        )}
        {turnoverMicro === 0n ? null : (
          <Line name={say('promotion:effect.cost')}>
            <Money micro={typicalCostMicro} currency={currency} />
          </Line>
        )}
      </LineList>
      {turnoverMicro === 0n ? null : (
        <p className={styles.note}>{say('promotion:effect.costNote')}</p>
      )}
    </>
  );
}
