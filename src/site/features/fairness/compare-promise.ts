/**
 * The commitment of a round's record against the one this browser was shown before the round.
 * unseen: the round was played elsewhere or too long ago.
 */
export type PromiseVerdict =
  | { readonly kind: 'same' }
  | { readonly kind: 'unseen' }
  | { readonly kind: 'other'; readonly shown: string };

export function comparePromise(shown: string | null, serverSeedHash: string): PromiseVerdict {
  if (shown === null) return { kind: 'unseen' };
  return shown === serverSeedHash.toLowerCase() ? { kind: 'same' } : { kind: 'other', shown };
}
