import { expect, it } from 'vitest';
import { staffRoles } from '#contract/generated/enum-values.ts';
import { permissionsOf } from '#contract/permission.ts';
import { FEATURES } from '#office/generated/features.ts';
import { byGroup, openScreens } from '#office/shell/office-feature.ts';

const SCREENS = FEATURES.flatMap(({ screens = [] }) => screens);

const openTo = (role: string): string[] =>
  openScreens(FEATURES, { may: (permission) => permissionsOf(role).includes(permission) }).map(
    ({ id }) => id,
  );

it('shows each role the screens that its permissions open, and nothing else', () => {
  for (const role of staffRoles) {
    const held: readonly string[] = permissionsOf(role);
    const open = SCREENS.filter(({ permission }) => held.includes(permission));
    expect(openTo(role).toSorted()).toEqual(open.map(({ id }) => id).toSorted());
  }
  expect(openTo('admin')).toHaveLength(SCREENS.length);
  // Money, agents and the ledger are not for those who write brands.
  for (const role of ['editor', 'publisher']) {
    for (const id of ['withdrawals', 'deposits', 'agents', 'ledger', 'audit']) {
      expect(openTo(role)).not.toContain(id);
    }
  }
});

it('keeps the screens of a group together, and in the order of their places', () => {
  const groups = byGroup(openScreens(FEATURES, { may: () => true }));
  expect(groups.flatMap(({ screens }) => screens.map(({ id }) => id))).toEqual(openTo('admin'));
  for (const { group, screens } of groups) {
    expect(new Set(screens.map((screen) => screen.group))).toEqual(new Set([group]));
    const places = screens.map(({ place }) => place);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  }
});

it('gives each screen a place, an address and a name that no other has', () => {
  for (const values of [
    SCREENS.map(({ id }) => id),
    SCREENS.map(({ path }) => path),
    SCREENS.map(({ place }) => String(place)),
  ]) {
    expect(new Set(values).size).toBe(values.length);
  }
});
