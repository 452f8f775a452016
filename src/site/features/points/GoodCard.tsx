import type { PointReward } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Card } from '#ui/kit/Card.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { Money } from '#ui/kit/Money.tsx';
import { GoodArt } from './GoodArt.tsx';
import styles from './Goods.module.css';
import { GoodTags } from './GoodTags.tsx';

export interface GoodCardProps {
  good: PointReward;
  onOpen: () => void;
}

/** Goods in short; the whole card is the button to their details. */
export function GoodCard({ good, onOpen }: GoodCardProps) {
  const say = useTexts('points');
  const { title, kind, pointsRequired, remaining, amountMicro, currency } = good;
  const isSoldOut = remaining === 0;
  return (
    <Card as="li" className={styles.card} data-sold-out={isSoldOut || undefined}>
      <GoodArt good={good} sizes="(min-width: 64rem) 21rem, (min-width: 48rem) 31vw, 46vw" />
      <div className={styles.body}>
        <GoodTags good={good} />
        <h2 className={styles.name}>
          <button
            type="button"
            className={styles.open}
            aria-haspopup="dialog"
            disabled={isSoldOut}
            onClick={onOpen}
          >
            {title}
          </button>
        </h2>
        {kind !== 'cash' || amountMicro === null ? null : (
          <p className={`display ${styles.amount}`}>
            <Money micro={BigInt(amountMicro)} currency={currency} />
          </p>
        )}
        <div className={styles.foot}>
          <p className={styles.price}>
            <Icon name="coins" size="small" />
            {say('points:count', { count: pointsRequired })}
          </p>
          {remaining === null ? null : (
            <p className={styles.quiet}>
              {isSoldOut ? say('points:soldOut') : say('points:left', { count: remaining })}
            </p>
          )}
        </div>
      </div>
    </Card>
  );
}
