import { expect, it } from 'vitest';
import { permissionsOf, type Role, ROLES } from '#server/features/staff/roles.ts';
import { openEntries } from '#office/shell/navigation-entries.ts';

it('shows each role what it may open, and nothing else', () => {
  const shown = Object.fromEntries(
    ROLES.map((role) => [
      role,
      openEntries({
        may: (permission) => permissionsOf(role).includes(permission),
        keepsMail: false,
      }).map(({ id }) => id),
    ]),
  );
  expect(shown).toEqual({
    support: ['members', 'feedback', 'announcements', 'banners', 'customerService', 'resources'],
    editor: [
      'siteStatus',
      'flags',
      'rules',
      'regions',
      'games',
      'jackpot',
      'announcements',
      'banners',
      'help',
      'customerService',
      'resources',
    ],
    publisher: [
      'siteStatus',
      'flags',
      'rules',
      'regions',
      'games',
      'jackpot',
      'announcements',
      'banners',
      'help',
      'customerService',
      'resources',
    ],
    operator: [
      'members',
      'feedback',
      'siteStatus',
      'flags',
      'rules',
      'regions',
      'games',
      'jackpot',
      'announcements',
      'banners',
      'help',
      'customerService',
      'resources',
      'audit',
    ],
    admin: [
      'members',
      'feedback',
      'siteStatus',
      'flags',
      'rules',
      'regions',
      'games',
      'jackpot',
      'announcements',
      'banners',
      'help',
      'customerService',
      'resources',
      'audit',
    ],
  });
});

it('shows the outbox where mail is kept, to whoever looks after members', () => {
  const shown = (role: Role, keepsMail: boolean) =>
    openEntries({ may: (permission) => permissionsOf(role).includes(permission), keepsMail }).some(
      ({ id }) => id === 'outbox',
    );
  expect(ROLES.filter((role) => shown(role, true))).toEqual(['support', 'operator', 'admin']);
  expect(ROLES.filter((role) => shown(role, false))).toEqual([]);
});
