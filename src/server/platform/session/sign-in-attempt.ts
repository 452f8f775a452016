import { addressGroup } from '../address-group.ts';
import type { Clock } from '../clock.ts';
import type { Db, Tx } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { findKnownDevice, rememberDevice } from './known-device.ts';
import type { Terminal } from './terminal.ts';
import {
  clearSource,
  type FailureSource,
  type FailureState,
  failureState,
  type NamedAccount,
  noteFailure,
} from './login-failures.ts';

/**
 * The lock against guessed passwords, the same for members, staff and the old password of a change.
 *
 * Failures lock an account for one source, so that strangers never lock its owner out: the address
 * group they came from (IPv4 /32, IPv6 /64), or the known device. A device is known once the account
 * has signed in on it; it has a count of its own, and neither its address group's lock nor the
 * account's ceiling applies to it. The ways out of a lock: a known device, another network, a new
 * password by a mailed link (which lifts every lock of the account), or the time.
 */
export interface SignInAttempt extends FailureState {
  readonly account: NamedAccount;
  readonly source: FailureSource;
}

/** Where a password comes from. */
export interface AttemptOrigin {
  ip: string;
  /** The token of the device cookie. */
  deviceToken: string | null;
}

/** Ids are positive: an unknown name costs the same look-ups as a known one. */
const UNKNOWN_ACCOUNT = 0n;

export async function judgeAttempt(
  db: Db,
  account: NamedAccount & { accountId: bigint | null },
  origin: AttemptOrigin,
  clock: Clock,
): Promise<SignInAttempt> {
  const owner = { brand: account.brand, accountId: account.accountId ?? UNKNOWN_ACCOUNT };
  const deviceHash = await findKnownDevice(db, owner, origin.deviceToken, clock);
  const source = deviceHash === null ? { addressGroup: addressGroup(origin.ip) } : { deviceHash };
  return { account, source, ...(await failureState(db, account, source, clock)) };
}

/** Counts a wrong password, unless the source is locked already: a lock has an end. */
export async function failAttempt(
  db: Db,
  { account, source, lockedSeconds: locked }: SignInAttempt,
  clock: Clock,
): Promise<void> {
  if (locked > 0) return;
  await inTransaction(db, (tx) => noteFailure(tx, account, source, clock));
}

/** After a right password. @returns the token that makes the device a known one. */
export async function passAttempt(
  tx: Tx,
  { account, source }: SignInAttempt,
  device: { accountId: bigint; token: string | null; terminal?: Terminal },
  clock: Clock,
): Promise<string> {
  await clearSource(tx, account, source);
  const owner = { brand: account.brand, accountId: device.accountId };
  return rememberDevice(tx, owner, device.token, clock, device.terminal);
}
