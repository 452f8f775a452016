import { SCREENS } from '#brand/screens.ts';
import type { Bonus } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Anchor } from '#ui/kit/Anchor.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { Money } from '#ui/kit/Money.tsx';
import styles from './RunningBonus.module.css';

/** The running bonus: what is left of it and of its turnover. Opens in a tab: the game stays. */
export function RunningBonus({ bonus }: { bonus: Bonus }) {
  const say = useTexts('game');
  const { kind, currency, balanceMicro, leftMicro, roundsLeft } = bonus;
  return (
    <Anchor
      className={styles.bonus}
      href={SCREENS.bonusDetails.path}
      newTab
      title={say('game:bonus.details')}
    >
      <Icon name="gift" size="small" className={styles.icon} />
      {kind === 'freeRounds' ? (
        <span>{say('game:bonus.rounds', { count: roundsLeft })}</span>
      ) : (
        <>
          {kind === 'bonus' ? (
            <span>
              {say('game:bonus')} <Money micro={BigInt(balanceMicro)} currency={currency} />
            </span>
          ) : null}
          <span>
            {say('game:bonus.turnoverLeft')} <Money micro={BigInt(leftMicro)} currency={currency} />
          </span>
        </>
      )}
    </Anchor>
  );
}
