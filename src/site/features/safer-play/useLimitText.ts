import { useCallback } from 'react';
import type { LimitKind } from '#contract/generated/types.ts';
import { useMoneyText } from '../../frame/useMoneyText.ts';
import { useDurationText } from './useDurationText.ts';

/** Writes an amount in the unit of a kind of limit: minutes for time, else micro-units of money. */
export function useLimitText(kind: LimitKind, currency: string): (amount: string) => string {
  const money = useMoneyText(currency);
  const duration = useDurationText();
  return useCallback(
    (amount) => (kind === 'time' ? duration(Number(amount)) : money(amount)),
    [kind, money, duration],
  );
}
