import { useMemo } from 'react';
import type { Jackpot } from '#contract/generated/types.ts';
import { useTopic } from '#ui/live/useTopic.ts';
import { useQuery } from '#ui/query/useQuery.ts';

/** The shown value is never further behind the ledger than this and the server's own few seconds. */
const REFRESH_MS = 15_000;

export interface LiveJackpot {
  /** Null: there is none. */
  jackpot: Jackpot | null;
  /** The last asking failed: what is shown may have been overtaken. */
  isOld: boolean;
  refresh: () => Promise<unknown>;
}

/**
 * The brand's pool: what the page came with, asked anew while the page is looked at. Where there was
 * none nothing is asked: it comes with the next page.
 */
export function useJackpot(first: Jackpot | null): LiveJackpot {
  const initial = useMemo(() => ({ jackpot: first }), [first]);
  const { value, problem, refresh, put } = useQuery(
    'getJackpot',
    {},
    { initial, isFresh: true, everyMs: REFRESH_MS, enabled: first !== null },
  );
  useTopic('jackpot', put, { enabled: first !== null });
  return { jackpot: (value ?? initial).jackpot, isOld: problem !== null, refresh };
}
