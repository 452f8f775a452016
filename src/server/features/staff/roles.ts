/** What each role may do; a staff account keeps its permissions, so a change here asks for a review of accounts. */
const PERMISSIONS = {
  support: ['member.read', 'ledger.read', 'content.read', 'feedback.read', 'feedback.handle'],
  editor: ['brand.read', 'brand.edit', 'content.read', 'content.edit'],
  publisher: ['brand.read', 'brand.edit', 'brand.publish', 'content.read', 'content.edit'],
  operator: [
    'member.read',
    'ledger.read',
    'brand.read',
    'brand.status',
    'brand.rules',
    'audit.read',
    'content.read',
    'content.edit',
    'feedback.read',
    'feedback.handle',
  ],
  admin: [
    'member.read',
    'ledger.read',
    'brand.read',
    'brand.edit',
    'brand.publish',
    'brand.status',
    'brand.rules',
    'audit.read',
    'content.read',
    'content.edit',
    'feedback.read',
    'feedback.handle',
  ],
} as const satisfies Record<string, readonly string[]>;

export type Role = keyof typeof PERMISSIONS;

export const ROLES = Object.keys(PERMISSIONS) as Role[];

export function isRole(name: string): name is Role {
  return name in PERMISSIONS;
}

export function permissionsOf(role: Role): readonly string[] {
  return PERMISSIONS[role];
}
