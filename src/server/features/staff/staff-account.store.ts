import type { StaffAccess, StaffRole } from '#contract/generated/types.ts';
import { leavesNoAdministrator, mayKeep } from '#domain/staff/staff-rules.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';
import type { StaffCaller } from '../../platform/session/caller.ts';

/** An account, held until the transaction ends. */
export interface HeldStaff {
  id: bigint;
  username: string;
  displayName: string;
  access: StaffAccess;
  status: string;
  version: number;
}

/**
 * Holds the accounts of staff, so that two changes at once never leave the platform without an
 * administrator, and gives the one that an act is about.
 * @param seen the version that was decided on; undefined: any
 * @throws Problem STAFF_NOT_FOUND also for one of brands that the keeper does not have, STAFF_CHANGED
 */
export async function holdStaff(
  tx: Tx,
  keeper: Pick<StaffCaller, 'brands'>,
  staffId: bigint,
  seen?: number,
): Promise<HeldStaff> {
  const row = await tx
    .selectFrom('staff')
    .select(['id', 'username', 'display_name', 'role', 'brands', 'status', 'version'])
    .select('requires_factor')
    .where('id', '=', staffId)
    .forUpdate()
    .executeTakeFirst();
  const brands = (row?.brands ?? null) as string[] | null;
  if (row === undefined || !mayKeep(keeper.brands, brands)) throw new Problem('STAFF_NOT_FOUND');
  if (seen !== undefined && seen !== row.version) throw new Problem('STAFF_CHANGED');
  return {
    id: row.id,
    username: row.username,
    displayName: row.display_name,
    access: { role: row.role as StaffRole, brands, requiresFactor: row.requires_factor },
    status: row.status,
    version: row.version,
  };
}

/**
 * Guards the last administrator: the accounts of administrators are held, so that two who lock each
 * other do it one after the other. @throws Problem LAST_ADMINISTRATOR
 */
export async function keepAdministrator(
  tx: Tx,
  { id }: Pick<HeldStaff, 'id'>,
  changed: Pick<StaffAccess, 'role' | 'brands'> & { isActive: boolean },
): Promise<void> {
  const rows = await tx
    .selectFrom('staff')
    .select(['id', 'role', 'brands', 'status'])
    .where('role', '=', 'admin')
    .orderBy('id')
    .forUpdate()
    .execute();
  const accounts = rows.map((row) => ({
    staffId: String(row.id),
    role: row.role as StaffRole,
    brands: row.brands as string[] | null,
    isActive: row.status === 'active',
  }));
  if (leavesNoAdministrator(accounts, { staffId: String(id), ...changed })) {
    throw new Problem('LAST_ADMINISTRATOR');
  }
}

/** Ends every session of an account. @returns how many */
export async function endSessionsOf(tx: Tx, staffId: bigint, now: Date): Promise<number> {
  const ended = await tx
    .updateTable('staff_session')
    .set({ ended_at: now })
    .where('staff_id', '=', staffId)
    .where('ended_at', 'is', null)
    .returning('id')
    .execute();
  return ended.length;
}

export async function findStaffByName(db: Db | Tx, usernameKey: string): Promise<bigint | null> {
  const row = await db
    .selectFrom('staff')
    .select('id')
    .where('username_key', '=', usernameKey)
    .executeTakeFirst();
  return row?.id ?? null;
}
