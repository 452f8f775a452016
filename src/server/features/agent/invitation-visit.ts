import { codeKey, type Inviter } from '../../tree/invitation/invitation-code.store.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { sha256Hex } from '../../platform/signature.ts';

/** Counts a visit by an invitation, once a day and address. @returns whether it was the first */
export async function countVisit(
  tx: Tx,
  brand: string,
  { code, link }: { code: string; link: Inviter['link'] },
  ip: string,
  clock: Clock,
): Promise<boolean> {
  const at = clock.now();
  const day = at.toISOString().slice(0, 10);
  const counted = await tx
    .insertInto('invitation_visit')
    .values({ brand, code_key: codeKey(code), day, address_hash: sha256Hex(`${day} ${ip}`), at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('day')
    .executeTakeFirst();
  if (counted === undefined) return false;
  if (link !== null) {
    await tx
      .updateTable('registration_link')
      .set((eb) => ({ visits: eb('visits', '+', 1) }))
      .where('id', '=', link.id)
      .where('brand', '=', brand)
      .execute();
  }
  return true;
}
