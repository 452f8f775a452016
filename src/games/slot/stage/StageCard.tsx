import type { SlotTitle } from '#contract/generated/types.ts';
import { CountUp } from '#ui/kit/CountUp.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import type { Card } from './show-state.ts';
import { slotLook } from './slot-look.ts';
import styles from './StageCard.module.css';

export interface StageCardProps {
  title: SlotTitle;
  card: Card;
  currency: string;
  pictureAddress: (name: string) => string;
}

/** Highlights over the reels. Any tap ends them; the live region announces the same in words. */
export function StageCard({ title, card, currency, pictureAddress }: StageCardProps) {
  const say = useTexts('slot');
  const { freeSpins, cascade, wild } = title;
  const { special, pictureOf } = slotLook(title);
  const sign = pictureOf(special ?? '');
  const count = (toMicro: bigint, durationMs: number) => (
    <p className={`display ${styles.amount}`}>
      <CountUp fromMicro={0n} toMicro={toMicro} durationMs={durationMs} currency={currency} />
    </p>
  );
  const heading = (words: string) => <p className={`display ${styles.title}`}>{words}</p>;
  const line = (words: string) => <p className={styles.words}>{words}</p>;
  const picture =
    sign === null ? null : <img className={styles.sign} src={pictureAddress(sign)} alt="" />;
  return (
    <div className={styles.veil} data-kind={card.kind} aria-hidden="true">
      <div className={styles.card}>
        {card.kind === 'award' ? (
          <>
            {picture}
            {heading(
              say(card.retrigger ? 'slot:card.retrigger' : 'slot:card.award', {
                awarded: card.awarded,
              }),
            )}
            {(freeSpins?.multiplier ?? 1) > 1
              ? line(say('slot:card.multiplied', { multiplier: freeSpins?.multiplier ?? 1 }))
              : null}
            {cascade === null
              ? null
              : line(
                  say('slot:card.ladder', {
                    steps: cascade.free.map((step) => `×${step}`).join(' '),
                  }),
                )}
            {wild?.behaviour === 'sticky' ? line(say('slot:card.sticky')) : null}
          </>
        ) : null}
        {card.kind === 'featureEnd' ? (
          <>
            {line(say('slot:card.featureEnd', { played: card.played }))}
            {count(card.payoutMicro, card.countMs)}
          </>
        ) : null}
        {card.kind === 'holdStart' ? (
          <>
            {picture}
            {heading(say('slot:card.holdStart'))}
            {line(say('slot:card.holdTurns', { left: card.left }))}
          </>
        ) : null}
        {card.kind === 'holdEnd' ? (
          <>
            {card.isFull ? heading(say('slot:card.grand')) : null}
            {line(say('slot:card.holdEnd', { count: card.count }))}
            {count(card.payoutMicro, card.countMs)}
          </>
        ) : null}
        {card.kind === 'bigWin' ? count(card.payoutMicro, card.countMs) : null}
        {card.kind === 'cap' ? (
          <>
            {heading(say('slot:card.cap'))}
            {line(say('slot:card.capText', { stakes: title.winCapStakes }))}
            {count(card.capMicro, 0)}
          </>
        ) : null}
        {card.kind === 'bigWin' ? null : <p className={styles.hint}>{say('slot:card.skip')}</p>}
      </div>
    </div>
  );
}
