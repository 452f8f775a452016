import type { FairnessProof, RoundReplay } from '#contract/generated/types.ts';
import type { Verdict, Verifier } from './verifier.ts';

/**
 * What can be said of a round.
 * sealed: its seed is not told yet. otherRules: decided by rules this page does not hold.
 * unreadable: seeds or stake that no round can have, so something is wrong.
 */
export type Judgement =
  | { readonly kind: 'sealed' | 'unreadable' }
  | { readonly kind: 'otherRules'; readonly version: string }
  | { readonly kind: 'judged'; readonly verdict: Verdict };

export function judgeRound(
  verifier: Verifier,
  { gameVersion, stakeMicro, events }: RoundReplay,
  { serverSeed, serverSeedHash, clientSeed, nonce }: FairnessProof,
): Judgement {
  if (serverSeed === null) return { kind: 'sealed' };
  if (gameVersion !== verifier.version) return { kind: 'otherRules', version: gameVersion };
  try {
    const claim = { serverSeed, serverSeedHash, clientSeed, nonce, events };
    return {
      kind: 'judged',
      verdict: verifier.verify({ ...claim, stakeMicro: BigInt(stakeMicro) }),
    };
  } catch {
    return { kind: 'unreadable' };
  }
}
