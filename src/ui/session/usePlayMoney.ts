import { useAtomValue } from 'jotai';
import type { ReplyOf } from '#contract/operation.ts';
import { type QueryState, useQuery } from '../query/useQuery.ts';
import { initialPlayMoneyAtom } from './session.atoms.ts';
import { useSession } from './useSession.ts';

/** A trial player's play money, shared by the whole page. */
export function usePlayMoney(): QueryState<ReplyOf<'getTrialBalance'>> {
  const { kind } = useSession();
  const initial = useAtomValue(initialPlayMoneyAtom);
  return useQuery('getTrialBalance', undefined, {
    enabled: kind === 'trial',
    initial: initial ?? undefined,
  });
}
