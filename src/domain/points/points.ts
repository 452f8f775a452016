import type { PointsPolicy } from '#contract/generated/types.ts';
import { REBATED_CATEGORIES } from '../category/categories.ts';

/** Ledger amounts of a unit are millionths. */
export const POINT_MICRO = 1_000_000n;
const WHOLE = 10_000n;

type Category = keyof PointsPolicy['weights'];

/** Valid bets of a category that give one point, in micro-units; null: they give none. Rounded up. */
export function stakePerPointMicro(
  { stakePerPointMicro: full, weights }: Pick<PointsPolicy, 'stakePerPointMicro' | 'weights'>,
  category: string,
): bigint | null {
  const weight = category in weights ? BigInt(weights[category as Category]) : 0n;
  return weight === 0n ? null : (BigInt(full) * WHOLE + weight - 1n) / weight;
}

/** Whole points for valid bets, in millionths of a point; below zero: bets that were taken back. */
export const earnedPoints = (validMicro: bigint, stakePerPoint: bigint): bigint =>
  (validMicro / stakePerPoint) * POINT_MICRO;

/** What points are worth, in micro-units, rounded down. @param digits of the currency: no smaller part is paid */
export function convertedMicro(points: bigint, pointsPerUnit: number, digits: number): bigint {
  const smallest = 10n ** BigInt(6 - digits);
  const micro = (points * POINT_MICRO) / BigInt(pointsPerUnit);
  return micro - (micro % smallest);
}

/** Categories that give points, each with the valid bet of one point. */
export const pointCategories = (policy: PointsPolicy) =>
  REBATED_CATEGORIES.flatMap((gameCategory) => {
    const stake = stakePerPointMicro(policy, gameCategory);
    return stake === null ? [] : [{ gameCategory, stakePerPointMicro: String(stake) }];
  });

/** Whole points that an amount of money is given in, by the ratio of the policy. */
export const pointsWorth = (amountMicro: bigint, pointsPerUnit: number): bigint =>
  (amountMicro * BigInt(pointsPerUnit)) / POINT_MICRO;
