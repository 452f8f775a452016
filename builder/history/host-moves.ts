import type { CheckResult, HostMove } from '#contract/generated/types.ts';

/** The finding that a host belongs to another brand, for staff who may move it. */
const TAKES_OVER = 'BM1903';

/** The hosts that a draft would take over from other brands. */
export function hostMovesIn(problems: readonly CheckResult[]): readonly HostMove[] {
  return problems.flatMap(({ code, params }) => {
    const { host, owner } = params;
    return code === TAKES_OVER && typeof host === 'string' && typeof owner === 'string'
      ? [{ host, from: owner }]
      : [];
  });
}
