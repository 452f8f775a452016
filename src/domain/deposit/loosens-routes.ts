import type { DepositRoute } from '#contract/generated/types.ts';

type Bound = Pick<DepositRoute, 'code' | 'toleranceMicro' | 'autoCreditMaxMicro'>;

/** The terms of a route that no staff member has arranged: the exact amount, without a limit. */
const EXACT = { toleranceMicro: '0', autoCreditMaxMicro: null } as const;

/** Whether statements credit more by themselves: a wider tolerance, or a higher limit. */
export function loosensRoutes(
  before: readonly Bound[] | null,
  after: readonly Bound[] | null,
): boolean {
  const held = new Map(before?.map((route) => [route.code, route]));
  return (after ?? []).some(({ code, toleranceMicro, autoCreditMaxMicro: most }) => {
    const old = held.get(code) ?? EXACT;
    const isWider = BigInt(toleranceMicro) > BigInt(old.toleranceMicro);
    const { autoCreditMaxMicro: limit } = old;
    return isWider || (limit !== null && (most === null || BigInt(most) > BigInt(limit)));
  });
}
