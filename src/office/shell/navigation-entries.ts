import type { IconName } from '#ui/kit/icon-shapes.ts';
import type { Permission } from '../session/permission.ts';

export interface NavigationEntry {
  readonly id:
    | 'members'
    | 'feedback'
    | 'siteStatus'
    | 'flags'
    | 'rules'
    | 'regions'
    | 'games'
    | 'jackpot'
    | 'announcements'
    | 'banners'
    | 'help'
    | 'customerService'
    | 'resources'
    | 'audit'
    | 'outbox';
  readonly path: string;
  readonly icon: IconName;
  readonly permission: Permission;
  /** Only where mail is kept instead of sent. */
  readonly keptMailOnly?: true;
}

/** What the office has, in the order of the navigation. */
const ENTRIES: readonly NavigationEntry[] = [
  { id: 'members', path: '/members', icon: 'usersThree', permission: 'member.read' },
  { id: 'feedback', path: '/feedback', icon: 'chat', permission: 'feedback.read' },
  { id: 'siteStatus', path: '/site-status', icon: 'screen', permission: 'brand.read' },
  { id: 'flags', path: '/flags', icon: 'flag', permission: 'brand.read' },
  { id: 'rules', path: '/register-rules', icon: 'listChecks', permission: 'brand.read' },
  { id: 'regions', path: '/region-rules', icon: 'globe', permission: 'brand.read' },
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
  { id: 'audit', path: '/audit', icon: 'history', permission: 'audit.read' },
  {
    id: 'outbox',
    path: '/outbox',
    icon: 'envelope',
    permission: 'member.read',
    keptMailOnly: true,
  },
];

/** The entries this person may open. */
export function openEntries(staff: {
  may: (permission: Permission) => boolean;
  keepsMail: boolean;
}): readonly NavigationEntry[] {
  return ENTRIES.filter(
    ({ permission, keptMailOnly }) =>
      staff.may(permission) && (keptMailOnly !== true || staff.keepsMail),
  );
}
