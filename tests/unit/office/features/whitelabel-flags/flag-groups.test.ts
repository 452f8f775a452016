import { whitelabelModules } from '#contract/generated/enum-values.ts';
import { expect, it } from 'vitest';
import { isBuiltFlag } from '#domain/registration/unbuilt.ts';
import { effectiveEdits, builtGroups } from '#office/features/whitelabel-flags/flag-groups.ts';

it('shows each built switch once, in a group that has any', () => {
  const groups = builtGroups();
  const shown: readonly string[] = groups.flatMap(({ flags }) => flags);
  expect(shown.toSorted()).toEqual(whitelabelModules.filter(isBuiltFlag).toSorted());
  expect(groups.filter(({ flags }) => flags.length === 0)).toEqual([]);
});

it('turning a switch and turning it back is no edit', () => {
  const now = { FREEPLAY3: false, DIRECTREG3: true };
  expect(effectiveEdits(now, { FREEPLAY3: true })).toEqual({ FREEPLAY3: true });
  expect(effectiveEdits(now, { FREEPLAY3: false, DIRECTREG3: true })).toBeNull();
  expect(effectiveEdits(now, null)).toBeNull();
});
