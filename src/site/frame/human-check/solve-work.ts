import { solveChallenge } from 'altcha-lib';
import type { ProofOfWork } from '#contract/generated/types.ts';

/** Milliseconds after which a device counts as too slow. */
const TIMEOUT_MS = 60_000;

/** Does the work of a challenge in slices, so that the page stays usable. @returns null when stopped */
export async function solveWork(work: ProofOfWork, signal: AbortSignal): Promise<string | null> {
  const controller = new AbortController();
  signal.addEventListener('abort', () => controller.abort());
  const solution = await solveChallenge({
    challenge: { parameters: work },
    controller,
    timeout: TIMEOUT_MS,
    deriveKey: async ({ cost: iterations, keyLength }, salt, password) => {
      const key = await crypto.subtle.importKey('raw', bytes(password), 'PBKDF2', false, [
        'deriveBits',
      ]);
      const derivation = { name: 'PBKDF2', hash: 'SHA-256', salt: bytes(salt), iterations };
      const derived = await crypto.subtle.deriveBits(derivation, key, keyLength * 8);
      return { derivedKey: new Uint8Array(derived) };
    },
  });
  return solution === null ? null : String(solution.counter);
}

/** A copy in a buffer of its own, as WebCrypto wants it. */
function bytes(view: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(view);
}
