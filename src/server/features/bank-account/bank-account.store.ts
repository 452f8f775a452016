import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';
import { lockMember } from '../../platform/session/lock-member.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';

/** Makes an account the default one. @throws Problem BANK_ACCOUNT_NOT_FOUND */
export async function makeDefault(tx: Tx, owner: MemberKey, id: bigint): Promise<void> {
  await lockMember(tx, owner);
  const [changed] = await tx
    .updateTable('bank_account')
    .set({ is_default: sql<boolean>`id = ${id}` })
    .where('brand', '=', owner.brand)
    .where('member_id', '=', owner.memberId)
    .where('removed_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('bank_account as own')
          .select('own.id')
          .where('own.id', '=', id)
          .where('own.brand', '=', owner.brand)
          .where('own.member_id', '=', owner.memberId)
          .where('own.removed_at', 'is', null),
      ),
    )
    .execute();
  if (changed?.numUpdatedRows === 0n) throw new Problem('BANK_ACCOUNT_NOT_FOUND');
}

/** Removes an account; the newest of the others becomes the default one. @throws Problem BANK_ACCOUNT_NOT_FOUND */
export async function removeBankAccount(
  tx: Tx,
  owner: MemberKey,
  id: bigint,
  clock: Clock,
): Promise<void> {
  await lockMember(tx, owner);
  const removed = await tx
    .updateTable('bank_account')
    .set({ removed_at: clock.now(), is_default: false })
    .where('brand', '=', owner.brand)
    .where('member_id', '=', owner.memberId)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (removed === undefined) throw new Problem('BANK_ACCOUNT_NOT_FOUND');
  const others = tx
    .selectFrom('bank_account')
    .where('brand', '=', owner.brand)
    .where('member_id', '=', owner.memberId)
    .where('removed_at', 'is', null);
  const rest = await others.select(['id', 'is_default']).orderBy('id', 'desc').execute();
  const [newest] = rest;
  if (newest === undefined || rest.some(({ is_default: isDefault }) => isDefault)) return;
  await makeDefault(tx, owner, newest.id);
}
