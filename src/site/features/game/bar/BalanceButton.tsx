import { useState } from 'react';
import { Icon } from '#ui/kit/Icon.tsx';
import { Money } from '#ui/kit/Money.tsx';
import { VisuallyHidden } from '#ui/kit/VisuallyHidden.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { shownBalanceMicro } from '../round/round-state.ts';
import type { Rounds } from '../round/useRounds.ts';
import styles from './BalanceButton.module.css';

/** The balance; pressing it reads it anew. */
export function BalanceButton({ rounds, currency }: { rounds: Rounds; currency: string }) {
  const say = useTexts('game');
  const [reading, setReading] = useState(false);
  const refresh = async (): Promise<void> => {
    setReading(true);
    await rounds.controller.refresh();
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
      <Money micro={shownBalanceMicro(rounds.state)} currency={currency} />
      <VisuallyHidden>{say('game:balance.refresh')}</VisuallyHidden>
    </button>
  );
}
