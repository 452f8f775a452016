import { useEffect, useEffectEvent, useState } from 'react';
import type { GameTable, OwnTableSeat } from '#contract/generated/types.ts';
import { payoutAt } from './seat-payout.ts';

/** How often the amount changes: as fast as it can be read. */
const TICK_MS = 100;

export interface CashOutAmountOptions {
  readonly table: GameTable | null;
  readonly seat: OwnTableSeat | null;
  /** The multiplier so long after the start, in hundredths. */
  readonly valueAt: ((elapsedMs: number) => number) | undefined;
  readonly serverNow: () => number;
  /** The seat may leave: the amount grows. */
  readonly isOpen: boolean;
}

/**
 * What leaving would pay at this moment, in micro-units; null while the seat may not leave. The
 * server's clock decides: the cash-out counts when it arrives there.
 */
export function useCashOutAmount(options: CashOutAmountOptions): bigint | null {
  const { isOpen } = options;
  const read = useEffectEvent((): bigint | null => amountNow(options));
  const [amount, setAmount] = useState<bigint | null>(null);
  useEffect(() => {
    if (!isOpen) return;
    const timer = setInterval(() => setAmount(read()), TICK_MS);
    return () => {
      clearInterval(timer);
      setAmount(null);
    };
  }, [isOpen]);
  return isOpen ? (amount ?? amountNow(options)) : null;
}

function amountNow({ table, seat, valueAt, serverNow, isOpen }: CashOutAmountOptions) {
  if (!isOpen || table === null || seat === null || valueAt === undefined) return null;
  return payoutAt(seat, valueAt(serverNow() - Date.parse(table.locksAt)));
}
