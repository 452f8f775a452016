import type { DepositRoute } from '#contract/generated/types.ts';
import { isSamePayee } from './same-account.ts';

type Bound = Pick<DepositRoute, 'code' | 'toleranceMicro' | 'autoCreditMaxMicro' | 'account'>;

/**
 * Whether statements credit more by themselves, or players pay to another account: a wider tolerance, a
 * higher limit, a first limit, or a changed account. A new route may have a limit up to `aboveMicro`.
 * @param aboveMicro micro-units above which two persons decide; null: the brand has no such rule
 */
export function loosensRoutes(
  before: readonly Bound[] | null,
  after: readonly Bound[] | null,
  aboveMicro: bigint | null,
): boolean {
  const held = new Map(before?.map((route) => [route.code, route]));
  return (after ?? []).some((route) => {
    const old = held.get(route.code);
    if (old === undefined) return isLooseAtFirst(route, aboveMicro);
    return (
      BigInt(route.toleranceMicro) > BigInt(old.toleranceMicro) ||
      limitOf(route) > limitOf(old) ||
      (route.account !== null && !isSamePayee(route.account, old.account))
    );
  });
}

function isLooseAtFirst(route: Bound, aboveMicro: bigint | null): boolean {
  const isAbove = aboveMicro !== null && limitOf(route) > aboveMicro;
  return isAbove || BigInt(route.toleranceMicro) > 0n;
}

/** The most that a line credits by itself, in micro-units. */
const limitOf = ({ autoCreditMaxMicro: limit }: Bound): bigint =>
  limit === null ? 0n : BigInt(limit);
