import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { Problem } from '../../platform/problem.ts';
import { hashPassword } from '../../platform/session/password-hash.ts';
import { sha256Hex } from '../../platform/signature.ts';
import { takeReset, writePassword } from './password.store.ts';
import { refuseKnownPassword } from './refuse-known-password.ts';

type LinkReset = Record<'brand' | 'brandName' | 'token' | 'newPassword' | 'ip', string>;

/**
 * Sets a new password by a link that was sent; every session ends.
 * @throws Problem RESET_LINK_INVALID, the same whether the link was used, has run out, was replaced,
 * is another brand's or never was; PASSWORD_TOO_COMMON, and the link may be used again.
 */
export async function setPasswordByLink(
  db: Db,
  { brand, brandName, token, newPassword, ip }: LinkReset,
  clock: Clock,
): Promise<void> {
  const tokenHash = sha256Hex(token);
  const memberId = await findOwner(db, { brand, tokenHash }, clock);
  if (memberId === null) throw new Problem('RESET_LINK_INVALID');
  await refuseKnownPassword(db, { brand, memberId, brandName }, newPassword);
  const hash = await hashPassword(newPassword, { brand, ip });
  await inTransaction(db, async (tx) => {
    const owner = await takeReset(tx, { brand, tokenHash }, clock);
    if (owner === null) throw new Problem('RESET_LINK_INVALID');
    const password = { hash, keepTokenHash: null };
    if (!(await writePassword(tx, owner, password, clock))) throw new Problem('RESET_LINK_INVALID');
  });
}

/** Asked before the work of a hash is done for nothing; what decides is whether it can be taken. */
async function findOwner(
  db: Db,
  { brand, tokenHash }: { brand: string; tokenHash: string },
  clock: Clock,
): Promise<bigint | null> {
  const row = await db
    .selectFrom('password_reset as r')
    .innerJoin('member as m', 'm.id', 'r.member_id')
    .select('r.member_id')
    .where('r.token_hash', '=', tokenHash)
    .where('r.brand', '=', brand)
    .where('r.ended_at', 'is', null)
    .where('r.expires_at', '>', clock.now())
    .where('m.status', '!=', 'closed')
    .executeTakeFirst();
  return row?.member_id ?? null;
}
