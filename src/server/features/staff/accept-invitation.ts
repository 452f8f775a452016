import { OF_STAFF, writeAudit } from '../../platform/audit.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { Problem } from '../../platform/problem.ts';
import { refuseCommonPassword } from '../../platform/refuse-common-password.ts';
import { hashPassword } from '../../platform/session/password-hash.ts';
import { sha256Hex } from '../../platform/signature.ts';
import { endSessionsOf } from './staff-account.store.ts';
import { NO_BRAND } from './staff-factor.ts';

/**
 * Gives an invited account the password of its person. The invitation ends, and so does every session.
 * @returns the username to sign in with
 * @throws Problem INVITATION_EXPIRED, PASSWORD_TOO_COMMON
 */
export async function acceptInvitation(
  db: Db,
  { token, password, ip }: { token: string; password: string; ip: string },
  clock: Clock,
): Promise<string> {
  const invited = await findInvited(db, token, clock);
  refuseCommonPassword(password, '/password', {
    username: invited.username,
    brandNames: invited.display_name.split(' '),
  });
  const hash = await hashPassword(password, { brand: NO_BRAND, ip });
  return inTransaction(db, async (tx) => {
    const at = clock.now();
    const taken = await tx
      .updateTable('staff')
      .set({ password_hash: hash, invitation_hash: null, invited_until: null })
      .where('id', '=', invited.id)
      .where('invitation_hash', '=', sha256Hex(token))
      .where('status', '=', 'active')
      .returning('id')
      .executeTakeFirst();
    // Another answer took it first.
    if (taken === undefined) throw new Problem('INVITATION_EXPIRED');
    await endSessionsOf(tx, taken.id, at);
    await writeAudit(tx, {
      staffId: taken.id,
      brand: OF_STAFF,
      action: 'acceptStaffInvitation',
      subject: String(taken.id),
      before: null,
      after: null,
      at,
    });
    return invited.username;
  });
}

async function findInvited(db: Db, token: string, clock: Clock) {
  const row = await db
    .selectFrom('staff')
    .select(['id', 'username', 'display_name'])
    .where('invitation_hash', '=', sha256Hex(token))
    .where('invited_until', '>', clock.now())
    .where('status', '=', 'active')
    .executeTakeFirst();
  if (row === undefined) throw new Problem('INVITATION_EXPIRED');
  return row;
}
