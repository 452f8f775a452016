import type { StaffBrand, StaffSession } from '#contract/generated/types.ts';
import type { Db } from '../../platform/db/database.ts';
import { factorDue } from '../../platform/session/has-staff-factor.ts';
import { staffPermissions } from '../../platform/session/staff-permissions.ts';

export const NOBODY: StaffSession = {
  staff: null,
  csrfToken: null,
  lastLoginAt: null,
  expiresAt: null,
};

/** Who a staff session belongs to, without what only the route knows: the CSRF token, and what kind of server it is. */
export async function readStaffSession(
  db: Db,
  session: { staffId: bigint; sessionId: bigint },
  listBrands: () => readonly StaffBrand[],
): Promise<Omit<StaffSession, 'csrfToken'>> {
  const staff = await db
    .selectFrom('staff')
    .select(['id', 'username', 'display_name', 'role', 'permissions', 'brands'])
    .select(factorDue('staff').as('factor_due'))
    .where('id', '=', session.staffId)
    .executeTakeFirstOrThrow();
  const sessions = await db
    .selectFrom('staff_session')
    .select(['id', 'created_at', 'expires_at'])
    .where('staff_id', '=', session.staffId)
    .where('id', '<=', session.sessionId)
    .orderBy('id', 'desc')
    .limit(2)
    .execute();
  const [current, before] = sessions;
  const own = staff.brands as readonly string[] | null;
  return {
    staff: {
      id: String(staff.id),
      username: staff.username,
      displayName: staff.display_name,
      permissions: [...staffPermissions(staff)],
      ...(staff.factor_due ? { factorDue: true } : {}),
      brands: listBrands().filter((entry) => own === null || own.includes(entry.brand)),
    },
    lastLoginAt: before?.created_at.toISOString() ?? null,
    expiresAt: current?.expires_at.toISOString() ?? null,
  };
}
