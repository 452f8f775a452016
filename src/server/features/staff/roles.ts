/** What each role may do; a staff account keeps its permissions, so a change here asks for a review of accounts. */
const PERMISSIONS = {
  support: [
    'member.read',
    'ledger.read',
    'content.read',
    'feedback.read',
    'feedback.handle',
    'message.read',
    'message.retry',
  ],
  editor: ['brand.read', 'brand.edit', 'content.read', 'content.edit'],
  publisher: ['brand.read', 'brand.edit', 'brand.publish', 'content.read', 'content.edit'],
  operator: [
    'member.read',
    'ledger.read',
    'brand.read',
    'brand.status',
    'brand.rules',
    'audit.read',
    'event.read',
    'event.retry',
    'content.read',
    'content.edit',
    'feedback.read',
    'feedback.handle',
    'message.read',
    'message.retry',
    'deposit.read',
    'deposit.return',
    'member.protect',
    'agent.appoint',
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
    'event.read',
    'event.retry',
    'content.read',
    'content.edit',
    'feedback.read',
    'feedback.handle',
    'message.read',
    'message.retry',
    'deposit.read',
    'deposit.return',
    'member.protect',
    'agent.appoint',
  ],
} as const satisfies Record<string, readonly string[]>;

export type Role = keyof typeof PERMISSIONS;

export const ROLES = Object.keys(PERMISSIONS) as Role[];

export function isRole(name: string): name is Role {
  return Object.hasOwn(PERMISSIONS, name);
}

export function permissionsOf(role: Role): readonly string[] {
  return PERMISSIONS[role];
}
