import type { StaffRole } from '#contract/generated/types.ts';
import type { Db } from '../../platform/db/database.ts';
import { newId } from '../../platform/id.ts';
import { hashPassword } from '../../platform/session/password-hash.ts';
import { usernameKey } from '../../platform/session/username-key.ts';
import { NO_BRAND } from './staff-factor.ts';

/** Accounts are made by an operator's command and by the demo, not over the network. */
const OPERATOR = { brand: NO_BRAND, ip: 'operator' } as const;

export interface NewStaff {
  username: string;
  displayName: string;
  password: string;
  role: StaffRole;
  /** null: every brand. */
  brands: readonly string[] | null;
}

/** Writes a staff account. @returns false when the name is taken, and then nothing is written. */
export async function createStaff(db: Db, staff: NewStaff): Promise<boolean> {
  const key = usernameKey(staff.username);
  const known = db.selectFrom('staff').select('id').where('username_key', '=', key);
  if ((await known.executeTakeFirst()) !== undefined) return false;
  const row = await db
    .insertInto('staff')
    .values({
      id: newId(),
      username: staff.username,
      username_key: key,
      password_hash: await hashPassword(staff.password, OPERATOR),
      display_name: staff.displayName,
      role: staff.role,
      brands: staff.brands === null ? null : JSON.stringify(staff.brands),
    })
    .onConflict((conflict) => conflict.column('username_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
