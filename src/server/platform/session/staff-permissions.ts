import { type Permission, permissionsOf } from '#contract/permission.ts';

/** What an account may do: what was written for it alone, else what its role may. */
export const staffPermissions = (account: { role: string; permissions: unknown }) =>
  (account.permissions as readonly Permission[] | null) ?? permissionsOf(account.role);
