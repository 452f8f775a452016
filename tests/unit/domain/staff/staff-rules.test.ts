import { describe, expect, it } from 'vitest';
import { leavesNoAdministrator, mayKeep } from '#domain/staff/staff-rules.ts';

const admin = (staffId: string, more = {}) => ({
  staffId,
  role: 'admin' as const,
  brands: null,
  isActive: true,
  ...more,
});

describe('the last administrator', () => {
  it.each([
    ['is locked', admin('1', { isActive: false })],
    ['gets another role', admin('1', { role: 'operator' })],
    ['gets some brands only', admin('1', { brands: ['denluma'] })],
  ])('is kept when it %s', (_what, changed) => {
    expect(leavesNoAdministrator([admin('1')], changed)).toBe(true);
    expect(leavesNoAdministrator([admin('1'), admin('2')], changed)).toBe(false);
    const others = [admin('2', { isActive: false }), admin('3', { brands: ['denluma'] })];
    expect(leavesNoAdministrator([admin('1'), ...others], changed)).toBe(true);
  });

  it('is not one who never was: such an account changes freely', () => {
    const operator = admin('2', { role: 'operator' });
    expect(leavesNoAdministrator([admin('1'), operator], { ...operator, isActive: false })).toBe(
      false,
    );
  });
});

describe('a keeper of some brands', () => {
  it.each([
    [null, null, true],
    [null, ['denluma'], true],
    [['denluma'], ['denluma'], true],
    [['denluma'], [], true],
    [['denluma'], ['denluma', 'kyvolta'], false],
    [['denluma'], null, false],
  ])('of %j keeps an account of %j: %s', (own, brands, may) => {
    expect(mayKeep(own === null ? null : new Set(own), brands)).toBe(may);
  });
});
