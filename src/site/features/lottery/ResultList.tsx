import { useState } from 'react';
import type { LotteryDraw } from '#contract/generated/types.ts';
import type { Lottery } from '#domain/lottery/lottery.ts';
import { formatMoment } from '#ui/i18n/format-moment.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Skeleton } from '#ui/kit/Skeleton.tsx';
import { DrawNumbers } from './DrawNumbers.tsx';
import { DrawProof } from './DrawProof.tsx';
import listStyles from './List.module.css';
import styles from './Lottery.module.css';

export interface ResultListProps {
  lottery: Lottery;
  draws: readonly LotteryDraw[] | undefined;
}

/** The latest draws, each with its proof. */
export function ResultList({ lottery, draws }: ResultListProps) {
  const say = useTexts('lottery');
  const locale = useLocale();
  const [proven, setProven] = useState<string | null>(null);
  if (draws === undefined) return <Skeleton shape="block" count={2} />;
  if (draws.length === 0) return <p className={styles.quiet}>{say('lottery:results.empty')}</p>;
  return (
    <ul className={listStyles.tickets}>
      {draws.map(({ numero, numbers, drawnAt }) => (
        <li key={numero} className={listStyles.result}>
          <span className={listStyles.resultHead}>
            <span className={`tabular ${listStyles.lineName}`}>{numero}</span>
            <span className={styles.quiet}>{formatMoment(drawnAt, locale)}</span>
          </span>
          <DrawNumbers family={lottery.family} numbers={numbers} />
          {lottery.source === 'own' ? (
            <Button
              tone="quiet"
              size="small"
              aria-expanded={proven === numero}
              aria-label={say('lottery:proof.of', { numero })}
              onClick={() => setProven(proven === numero ? null : numero)}
            >
              {say('lottery:proof')}
            </Button>
          ) : null}
          {proven === numero ? <DrawProof lottery={lottery} numero={numero} /> : null}
        </li>
      ))}
    </ul>
  );
}
