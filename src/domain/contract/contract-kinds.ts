import type { ContractKind, ContractPeriod, ContractPolicy } from '#contract/generated/types.ts';

interface KindRule {
  /** Periods that its contracts may have. */
  readonly periods: readonly ContractPeriod[];
  /** The base of a rate: valid bets of the team, the profit of the house on it, or each bet by its result. */
  readonly base: 'valid' | 'profit' | 'bets';
}

/** The kinds of contracts and their rules. */
export const CONTRACT_KINDS = {
  dividend: { periods: ['daily', 'weekly', 'semimonthly', 'monthly'], base: 'profit' },
  dailySalary: { periods: ['daily'], base: 'valid' },
  hourlySalary: { periods: ['hourly'], base: 'valid' },
  realTimeSalary: { periods: ['realTime'], base: 'bets' },
} as const satisfies Record<ContractKind, KindRule>;

/** In the order of menus. */
export const contractKinds = Object.keys(CONTRACT_KINDS) as readonly ContractKind[];

/** Whether a brand allows contracts of a kind. Dividends pay on losses of players, which needs a permission by itself. */
export const isKindOn = (
  kind: ContractKind,
  { kinds, payOnLoss }: Pick<ContractPolicy, 'kinds' | 'payOnLoss'>,
): boolean => kinds.includes(kind) && (kind !== 'dividend' || payOnLoss);

/** The kinds that a brand allows. */
export const kindsOn = (policy: Pick<ContractPolicy, 'kinds' | 'payOnLoss'>): ContractKind[] =>
  contractKinds.filter((kind) => isKindOn(kind, policy));
