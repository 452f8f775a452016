import type { CSSProperties } from 'react';
import { shortAmount } from '#games/roulette-corsa/stage/short-amount.ts';
import { cx } from '#ui/kit/class-names.ts';
import { numberFormat } from '#ui/i18n/formatters.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { formatMicro } from '#domain/money/format-micro.ts';
import type { Hand } from './useHand.ts';
import styles from './Board.module.css';

export interface SpotCellProps {
  spot: string;
  name: string;
  /** The text on it; the name by default. */
  label?: string | undefined;
  pays: string | null;
  hand: Hand;
  chipMicro: bigint;
  currency: string;
  /** Chips of all players on it, in micro-units. */
  staked: bigint;
  /** paid and lost are shown once the result lies. */
  result: 'open' | 'paid' | 'lost';
  isEdge?: boolean | undefined;
  tone?: string | undefined;
  place?: CSSProperties | undefined;
}

/** A spot of the table with its chips. A press puts the chosen chip on it. */
export function SpotCell(props: SpotCellProps) {
  const { spot, name, label = name, pays, hand, chipMicro, currency, result, tone, place } = props;
  const { staked, isEdge = false } = props;
  const say = useTexts('studio');
  const locale = useLocale();
  const [placed, waiting] = [hand.placed.get(spot) ?? 0n, hand.waiting.get(spot) ?? 0n];
  const total = placed + waiting;
  const number = (value: number, digits = 0): string =>
    numberFormat(locale, { maximumFractionDigits: digits }).format(value);
  const money = formatMicro(total, currency, locale);
  const isBlocked = !hand.isOpen || !hand.fits([{ spot, stakeMicro: chipMicro }]);
  return (
    <button
      type="button"
      className={cx(isEdge ? styles.edge : styles.spot)}
      style={place}
      data-tone={tone ?? spot.split('-')[0]}
      data-result={result}
      data-staked={total > 0n}
      aria-disabled={isBlocked}
      aria-label={
        total > 0n
          ? say('studio:spot.staked', { spot: name, money })
          : pays === null
            ? name
            : `${name}, ${pays}`
      }
      title={isEdge ? name : undefined}
      onClick={() => {
        if (!isBlocked) hand.add([{ spot, stakeMicro: chipMicro }]);
      }}
    >
      {isEdge ? null : (
        <>
          <span className={styles.label}>{label}</span>
          {pays === null ? null : <span className={`tabular ${styles.pays}`}>{pays}</span>}
          {staked === 0n || pays === null ? null : (
            <span className={`tabular ${styles.staked}`} aria-hidden="true">
              {shortAmount(staked, number)}
            </span>
          )}
        </>
      )}
      {total === 0n ? null : (
        <span className={`tabular ${styles.chip}`} data-waiting={waiting > 0n} aria-hidden="true">
          {shortAmount(total, number)}
        </span>
      )}
    </button>
  );
}
