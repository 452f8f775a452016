import { useEffect, useState } from 'react';
import { loadChunk } from '#ui/chunk/load-chunk.ts';
import type { Verifier } from '#games/round-verifier.ts';
import { loadVerifier } from '#games/verifier-versions.ts';
import type { ProvableGame } from './verifiers.ts';

export type VerifierState =
  | { readonly kind: 'loading' }
  | {
      readonly kind: 'ready';
      /** Null: no verifier has this version. */
      readonly verifier: Verifier | null;
    }
  | { readonly kind: 'missing' };

/** The math of the version that decided the round, loaded on first use; it needs no network afterwards. */
export function useVerifier({ code }: ProvableGame, version: string): VerifierState {
  const [state, setState] = useState<VerifierState>({ kind: 'loading' });
  useEffect(() => {
    let gone = false;
    loadChunk(() => loadVerifier(code, version)).then(
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
  }, [code, version]);
  return state;
}
