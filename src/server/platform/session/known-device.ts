import type { Clock } from '../clock.ts';
import type { Db, Tx } from '../db/database.ts';
import { newToken } from '../id.ts';
import { sameText, sha256Hex, sign } from '../signature.ts';
import type { Terminal } from './terminal.ts';

export const DEVICE_COOKIE = 'known_device';
/** Since the last sign-in on the device. */
export const DEVICE_DAYS = 180;
/** More than these are forgotten, oldest first: clients without a cookie jar are a new device each time. */
const MAX_DEVICES = 20;
const DAY_MS = 86_400_000;

/** Whose devices: ids are unique among members and among staff. */
export interface DeviceOwner {
  /** Empty for staff. */
  brand: string;
  accountId: bigint;
}

/** The cookie of a device. It is signed, so that only tokens made here are ever bound to an account. */
export function deviceCookieValue(secret: string, token: string): string {
  return `${token}.${sign(secret, `device:${token}`)}`;
}

/** @returns the token of the cookie; null without one and for one that was not signed here. */
export function readDeviceCookie(secret: string, cookie: string | undefined): string | null {
  const [token = '', signature = '', ...more] = (cookie ?? '').split('.');
  if (token === '' || more.length > 0) return null;
  return sameText(signature, sign(secret, `device:${token}`)) ? token : null;
}

/** @returns the hash of the device's token when the account has signed in on it before. */
export async function findKnownDevice(
  db: Db,
  owner: DeviceOwner,
  token: string | null,
  clock: Clock,
): Promise<string | null> {
  const hash = sha256Hex(token ?? '');
  const row = await db
    .selectFrom('known_device')
    .select('token_hash')
    .where('brand', '=', owner.brand)
    .where('account_id', '=', owner.accountId)
    .where('token_hash', '=', hash)
    .where('seen_at', '>', seenSince(clock))
    .executeTakeFirst();
  return row?.token_hash ?? null;
}

/** Whether the account of a proven mobile number has signed in on this device before. */
export function isDeviceOfNumber(
  db: Db,
  { brand, mobile, token }: { brand: string; mobile: string; token: string | null },
  clock: Clock,
): Promise<boolean> {
  return isDeviceOf(db, { brand, token }, 'mobile_key', mobile, clock);
}

/** Whether the account of this name has signed in on this device before. */
export function isDeviceOfName(
  db: Db,
  { brand, usernameKey, token }: { brand: string; usernameKey: string; token: string | null },
  clock: Clock,
): Promise<boolean> {
  return isDeviceOf(db, { brand, token }, 'username_key', usernameKey, clock);
}

/** Whether this person of the staff has signed in on this device before. */
export async function isDeviceOfStaff(
  db: Db,
  { usernameKey, token }: { usernameKey: string; token: string | null },
  clock: Clock,
): Promise<boolean> {
  if (token === null) return false;
  const row = await db
    .selectFrom('staff as s')
    .innerJoin('known_device as d', 'd.account_id', 's.id')
    .select('s.id')
    .where('s.username_key', '=', usernameKey)
    .where('d.brand', '=', '')
    .where('d.token_hash', '=', sha256Hex(token))
    .where('d.seen_at', '>', seenSince(clock))
    .executeTakeFirst();
  return row !== undefined;
}

async function isDeviceOf(
  db: Db,
  { brand, token }: { brand: string; token: string | null },
  column: 'mobile_key' | 'username_key',
  value: string,
  clock: Clock,
): Promise<boolean> {
  if (token === null) return false;
  const row = await db
    .selectFrom('member as m')
    .innerJoin('known_device as d', (join) =>
      join.onRef('d.brand', '=', 'm.brand').onRef('d.account_id', '=', 'm.id'),
    )
    .select('m.id')
    .where('m.brand', '=', brand)
    .where(`m.${column}`, '=', value)
    .where('d.token_hash', '=', sha256Hex(token))
    .where('d.seen_at', '>', seenSince(clock))
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Notes a sign-in on a device; several accounts may share one.
 * @returns the device's token, for its cookie.
 */
export async function rememberDevice(
  tx: Tx,
  owner: DeviceOwner,
  token: string | null,
  clock: Clock,
  terminal: Terminal | null = null,
): Promise<string> {
  const kept = token ?? newToken();
  const seenAt = clock.now();
  const { brand, accountId } = owner;
  const seen = {
    seen_at: seenAt,
    ...(terminal === null ? { ip: null, user_agent: null } : storedTerminal(terminal)),
  };
  await tx
    .insertInto('known_device')
    .values({
      brand,
      account_id: accountId,
      token_hash: sha256Hex(kept),
      first_at: seenAt,
      ...seen,
    })
    .onConflict((conflict) =>
      conflict.columns(['brand', 'account_id', 'token_hash']).doUpdateSet(seen),
    )
    .execute();
  await devicesOf(tx, owner)
    .where('token_hash', 'not in', (eb) =>
      eb
        .selectFrom('known_device')
        .select('token_hash')
        .where('brand', '=', brand)
        .where('account_id', '=', accountId)
        .orderBy('seen_at', 'desc')
        .limit(MAX_DEVICES),
    )
    .execute();
  return kept;
}

/** Whether the account signed in with the same browser at the same address within a day. */
export async function hasTwinDevice(
  tx: Tx,
  { brand, accountId }: DeviceOwner,
  terminal: Terminal,
  clock: Clock,
): Promise<boolean> {
  const { ip, user_agent: userAgent } = storedTerminal(terminal);
  const row = await tx
    .selectFrom('known_device')
    .select('token_hash')
    .where('brand', '=', brand)
    .where('account_id', '=', accountId)
    .where('ip', '=', ip)
    .where('user_agent', '=', userAgent)
    .where('seen_at', '>', new Date(clock.now().getTime() - DAY_MS))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

function storedTerminal({ ip, userAgent }: Terminal): { ip: string; user_agent: string } {
  return { ip: ip.slice(0, 64), user_agent: userAgent.slice(0, 256) };
}

/**
 * After a new password by a mailed link, or a second factor: a device is known again once it signs in
 * with it. @param keepToken of the device that asks
 */
export async function forgetDevices(
  tx: Tx,
  owner: DeviceOwner,
  keepToken: string | null = null,
): Promise<void> {
  const all = devicesOf(tx, owner);
  await (keepToken === null ? all : all.where('token_hash', '<>', sha256Hex(keepToken))).execute();
}

function devicesOf(tx: Tx, { brand, accountId }: DeviceOwner) {
  return tx
    .deleteFrom('known_device')
    .where('brand', '=', brand)
    .where('account_id', '=', accountId);
}

function seenSince(clock: Clock): Date {
  return new Date(clock.now().getTime() - DEVICE_DAYS * DAY_MS);
}
