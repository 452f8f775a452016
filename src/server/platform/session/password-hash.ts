import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { Problem } from '../problem.ts';

/** OWASP's second choice for argon2id: 19 MiB, two passes, one lane; about 30 ms here. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Beyond this many waiting, a caller is told to come back rather than let memory and latency grow. */
const MAX_WAITING = 64;

let running = 0;
const waiting: (() => void)[] = [];

/** argon2id, at most as many at once as there are cores. */
export function hashPassword(password: string): Promise<string> {
  return bounded(() => hash(password, PARAMETERS));
}

/** Compares with `hashed`; with null it does the same work against a decoy, so that an unknown name takes as long as a wrong password. */
export async function passwordFits(hashed: string | null, password: string): Promise<boolean> {
  const against = hashed ?? (await decoyHash());
  const fits = await bounded(() => verify(against, password));
  return fits && hashed !== null;
}

let decoy: Promise<string> | undefined;
function decoyHash(): Promise<string> {
  decoy ??= hash('a decoy that no account has', PARAMETERS);
  return decoy;
}

async function bounded<T>(work: () => Promise<T>): Promise<T> {
  if (running >= availableParallelism()) {
    if (waiting.length >= MAX_WAITING) throw new Problem('OVERLOADED', { retryAfterSeconds: 2 });
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  }
}
