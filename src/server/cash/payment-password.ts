import { MAX_PAYMENT_TRIES, PAYMENT_LOCK_MINUTES } from '#domain/password/payment-password.ts';
import type { MemberKey } from '../platform/session/member-key.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import { Problem } from '../platform/problem.ts';
import { passwordFits } from '../platform/session/password-hash.ts';

/** Where in the body the payment password stands. */
export interface GivenPaymentPassword {
  value: string;
  pointer: string;
  ip: string;
}

/** Whether one is set, and until when it is refused after wrong tries. */
export async function paymentPasswordState(
  db: Db | Tx,
  { brand, memberId }: MemberKey,
  clock: Clock,
): Promise<{ isSet: boolean; lockedUntil: Date | null }> {
  const row = await db
    .selectFrom('payment_password')
    .select('locked_until')
    .where('member_id', '=', memberId)
    .where('brand', '=', brand)
    .executeTakeFirst();
  const until = row?.locked_until ?? null;
  return {
    isSet: row !== undefined,
    lockedUntil: until !== null && until > clock.now() ? until : null,
  };
}

/**
 * The guard in front of whatever lets money leave: the payment password, or none of it. Each try is
 * taken before it is judged, so that tries at the same time cannot be more than five. It commits by
 * itself: call it before the transaction that it guards.
 * @throws Problem PAYMENT_PASSWORD_MISSING while none is set, PAYMENT_PASSWORD_LOCKED with the seconds
 * to wait, WRONG_PASSWORD at the pointer
 */
export async function requirePaymentPassword(
  db: Db,
  owner: MemberKey,
  { value, pointer, ip }: GivenPaymentPassword,
  clock: Clock,
): Promise<void> {
  const taken = await inTransaction(db, (tx) => takeTry(tx, owner, clock));
  if (await passwordFits(taken, value, { brand: owner.brand, ip })) {
    await inTransaction(db, (tx) => clearTries(tx, owner, taken));
    return;
  }
  const fields = { [pointer]: { code: 'WRONG', messageKey: 'error:WRONG_PASSWORD' } };
  throw new Problem('WRONG_PASSWORD', { fields });
}

/** Counts a try; the fifth in a row locks, unless it is right. @returns the hash to compare with */
async function takeTry(tx: Tx, { brand, memberId }: MemberKey, clock: Clock): Promise<string> {
  const now = clock.now();
  const row = await tx
    .selectFrom('payment_password')
    .select(['hash', 'wrong_tries', 'locked_until'])
    .where('member_id', '=', memberId)
    .where('brand', '=', brand)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new Problem('PAYMENT_PASSWORD_MISSING');
  const { locked_until: until } = row;
  if (until !== null && until > now) {
    const retryAfterSeconds = Math.ceil((until.getTime() - now.getTime()) / 1000);
    throw new Problem('PAYMENT_PASSWORD_LOCKED', { retryAfterSeconds });
  }
  // A lock that is over starts a new count.
  const tries = until === null ? row.wrong_tries + 1 : 1;
  const lock = new Date(now.getTime() + PAYMENT_LOCK_MINUTES * 60_000);
  await tx
    .updateTable('payment_password')
    .set({ wrong_tries: tries, locked_until: tries >= MAX_PAYMENT_TRIES ? lock : null })
    .where('member_id', '=', memberId)
    .where('brand', '=', brand)
    .execute();
  return row.hash;
}

async function clearTries(tx: Tx, { brand, memberId }: MemberKey, hash: string): Promise<void> {
  await tx
    .updateTable('payment_password')
    .set({ wrong_tries: 0, locked_until: null })
    .where('member_id', '=', memberId)
    .where('brand', '=', brand)
    .where('hash', '=', hash)
    .execute();
}

/** Writes a new payment password: tries and lock start again. */
export async function writePaymentPassword(
  tx: Tx,
  { brand, memberId }: MemberKey,
  hash: string,
  clock: Clock,
): Promise<void> {
  const row = { hash, changed_at: clock.now(), wrong_tries: 0, locked_until: null };
  await tx
    .insertInto('payment_password')
    .values({ brand, member_id: memberId, ...row })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(row))
    .execute();
}
