import type { PointsPolicy } from '#contract/generated/types.ts';
import { rebateRates } from '../category/categories.ts';
import type { SettingDeclaration } from '../setting/setting-declaration.ts';

const FULL = 10_000;
const everyCategory = rebateRates();
const weights = Object.fromEntries(
  Object.keys(everyCategory).map((category) => [category, FULL]),
) as unknown as PointsPolicy['weights'];

/** In force until staff set another: no points. */
const DEFAULT_POLICY: PointsPolicy = {
  enabled: false,
  stakePerPointMicro: '10000000',
  weights,
  pointsPerUnit: 100,
  minConvertPoints: 100,
  maxConvertPointsPerDay: 0,
};

/** A stored value may be from before a term was added. */
export const setting: SettingDeclaration<PointsPolicy, 'request'> = {
  served: 'request',
  inEffect(stored) {
    const policy = { ...DEFAULT_POLICY, ...(stored as PointsPolicy | null) };
    return { ...policy, weights: { ...DEFAULT_POLICY.weights, ...policy.weights } };
  },
};
