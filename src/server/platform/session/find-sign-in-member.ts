import { mobileNumberOf } from '#domain/phone/phone-number.ts';
import type { Db } from '../db/database.ts';
import { usernameKey } from './username-key.ts';

const COLUMNS = [
  'id',
  'username_key',
  'account_type',
  'password_hash',
  'status',
  'last_login_at',
  'must_change_password',
  'password_changed_at',
  'mobile_key',
  'email_key',
  'profile',
] as const;

/**
 * The member with a name: the username, or the mobile number of the account. An exact username comes
 * first, so that digits chosen as a username stay one; then the account that has proven the number,
 * before one that was only registered by it.
 * @param dialingCode of the brand's main country, for numbers without one
 */
export async function findSignInMember(db: Db, brand: string, name: string, dialingCode: string) {
  const key = usernameKey(name);
  const number = mobileNumberOf(name, dialingCode);
  const found = await db
    .selectFrom('member')
    .select(COLUMNS)
    .where('brand', '=', brand)
    .where((eb) =>
      number === null
        ? eb('username_key', '=', key)
        : eb.or([eb('username_key', 'in', [key, number]), eb('mobile_key', '=', number)]),
    )
    .limit(3)
    .execute();
  const chosen = found.find(({ username_key: own }) => own === key && own !== number);
  const proven = found.find(({ mobile_key: own }) => own !== null && own === number);
  return chosen ?? proven ?? found[0];
}

/** A member whose first factor is proven. */
export function findMemberToSignIn(db: Db, brand: string, memberId: bigint) {
  return db
    .selectFrom('member')
    .select(COLUMNS)
    .where('brand', '=', brand)
    .where('id', '=', memberId)
    .executeTakeFirst();
}

/** The member whose mobile number a code has proven. */
export function findMemberByMobile(db: Db, brand: string, number: string) {
  return db
    .selectFrom('member')
    .select(COLUMNS)
    .where('brand', '=', brand)
    .where('mobile_key', '=', number)
    .executeTakeFirst();
}
