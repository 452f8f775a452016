import type { Permission } from '#contract/permission.ts';
import type { Db, Tx } from '../db/database.ts';
import { Problem } from '../problem.ts';
import type { StaffCaller } from './caller.ts';
import { staffPermissions } from './staff-permissions.ts';

interface Right {
  readonly permission: Permission;
  readonly brand: string;
}

/**
 * Guards planned work and requests that wait for a second person: when it runs or is approved, the
 * permission of the person who asked is checked again.
 * @throws Problem STAFF_ACT_LAPSED for an account that is not active, or that may no longer do it
 */
export async function requireStillMay(db: Db | Tx, staffId: bigint, right: Right): Promise<void> {
  if (!(await stillMay(db, staffId, right))) throw new Problem('STAFF_ACT_LAPSED');
}

/** Whether a person may do something now. */
export async function stillMay(
  db: Db | Tx,
  staffId: bigint,
  { permission, brand }: Right,
): Promise<boolean> {
  const rights = await readStaffRights(db, staffId);
  if (rights === null) return false;
  const isOwn = rights.brands === null || rights.brands.has(brand);
  return isOwn && rights.permissions.has(permission);
}

/** Reads the permissions and brands that a person has now. Null: the account is not active. */
export async function readStaffRights(
  db: Db | Tx,
  staffId: bigint,
): Promise<Pick<StaffCaller, 'permissions' | 'brands'> | null> {
  const row = await db
    .selectFrom('staff')
    .select(['role', 'permissions', 'brands'])
    .where('id', '=', staffId)
    .where('status', '=', 'active')
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    permissions: new Set(staffPermissions(row)),
    brands: row.brands === null ? null : new Set(row.brands as string[]),
  };
}
