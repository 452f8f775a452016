import { permissions } from './generated/permissions.ts';

/** What an operation of the staff apps may require. */
export type Permission = keyof typeof permissions;

const ALL = Object.keys(permissions) as Permission[];

/** What a role may do. Nothing for a role of another release. */
export function permissionsOf(role: string): readonly Permission[] {
  return ALL.filter((permission) => permissions[permission].includes(role as never));
}
