import type { SportsReportLine } from '#contract/generated/types.ts';

const WHOLE = 10_000n;
const AMOUNTS = [
  'stakeMicro',
  'settledStakeMicro',
  'payoutMicro',
  'openStakeMicro',
  'openMostMicro',
] as const;

export type ReportFigures = Omit<SportsReportLine, 'startsFrom' | 'sport'>;

/** The sum that the house keeps of settled stakes, and its part of them in basis points; null: nothing is settled. */
export function holdOf({
  settledStakeMicro,
  payoutMicro,
}: Pick<ReportFigures, 'settledStakeMicro' | 'payoutMicro'>): {
  readonly micro: bigint;
  readonly basisPoints: number | null;
} {
  const settled = BigInt(settledStakeMicro);
  const micro = settled - BigInt(payoutMicro);
  return { micro, basisPoints: settled === 0n ? null : Number((micro * WHOLE) / settled) };
}

/** The sums over all lines. */
export function reportTotal(lines: readonly ReportFigures[]): ReportFigures {
  const sumOf = (field: (typeof AMOUNTS)[number]): string =>
    String(lines.reduce((sum, line) => sum + BigInt(line[field]), 0n));
  const countOf = (field: 'bets' | 'openBets'): number =>
    lines.reduce((sum, line) => sum + line[field], 0);
  return {
    bets: countOf('bets'),
    openBets: countOf('openBets'),
    stakeMicro: sumOf('stakeMicro'),
    settledStakeMicro: sumOf('settledStakeMicro'),
    payoutMicro: sumOf('payoutMicro'),
    openStakeMicro: sumOf('openStakeMicro'),
    openMostMicro: sumOf('openMostMicro'),
  };
}
