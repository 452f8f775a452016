import type { IconName } from '#ui/kit/icon-shapes.ts';
import type { Permission } from '#staff/session/permission.ts';

export interface NavigationEntry {
  readonly id:
    | 'members'
    | 'feedback'
    | 'siteStatus'
    | 'flags'
    | 'rules'
    | 'regions'
    | 'sessionLimits'
    | 'games'
    | 'jackpot'
    | 'announcements'
    | 'banners'
    | 'help'
    | 'customerService'
    | 'resources'
    | 'ledger'
    | 'audit'
    | 'deadEvents'
    | 'messages'
    | 'returnableDeposits'
    | 'exclusionMatches';
  readonly path: string;
  readonly icon: IconName;
  readonly permission: Permission;
}

/** What the office has, in the order of the navigation. */
const ENTRIES: readonly NavigationEntry[] = [
  { id: 'members', path: '/members', icon: 'usersThree', permission: 'member.read' },
  { id: 'feedback', path: '/feedback', icon: 'chat', permission: 'feedback.read' },
  { id: 'messages', path: '/messages', icon: 'envelope', permission: 'message.read' },
  {
    id: 'returnableDeposits',
    path: '/returnable-deposits',
    icon: 'bank',
    permission: 'deposit.read',
  },
  {
    id: 'exclusionMatches',
    path: '/exclusion-matches',
    icon: 'shield',
    permission: 'member.protect',
  },
  { id: 'siteStatus', path: '/site-status', icon: 'screen', permission: 'brand.read' },
  { id: 'flags', path: '/flags', icon: 'flag', permission: 'brand.read' },
  { id: 'rules', path: '/register-rules', icon: 'listChecks', permission: 'brand.read' },
  { id: 'regions', path: '/region-rules', icon: 'globe', permission: 'brand.read' },
  { id: 'sessionLimits', path: '/session-limits', icon: 'clock', permission: 'brand.read' },
  { id: 'games', path: '/games', icon: 'slots', permission: 'brand.read' },
  { id: 'jackpot', path: '/jackpot', icon: 'trophy', permission: 'brand.read' },
  {
    id: 'announcements',
    path: '/announcements',
    icon: 'megaphone',
    permission: 'content.read',
  },
  { id: 'banners', path: '/banners', icon: 'camera', permission: 'content.read' },
  { id: 'help', path: '/help-pages', icon: 'question', permission: 'brand.read' },
  {
    id: 'customerService',
    path: '/customer-service',
    icon: 'headset',
    permission: 'content.read',
  },
  { id: 'resources', path: '/links', icon: 'link', permission: 'content.read' },
  { id: 'ledger', path: '/ledger', icon: 'scales', permission: 'audit.read' },
  { id: 'audit', path: '/audit', icon: 'history', permission: 'audit.read' },
  { id: 'deadEvents', path: '/failed-events', icon: 'warning', permission: 'event.read' },
];

/** The entries this person may open. */
export function openEntries(staff: {
  may: (permission: Permission) => boolean;
}): readonly NavigationEntry[] {
  return ENTRIES.filter(({ permission }) => staff.may(permission));
}
