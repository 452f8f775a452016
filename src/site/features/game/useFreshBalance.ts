import { useEffect, useEffectEvent } from 'react';
import { useBalance } from '#ui/session/useBalance.ts';
import { usePlayMoney } from '#ui/session/usePlayMoney.ts';
import { useSession } from '#ui/session/useSession.ts';
import type { Rounds } from './round/useRounds.ts';

/**
 * Keeps the balance true on both sides of the window: what happened elsewhere (a deposit in another
 * tab) is read on coming back, and the rest of the site reads anew when the game is left.
 */
export function useFreshBalance(rounds: Rounds | null): void {
  const { hasWallet } = useSession();
  const balance = useBalance();
  const playMoney = usePlayMoney();
  const shown = hasWallet ? balance : playMoney;
  const refreshPage = useEffectEvent(() => void shown.refresh());
  const controller = rounds?.controller ?? null;
  useEffect(() => {
    if (controller === null) return;
    const onVisible = (): void => {
      if (document.visibilityState === 'visible') void controller.refresh();
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [controller]);
  useEffect(() => () => refreshPage(), []);
}
