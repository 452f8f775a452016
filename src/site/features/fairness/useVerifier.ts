import { useEffect, useState } from 'react';
import { loadPart } from '../../load-part.ts';
import type { Verifier } from './verifier.ts';
import type { ProvableGame } from './verifiers.ts';

export type VerifierState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly verifier: Verifier }
  | { readonly kind: 'missing' };

/** The game's own maths, fetched when it is first needed; afterwards no network is. */
export function useVerifier(game: ProvableGame): VerifierState {
  const [state, setState] = useState<VerifierState>({ kind: 'loading' });
  useEffect(() => {
    let gone = false;
    loadPart(game.loadVerifier).then(
      (verifier) => {
        if (!gone) setState({ kind: 'ready', verifier });
      },
      () => {
        if (!gone) setState({ kind: 'missing' });
      },
    );
    return () => {
      gone = true;
    };
  }, [game]);
  return state;
}
