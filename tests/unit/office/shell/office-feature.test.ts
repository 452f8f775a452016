import { expect, it } from 'vitest';
import { staffRoles } from '#contract/generated/enum-values.ts';
import { permissionsOf } from '#contract/permission.ts';
import { FEATURES } from '#office/generated/features.ts';
import { openScreens } from '#office/shell/office-feature.ts';

const openTo = (role: string): string[] =>
  openScreens(FEATURES, { may: (permission) => permissionsOf(role).includes(permission) }).map(
    ({ id }) => id,
  );

it('shows each role the screens that its permissions open, and nothing else, in the order of the navigation', () => {
  const inOrder = FEATURES.flatMap(({ screens = [] }) => screens).toSorted(
    (one, other) => one.place - other.place,
  );
  for (const role of staffRoles) {
    const held: readonly string[] = permissionsOf(role);
    const open = inOrder.filter(({ permission }) => held.includes(permission));
    expect(openTo(role)).toEqual(open.map(({ id }) => id));
  }
  expect(openTo('admin')).toEqual(inOrder.map(({ id }) => id));
  // Money, agents and the ledger are not for those who write brands.
  for (const role of ['editor', 'publisher']) {
    for (const id of ['withdrawals', 'deposits', 'agents', 'ledger', 'audit']) {
      expect(openTo(role)).not.toContain(id);
    }
  }
});

it('gives each screen a place, an address and a name that no other has', () => {
  const screens = FEATURES.flatMap(({ screens: own = [] }) => own);
  for (const values of [
    screens.map(({ id }) => id),
    screens.map(({ path }) => path),
    screens.map(({ place }) => String(place)),
  ]) {
    expect(new Set(values).size).toBe(values.length);
  }
});
