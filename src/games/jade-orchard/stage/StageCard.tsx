import { CountUp } from '#ui/kit/CountUp.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { JADE_ORCHARD_SHEET } from '../sheet.ts';
import type { Card } from './show-state.ts';
import styles from './StageCard.module.css';
import { symbolPicture } from './symbol-picture.ts';

export interface StageCardProps {
  card: Card;
  currency: string;
  pictureAddress: (name: string) => string;
}

/** Highlights over the reels. Any tap ends them; the live region announces the same in words. */
export function StageCard({ card, currency, pictureAddress }: StageCardProps) {
  const say = useTexts('jade-orchard');
  const { scatter, freeSpinMultiplier, winCapStakes } = JADE_ORCHARD_SHEET;
  const count = (toMicro: bigint, durationMs: number) => (
    <p className={`display ${styles.amount}`}>
      <CountUp fromMicro={0n} toMicro={toMicro} durationMs={durationMs} currency={currency} />
    </p>
  );
  return (
    <div className={styles.veil} data-kind={card.kind} aria-hidden="true">
      <div className={styles.card}>
        {card.kind === 'award' ? (
          <>
            <img className={styles.moon} src={pictureAddress(symbolPicture(scatter))} alt="" />
            <p className={`display ${styles.title}`}>
              {say(card.retrigger ? 'jade-orchard:card.retrigger' : 'jade-orchard:card.award', {
                awarded: card.awarded,
              })}
            </p>
            <p className={styles.words}>
              {say('jade-orchard:card.multiplied', { multiplier: freeSpinMultiplier })}
            </p>
          </>
        ) : null}
        {card.kind === 'featureEnd' ? (
          <>
            <p className={styles.words}>
              {say('jade-orchard:card.featureEnd', { played: card.played })}
            </p>
            {count(card.payoutMicro, card.countMs)}
          </>
        ) : null}
        {card.kind === 'bigWin' ? count(card.payoutMicro, card.countMs) : null}
        {card.kind === 'cap' ? (
          <>
            <p className={`display ${styles.title}`}>{say('jade-orchard:card.cap')}</p>
            <p className={styles.words}>
              {say('jade-orchard:card.capText', { stakes: winCapStakes })}
            </p>
            {count(card.capMicro, 0)}
          </>
        ) : null}
        {card.kind === 'bigWin' ? null : (
          <p className={styles.hint}>{say('jade-orchard:card.skip')}</p>
        )}
      </div>
    </div>
  );
}
