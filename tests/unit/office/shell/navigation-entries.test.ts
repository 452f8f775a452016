import { expect, it } from 'vitest';
import { permissionsOf, ROLES } from '#server/features/staff/roles.ts';
import { openEntries } from '#office/shell/navigation-entries.ts';

it('shows each role what it may open, and nothing else', () => {
  const shown = Object.fromEntries(
    ROLES.map((role) => [
      role,
      openEntries({ may: (permission) => permissionsOf(role).includes(permission) }).map(
        ({ id }) => id,
      ),
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
      'announcements',
      'banners',
      'help',
      'customerService',
      'resources',
      'audit',
    ],
  });
});
