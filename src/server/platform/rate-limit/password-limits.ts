import { availableParallelism } from 'node:os';
import type { OperationName } from '#contract/operation.ts';
import { networkGroup } from '../address-group.ts';
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
/** What the processors of a node hash in a minute, with a quarter to spare. */
const PER_NODE = availableParallelism() * 1_500;
/**
 * Shares of it. Devices that have signed in to the named account before, and staff, have shares that
 * no stranger can use up; one brand's strangers leave half of theirs to the other brands.
 */
const SHARES = { known: 0.3, staff: 0.1, strangers: 0.6, brand: 0.3 } as const;
/** Of a brand's share: from here on it is under attack, and networks are looked at. */
const UNDER_ATTACK = 0.25;
/** Calls of one network (/24, /48) in a minute on a brand under attack. */
const MAX_PER_NETWORK = 20;
/**
 * Tries for one staff name from all addresses together; a device that has signed in before is not
 * counted. Players' names are guarded by a check that costs more with every wrong password.
 */
const MAX_PER_STAFF_NAME = 60;

export interface PasswordCall {
  operation: OperationName;
  /** Empty for staff. */
  brand: string;
  ip: string;
  /** Whether the account that the body names has signed in on the caller's device before. */
  isKnownDevice: (usernameKey: string) => Promise<boolean>;
  body: unknown;
}

export interface PasswordLimits {
  covers(operation: OperationName): boolean;
  /** @throws Problem RATE_LIMITED */
  pass(call: PasswordCall): Promise<void>;
}

/** Limits of password work besides those by address: shares of a node, and networks under attack. */
export function passwordLimits(shared: SharedCounts | null): PasswordLimits {
  const own = new WindowCounts();
  const networks = new WindowCounts();

  const take = (key: string, share: number): void => {
    const count = own.increment(key, WINDOW_MS);
    if (count.current > PER_NODE * share) throw limited(count.ttl);
  };

  function passStranger(brand: string, ip: string): void {
    const network = networks.increment(`${brand}|${networkGroup(ip)}`, WINDOW_MS);
    const isCrowd = network.current > MAX_PER_NETWORK;
    // A network that sends too much uses up nothing of what the others share.
    if (isCrowd && own.read(`brand:${brand}`) > PER_NODE * SHARES.brand * UNDER_ATTACK) {
      throw limited(network.ttl);
    }
    take(`brand:${brand}`, SHARES.brand);
    take('strangers', SHARES.strangers);
  }

  async function passStaffName(name: string): Promise<void> {
    const key = `staff:${sha256Hex(name)}`;
    const counted = own.increment(key, WINDOW_MS);
    const count = (await shared?.increment(key, WINDOW_MS)) ?? counted;
    if (count.current > MAX_PER_STAFF_NAME) throw limited(count.ttl);
  }

  return {
    covers: (operation) => PASSWORD_OPERATIONS.has(operation),
    async pass({ operation, brand, ip, isKnownDevice, body }) {
      const name = usernameOf(body);
      const signsIn = operation === 'login' || operation === 'staffLogin';
      const isKnown =
        operation === 'changePassword' ||
        (signsIn && name !== null && (await isKnownDevice(usernameKey(name))));
      if (isKnown) return take('known', SHARES.known);
      if (operation !== 'staffLogin') return passStranger(brand, ip);
      if (name !== null) await passStaffName(usernameKey(name));
      return take('staff', SHARES.staff);
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
