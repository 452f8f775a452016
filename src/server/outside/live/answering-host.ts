import { LRUCache } from 'lru-cache';

const PATIENCE_MS = 1_500;
/** A host is asked again after this time. */
const KNOWN_MS = 30_000;

/**
 * The first of several origins that answers, so that a launch does not lead to one that is down.
 * @returns null where none answers
 */
export function answeringHosts(
  ask: (url: string) => Promise<boolean> = answers,
): (origins: readonly string[]) => Promise<string | null> {
  const known = new LRUCache<string, Promise<boolean>>({ max: 1_000, ttl: KNOWN_MS });
  return async (origins) => {
    for (const origin of origins) {
      const asked = known.get(origin) ?? ask(origin);
      known.set(origin, asked, { noUpdateTTL: true });
      if (await asked) return origin;
    }
    return null;
  };
}

/** Any answer counts but a server's failure: the root of a host of games need not exist. */
async function answers(url: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    return (await fetch(url, { signal, redirect: 'manual' })).status < 500;
  } catch {
    return false;
  }
}
