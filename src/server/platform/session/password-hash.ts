import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { addressGroup } from '../address-group.ts';
import { FairQueue } from '../fair-queue.ts';

/** OWASP's second choice for argon2id: 19 MiB, two passes, one lane; about 30 ms here. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * At most as many at once as there are cores. One address group may hold a quarter of the waiting
 * places: a flood from one address is answered OVERLOADED, and the others still sign in.
 */
const queue = new FairQueue({
  atOnce: availableParallelism(),
  maxWaiting: 128,
  maxWaitingPerGroup: 32,
  retryAfterSeconds: 2,
});

/**
 * Hashes with argon2id.
 * @param ip address of the caller, who waits behind other calls from the same network only
 * @throws Problem OVERLOADED
 */
export function hashPassword(password: string, ip: string): Promise<string> {
  return queue.run(addressGroup(ip), () => hash(password, PARAMETERS));
}

/** Compares with `hashed`; with null it does the same work against a decoy, so that an unknown name takes as long as a wrong password. */
export async function passwordFits(
  hashed: string | null,
  password: string,
  ip: string,
): Promise<boolean> {
  const against = hashed ?? (await decoyHash());
  const fits = await queue.run(addressGroup(ip), () => verify(against, password));
  return fits && hashed !== null;
}

let decoy: Promise<string> | undefined;
function decoyHash(): Promise<string> {
  decoy ??= hash('a decoy that no account has', PARAMETERS);
  return decoy;
}
