import type { ReactNode } from 'react';
import { formatMicro } from '#domain/money/format-micro.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { cx } from '#ui/kit/class-names.ts';
import styles from './PoolBoard.module.css';

export interface PoolBoardProps {
  className: string | undefined;
  children: ReactNode;
}

/** The ground on which a pool is shown, in the brand's drawing. */
export function PoolBoard({ className, children }: PoolBoardProps) {
  return (
    <div className={cx(styles.board, className)} data-part="jackpot">
      {children}
    </div>
  );
}

/** Signs of an amount that still stands large in the narrowest window. */
const FEW_SIGNS = 11;

export interface PoolAmountProps {
  micro: bigint;
  currency: string;
  children: ReactNode;
}

/** The one large amount on it, as large as there is room for its signs; `children` shows it. */
export function PoolAmount({ micro, currency, children }: PoolAmountProps) {
  const signs = formatMicro(micro, currency, useLocale()).length;
  return (
    <p
      className={`display ${styles.amount}`}
      data-part="jackpot-amount"
      data-long={signs > FEW_SIGNS || undefined}
    >
      {children}
    </p>
  );
}
