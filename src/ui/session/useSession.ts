import { useAtomValue } from 'jotai';
import { sessionAtom, type SessionView } from './session.atoms.ts';

export interface SessionFacts {
  kind: SessionView['kind'];
  member: SessionView['member'];
  /** Member or agent: has a wallet. A trial player has play money: see `usePlayMoney`. */
  hasWallet: boolean;
  isSignedIn: boolean;
}

/** The current user. */
export function useSession(): SessionFacts {
  const session = useAtomValue(sessionAtom);
  const kind = session?.kind ?? 'visitor';
  return {
    kind,
    member: session?.member ?? null,
    hasWallet: kind === 'member' || kind === 'agent',
    isSignedIn: kind !== 'visitor',
  };
}
