import type { TeamFigures } from '#contract/generated/types.ts';

type CountField = 'rounds' | 'registrations' | 'firstDeposits';
type MoneyField = Exclude<keyof TeamFigures, CountField>;

/** A figure of a team as a column. profitLossMicro and netWinMicro are the players' result. */
export type TeamColumn =
  | { readonly kind: 'count'; readonly field: CountField }
  | { readonly kind: 'money'; readonly field: MoneyField }
  | { readonly kind: 'signed'; readonly field: 'profitLossMicro' | 'netWinMicro' };

/** With rebates and promotions. */
export const PROFIT_LOSS: TeamColumn = { kind: 'signed', field: 'profitLossMicro' };

/** Payouts - stakes. */
export const NET_WIN: TeamColumn = { kind: 'signed', field: 'netWinMicro' };

export const moneyColumns = (...fields: readonly MoneyField[]): readonly TeamColumn[] =>
  fields.map((field) => ({ kind: 'money', field }));

/** Amount of a column that is no count. */
export function figureMicro(
  { field }: Exclude<TeamColumn, { kind: 'count' }>,
  figures: TeamFigures,
): bigint {
  return field === 'netWinMicro'
    ? BigInt(figures.payoutMicro) - BigInt(figures.stakeMicro)
    : BigInt(figures[field]);
}
