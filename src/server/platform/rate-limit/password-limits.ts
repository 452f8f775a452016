import { availableParallelism } from 'node:os';
import type { OperationName } from '#contract/operation.ts';
import { Problem } from '../problem.ts';
import { sha256Hex } from '../signature.ts';
import { usernameKey } from '../session/username-key.ts';
import type { SharedCounts } from './shared-counts.ts';
import { WindowCounts } from './window-counts.ts';

/** Operations that hash or compare a password: about 30 ms of a processor each. */
const PASSWORD_OPERATIONS: ReadonlySet<OperationName> = new Set<OperationName>([
  'login',
  'staffLogin',
  'register',
  'changePassword',
  'setPasswordByEmail',
]);

const WINDOW_MS = 60_000;
/** Per node: about three quarters of what its processors can hash in a minute. */
const MAX_PER_NODE = availableParallelism() * 1_500;
/**
 * Tries for one name from all addresses together. Each address has a far lower limit; this one
 * stops many addresses that guess the password of one account together. A device that has signed in
 * before is not counted, so that strangers cannot keep a player out; login-failures.ts counts it.
 */
const MAX_PER_ACCOUNT = 60;

export interface PasswordLimits {
  covers(operation: OperationName): boolean;
  /** @throws Problem RATE_LIMITED */
  pass(call: {
    operation: OperationName;
    brand: string;
    isKnownDevice: boolean;
    body: unknown;
  }): Promise<void>;
}

/** Limits of password work besides those by address: by account, and in all. */
export function passwordLimits(shared: SharedCounts | null): PasswordLimits {
  const own = new WindowCounts();
  return {
    covers: (operation) => PASSWORD_OPERATIONS.has(operation),
    async pass({ operation, brand, isKnownDevice, body }) {
      const all = own.increment('all', WINDOW_MS);
      if (all.current > MAX_PER_NODE) throw limited(all.ttl);
      const name = usernameOf(body);
      if (name === null || isKnownDevice || operation === 'register') return;
      const key = `account:${operation}:${sha256Hex(`${brand}|${usernameKey(name)}`)}`;
      const counted = own.increment(key, WINDOW_MS);
      const count = (await shared?.increment(key, WINDOW_MS)) ?? counted;
      if (count.current > MAX_PER_ACCOUNT) throw limited(count.ttl);
    },
  };
}

function usernameOf(body: unknown): string | null {
  const { username } = (body ?? {}) as { username?: unknown };
  return typeof username === 'string' ? username : null;
}

function limited(ttlMs: number): Problem {
  return new Problem('RATE_LIMITED', { retryAfterSeconds: ttlMs / 1000 });
}
