import { whitelabelModules } from '#contract/generated/enum-values.ts';
import { expect, it } from 'vitest';
import { effectiveEdits, FLAG_GROUPS } from '#office/features/whitelabel-flags/flag-groups.ts';

it('shows each of the ten switches once', () => {
  const shown = FLAG_GROUPS.flatMap(({ flags }) => flags);
  expect(shown.toSorted()).toEqual([...whitelabelModules].toSorted());
});

it('turning a switch and turning it back is no edit', () => {
  const now = { FREEPLAY3: false, DIRECTREG3: true };
  expect(effectiveEdits(now, { FREEPLAY3: true })).toEqual({ FREEPLAY3: true });
  expect(effectiveEdits(now, { FREEPLAY3: false, DIRECTREG3: true })).toBeNull();
  expect(effectiveEdits(now, null)).toBeNull();
});
