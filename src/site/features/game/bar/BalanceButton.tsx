import { useState } from 'react';
import { Icon } from '#ui/kit/Icon.tsx';
import { Money } from '#ui/kit/Money.tsx';
import { VisuallyHidden } from '#ui/kit/VisuallyHidden.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import type { GameMoney } from '../round/game-money.ts';
import styles from './BalanceButton.module.css';

/** The balance; pressing it reads it anew. */
export function BalanceButton({ money, currency }: { money: GameMoney; currency: string }) {
  const say = useTexts('game');
  const [reading, setReading] = useState(false);
  const refresh = async (): Promise<void> => {
    setReading(true);
    await money.refresh();
    setReading(false);
  };
  return (
    <button
      type="button"
      className={styles.balance}
      title={say('game:balance.refresh')}
      data-reading={reading}
      onClick={() => void refresh()}
    >
      <Icon name="wallet" size="small" className={styles.icon} />
      <VisuallyHidden>{say('game:balance.label')}</VisuallyHidden>
      <Money micro={money.balanceMicro} currency={currency} />
      <VisuallyHidden>{say('game:balance.refresh')}</VisuallyHidden>
    </button>
  );
}
