import { useAtomValue } from 'jotai';
import type { ReplyOf } from '#contract/operation.ts';
import { type QueryState, useQuery } from '../query/useQuery.ts';
import { useTopic } from '../live/useTopic.ts';
import { initialBalanceAtom } from './session.atoms.ts';
import { useSession } from './useSession.ts';

/**
 * The player's wallet, shared by the whole page; told anew by the server whenever
 * it changes; `put` shows the balance from a bet's or deposit's answer.
 */
export function useBalance(): QueryState<ReplyOf<'getBalance'>> {
  const { hasWallet } = useSession();
  const initial = useAtomValue(initialBalanceAtom);
  const balance = useQuery('getBalance', undefined, {
    enabled: hasWallet,
    initial: initial ?? undefined,
  });
  useTopic('balance', balance.put, { enabled: hasWallet });
  return balance;
}
