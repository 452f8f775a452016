import { createHash } from 'node:crypto';
import { loadVerifier } from '#games/verifier-versions.ts';
import { GOLDEN_SEEDS } from './golden-rounds.ts';

/** How many rounds of each version are held to their outcomes, from nonce 0. */
const ROUNDS = 25;

/**
 * SHA-256 of the events of a slot's first rounds, as JSON, at a stake of 1.00. golden-slots.json has them
 * by `code@version`: add entries for new versions; never change or remove one.
 */
export async function goldenHash(code: string, version: string): Promise<string> {
  const verifier = await loadVerifier(code, version);
  if (verifier === null) throw new RangeError(`there is no ${code}@${version}`);
  const hash = createHash('sha256');
  for (let nonce = 0; nonce < ROUNDS; nonce += 1) {
    const choices = { stakeMicro: 1_000_000n, wager: {}, actions: [] };
    hash.update(JSON.stringify(verifier.replay({ ...GOLDEN_SEEDS, nonce }, choices).events));
  }
  return hash.digest('hex');
}
