import { describe, expect, it } from 'vitest';
import { depositRouteFaults, type RouteMeans } from '#domain/deposit/deposit-route-faults.ts';
import { EVERY_MEANS } from '#domain/setting/setting-declaration.ts';
import { setting } from '#domain/deposit/deposit-routes.setting.ts';
import { COMMON } from '#tests/support/deposit-routes.ts';

const MEANS: RouteMeans = {
  currency: 'PEN',
  countries: ['PE'],
  adapters: [{ code: 'transfer', needsAccount: false, minMicro: '1', maxMicro: '9000000000' }],
  banks: {},
  helpPages: ['deposit'],
};
const ROUTE = { ...COMMON, code: 'transfer', account: null };

describe('the automatic credit of a statement', () => {
  const faults = (toleranceMicro: string, autoCreditMaxMicro: string | null) =>
    depositRouteFaults([{ ...ROUTE, toleranceMicro, autoCreditMaxMicro }], MEANS).map(
      ({ pointer, code }) => `${pointer} ${code}`,
    );

  it.each([
    ['0', null, []],
    ['9990000', '50000000', []],
    ['10000000', null, ['/toleranceMicro NOT_BELOW_MINIMUM']],
    ['1', '1', ['/toleranceMicro NOT_WHOLE', '/autoCreditMaxMicro NOT_WHOLE']],
    ['', null, ['/toleranceMicro REQUIRED']],
  ])('tolerance %j, limit %j', (tolerance, limit, expected) => {
    expect(faults(tolerance, limit)).toEqual(expected);
  });

  it('is off for a route stored before the terms existed', () => {
    const { toleranceMicro: _, autoCreditMaxMicro: __, ...stored } = ROUTE;
    expect(setting.inEffect({ routes: [stored] }, EVERY_MEANS).routes).toEqual([
      { ...ROUTE, autoCreditMaxMicro: null },
    ]);
    expect(setting.inEffect(null, EVERY_MEANS)).toEqual({ routes: null });
  });
});
