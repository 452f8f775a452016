import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { addressGroup } from '../address-group.ts';
import { FairQueue } from '../fair-queue.ts';

/** OWASP's second choice for argon2id: 19 MiB, two passes, one lane; about 30 ms here. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * One address group may hold a quarter of the waiting places: a flood from one address is answered
 * OVERLOADED, and the others still sign in.
 */
const PLACES = { maxWaiting: 128, maxWaitingPerGroup: 32, retryAfterSeconds: 2 } as const;

/** One core is left to everything else: two hashes at once on two cores take twice as long each. */
const hashes = new FairQueue({ atOnce: Math.max(1, availableParallelism() - 1), ...PLACES });

/**
 * A sign-in waits here before its first query, and so a crowd that is refused costs the database
 * nothing, and one that waits does not stand before everybody else's queries. One more at once than
 * hashes: what comes before and after a hash goes on beside another one's.
 */
const signIns = new FairQueue({ atOnce: availableParallelism() + 1, ...PLACES });

/**
 * Does the whole work of a sign-in by password, when it is its turn.
 * @param ip address of the caller, who waits behind other calls from the same network only
 * @throws Problem OVERLOADED, and what `work` throws
 */
export function takeSignInTurn<T>(ip: string, work: () => Promise<T>): Promise<T> {
  return signIns.run(addressGroup(ip), work);
}

/**
 * Hashes with argon2id.
 * @param ip address of the caller, who waits behind other calls from the same network only
 * @throws Problem OVERLOADED
 */
export function hashPassword(password: string, ip: string): Promise<string> {
  return hashes.run(addressGroup(ip), () => hash(password, PARAMETERS));
}

/** Compares with `hashed`; with null it does the same work against a decoy, so that an unknown name takes as long as a wrong password. */
export async function passwordFits(
  hashed: string | null,
  password: string,
  ip: string,
): Promise<boolean> {
  const against = hashed ?? (await decoyHash());
  const fits = await hashes.run(addressGroup(ip), () => verify(against, password));
  return fits && hashed !== null;
}

let decoy: Promise<string> | undefined;
function decoyHash(): Promise<string> {
  decoy ??= hash('a decoy that no account has', PARAMETERS);
  return decoy;
}
