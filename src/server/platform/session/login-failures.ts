import { accountEffort } from '#domain/human-check/work-factor.ts';
import type { Clock } from '../clock.ts';
import type { Db, Tx } from '../db/database.ts';

/** Wrong passwords from one source before it is locked for the account. */
export const MAX_FAILURES = 8;
export const LOCK_MINUTES = 15;
/** Wrong passwords from one source, or from all together, before a check that a person is there. */
const CHECKED_FAILURES = 3;
const CHECKED_TOTAL = 20;
/**
 * Wrong passwords from all address groups together before a staff account is locked for devices that
 * it does not know. Players are asked for a check instead that costs ever more work: strangers never
 * keep them out.
 */
export const ACCOUNT_CEILING = 200;

/** The account as a whole, next to its sources. */
const EVERY_SOURCE = '*';
const LOCK_MS = LOCK_MINUTES * 60_000;

/** Names that do not exist are counted too, so that a lock does not reveal which names do. */
export interface NamedAccount {
  /** Empty for staff. */
  brand: string;
  usernameKey: string;
}

/** Where attempts on an account come from: a known device, else an address group. */
export type FailureSource = { deviceHash: string } | { addressGroup: string };

export interface FailureState {
  /** Seconds until the source may try the account again; 0 when it may now. */
  readonly lockedSeconds: number;
  /** Whether the next attempt needs a check that a person is there. */
  readonly needsHumanCheck: boolean;
  /** Work factor of that check: it grows with the wrong passwords of late, from everywhere. */
  readonly checkEffort: number;
}

export async function failureState(
  db: Db,
  account: NamedAccount,
  source: FailureSource,
  clock: Clock,
): Promise<FailureState> {
  const rows = await db
    .selectFrom('login_failure')
    .select(['source', 'failures', 'started_at', 'last_at'])
    .where('brand', '=', account.brand)
    .where('username_key', '=', account.usernameKey)
    .where('source', 'in', countersOf(source))
    .execute();
  const now = clock.now().getTime();
  const waits = rows
    .filter(({ source: counter, failures }) => failures >= limitOf(counter, account))
    .map(({ last_at: last }) => Math.ceil((last.getTime() + LOCK_MS - now) / 1000));
  const isChecked = rows.some(
    ({ source: counter, failures, started_at: start }) =>
      start.getTime() + LOCK_MS > now &&
      failures >= (counter === EVERY_SOURCE ? CHECKED_TOTAL : CHECKED_FAILURES),
  );
  const recent = rows.filter(({ started_at: start }) => start.getTime() + LOCK_MS > now);
  const checkEffort = accountEffort(Math.max(0, ...recent.map(({ failures }) => failures)));
  return { lockedSeconds: Math.max(0, ...waits), needsHumanCheck: isChecked, checkEffort };
}

/** Counts a wrong password. A count that began more than a lock's time ago starts again at one. */
export async function noteFailure(
  tx: Tx,
  account: NamedAccount,
  source: FailureSource,
  clock: Clock,
): Promise<void> {
  const now = clock.now();
  const windowStart = new Date(now.getTime() - LOCK_MS);
  const counted = { brand: account.brand, username_key: account.usernameKey };
  await tx
    .insertInto('login_failure')
    .values(
      countersOf(source).map((counter) => ({
        ...counted,
        source: counter,
        failures: 1,
        started_at: now,
        last_at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['brand', 'username_key', 'source']).doUpdateSet((eb) => ({
        failures: eb
          .case()
          .when('login_failure.started_at', '<=', windowStart)
          .then(1)
          .else(eb('login_failure.failures', '+', 1))
          .end(),
        started_at: eb
          .case()
          .when('login_failure.started_at', '<=', windowStart)
          .then(now)
          .else(eb.ref('login_failure.started_at'))
          .end(),
        last_at: now,
      })),
    )
    .execute();
}

/** After a right password: the source starts again at zero, the account's total does not. */
export async function clearSource(
  tx: Tx,
  account: NamedAccount,
  source: FailureSource,
): Promise<void> {
  await failuresOf(tx, account).where('source', '=', nameOf(source)).execute();
}

/** After a new password by a mailed link: the account is unlocked for every source. */
export async function clearFailures(tx: Tx, account: NamedAccount): Promise<void> {
  await failuresOf(tx, account).execute();
}

function failuresOf(tx: Tx, account: NamedAccount) {
  return tx
    .deleteFrom('login_failure')
    .where('brand', '=', account.brand)
    .where('username_key', '=', account.usernameKey);
}

function nameOf(source: FailureSource): string {
  return 'deviceHash' in source ? `device:${source.deviceHash}` : source.addressGroup;
}

/** In lock order: the account's total last. */
function countersOf(source: FailureSource): string[] {
  return 'deviceHash' in source ? [nameOf(source)] : [nameOf(source), EVERY_SOURCE];
}

function limitOf(counter: string, { brand }: NamedAccount): number {
  if (counter !== EVERY_SOURCE) return MAX_FAILURES;
  return brand === '' ? ACCOUNT_CEILING : Number.POSITIVE_INFINITY;
}
