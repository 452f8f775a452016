import { mayBeSentLink, RESET_LINK_MINUTES } from '#domain/password/reset-limits.ts';
import { tellMember } from '../../account/tell-member.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { endMemberSessions } from '../../platform/session/end-session.ts';
import { forgetDevices } from '../../platform/session/known-device.ts';
import { lockMember } from '../../platform/session/lock-member.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';
import { clearFailures } from '../../platform/session/login-failures.ts';

const DAY_MS = 86_400_000;

export interface PasswordOwner {
  brand: string;
  memberId: bigint;
}

export interface WrittenPassword {
  hash: string;
  /** The hash that must still hold, null where there was none; left out: whichever does. */
  replaces?: string | null;
  /** The session that goes on; null: none does. */
  keepTokenHash: string | null;
}

/**
 * Writes a new password: other sessions end, links that were sent are void, every lock on the account is
 * lifted. Without a session to keep, the password came by a mailed link: no device is known any more.
 * @returns false when another password has been set meanwhile; nothing is changed then.
 */
export async function writePassword(
  tx: Tx,
  owner: PasswordOwner,
  { hash, replaces, keepTokenHash }: WrittenPassword,
  clock: Clock,
): Promise<boolean> {
  const { brand, memberId } = owner;
  let update = tx
    .updateTable('member')
    .set({
      password_hash: hash,
      must_change_password: false,
      password_changed_at: clock.now(),
    })
    .where('id', '=', memberId)
    .where('brand', '=', brand)
    .returning('username_key');
  if (replaces !== undefined) {
    update = update.where('password_hash', 'is not distinct from', replaces);
  }
  const member = await update.executeTakeFirst();
  if (member === undefined) return false;
  await endMemberSessions(tx, { ...owner, keepTokenHash, reason: 'passwordChanged' }, clock);
  if (keepTokenHash !== null) await settleDue(tx, keepTokenHash);
  await endResets(tx, owner, clock);
  await endHeldSignIns(tx, owner, clock);
  await clearFailures(tx, { brand, usernameKey: member.username_key });
  if (keepTokenHash === null) await forgetDevices(tx, { brand, accountId: memberId });
  await tellMember(tx, owner, 'passwordChanged', {}, clock);
  return true;
}

/** A sign-in by the old password that still waits for its second factor opens nothing. */
async function endHeldSignIns(tx: Tx, { brand, memberId }: MemberKey, clock: Clock): Promise<void> {
  await tx
    .updateTable('sign_in_challenge')
    .set({ used_at: clock.now() })
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('used_at', 'is', null)
    .execute();
}

/** The session that goes on may do everything now. */
async function settleDue(tx: Tx, tokenHash: string): Promise<void> {
  await tx
    .updateTable('member_session')
    .set({ password_due: false })
    .where('token_hash', '=', tokenHash)
    .execute();
}

/**
 * Writes a link that holds from now on, in the place of those before it.
 * @returns false when the member has been sent enough of them.
 */
export async function addReset(
  tx: Tx,
  owner: PasswordOwner,
  tokenHash: string,
  clock: Clock,
): Promise<boolean> {
  const { brand, memberId } = owner;
  const now = clock.now();
  // Two requests at once wait for each other here, so that one link holds and not two.
  await lockMember(tx, owner);
  const before = await tx
    .selectFrom('password_reset')
    .select('created_at')
    .where('member_id', '=', memberId)
    .where('brand', '=', brand)
    .execute();
  if (
    !mayBeSentLink(
      before.map(({ created_at }) => created_at),
      now,
    )
  ) {
    return false;
  }
  await tx
    .deleteFrom('password_reset')
    .where('member_id', '=', memberId)
    .where('brand', '=', brand)
    .where('created_at', '<', new Date(now.getTime() - DAY_MS))
    .execute();
  await endResets(tx, owner, clock);
  await tx
    .insertInto('password_reset')
    .values({
      token_hash: tokenHash,
      brand,
      member_id: memberId,
      created_at: now,
      expires_at: new Date(now.getTime() + RESET_LINK_MINUTES * 60_000),
      ended_at: null,
    })
    .execute();
  return true;
}

/** Uses a link up. @returns whose it is; null when it does not hold. */
export async function takeReset(
  tx: Tx,
  { brand, tokenHash }: { brand: string; tokenHash: string },
  clock: Clock,
): Promise<PasswordOwner | null> {
  const now = clock.now();
  const row = await tx
    .updateTable('password_reset')
    .set({ ended_at: now })
    .where('token_hash', '=', tokenHash)
    .where('brand', '=', brand)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('member_id')
    .executeTakeFirst();
  return row === undefined ? null : { brand, memberId: row.member_id };
}

async function endResets(tx: Tx, { brand, memberId }: PasswordOwner, clock: Clock): Promise<void> {
  await tx
    .updateTable('password_reset')
    .set({ ended_at: clock.now() })
    .where('member_id', '=', memberId)
    .where('brand', '=', brand)
    .where('ended_at', 'is', null)
    .execute();
}
