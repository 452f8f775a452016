import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { canonicalPassword, passwordForms } from '#domain/text/password-forms.ts';
import { addressGroup } from '../address-group.ts';
import { FairQueue, type QueueCaller } from '../fair-queue.ts';

/** OWASP's second choice for argon2id: 19 MiB, two passes, one lane; about 30 ms here. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * One address group may hold a quarter of a brand's waiting places, and one brand leaves a fifth of all
 * to the others: a flood is answered OVERLOADED at its source, and everybody else still signs in.
 */
const PLACES = {
  maxWaiting: 160,
  maxWaitingPerBrand: 128,
  maxWaitingPerGroup: 32,
  retryAfterSeconds: 2,
} as const;

/** Whose password it is. A caller waits for the own brand's calls, and of those the own network's. */
interface PasswordCaller {
  /** Id of the brand; empty for staff. */
  readonly brand: string;
  readonly ip: string;
}

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
 * @throws Problem OVERLOADED, and what `work` throws
 */
export function takeSignInTurn<T>(caller: PasswordCaller, work: () => Promise<T>): Promise<T> {
  return signIns.run(placeOf(caller), work);
}

/**
 * Hashes the canonical form with argon2id.
 * @throws Problem OVERLOADED
 */
export function hashPassword(password: string, caller: PasswordCaller): Promise<string> {
  return hashes.run(placeOf(caller), () => hash(canonicalPassword(password), PARAMETERS));
}

/**
 * Compares each form of a password with `hashed`; with null it does the same work against a decoy, so that
 * an unknown name takes as long as a wrong password.
 * @throws Problem OVERLOADED
 */
export async function passwordFits(
  hashed: string | null,
  password: string,
  caller: PasswordCaller,
): Promise<boolean> {
  const against = hashed ?? (await decoyHash());
  for (const form of passwordForms(password)) {
    const fits = await hashes.run(placeOf(caller), () => verify(against, form));
    if (fits) return hashed !== null;
  }
  return false;
}

const placeOf = ({ brand, ip }: PasswordCaller): QueueCaller => ({
  brand,
  group: addressGroup(ip),
});

let decoy: Promise<string> | undefined;
function decoyHash(): Promise<string> {
  decoy ??= hash('a decoy that no account has', PARAMETERS);
  return decoy;
}
