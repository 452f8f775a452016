import { formatMicro } from '#domain/money/format-micro.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Icon } from '#ui/kit/Icon.tsx';
import { IconButton } from '#ui/kit/IconButton.tsx';
import type { StakeChoice } from '../useStake.ts';
import styles from './StakeSelector.module.css';

export interface StakeSelectorProps {
  stake: StakeChoice;
  currency: string;
  /** A round is under way: its stake is decided. */
  locked: boolean;
  /** What the amount is: a spin's stake, a round's, or a chip. */
  kind: 'spin' | 'bet' | 'chip';
}

/** What the next round costs: a step down or up, or straight from the list. */
export function StakeSelector({ stake, currency, locked, kind }: StakeSelectorProps) {
  const say = useTexts('game');
  const locale = useLocale();
  const { stakes, stakeMicro, choose } = stake;
  const place = stakes.indexOf(stakeMicro);
  const step = (by: -1 | 1) => {
    const next = stakes[place + by];
    if (next !== undefined && !locked) choose(next);
  };
  return (
    <div className={styles.selector} data-locked={locked}>
      <IconButton
        icon="minus"
        label={say(`game:stake.down${kind === 'chip' ? '.chip' : ''}`)}
        aria-disabled={locked || place <= 0}
        onClick={() => step(-1)}
      />
      <label className={styles.field}>
        <span className={styles.label}>{say(`game:stake.label.${kind}`)}</span>
        <span className={styles.value}>
          <select
            className={`tabular ${styles.select}`}
            value={String(stakeMicro)}
            disabled={locked}
            onChange={(event) => choose(BigInt(event.target.value))}
          >
            {stakes.map((micro) => (
              <option key={String(micro)} value={String(micro)}>
                {formatMicro(micro, currency, locale)}
              </option>
            ))}
          </select>
          <Icon name="caretDown" size="small" className={styles.caret} />
        </span>
      </label>
      <IconButton
        icon="plus"
        label={say(`game:stake.up${kind === 'chip' ? '.chip' : ''}`)}
        aria-disabled={locked || place >= stakes.length - 1}
        onClick={() => step(1)}
      />
    </div>
  );
}
