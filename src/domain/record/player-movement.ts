import type { MoneyKind } from '#contract/generated/types.ts';
import type { LedgerKind } from '../ledger/money-kind.ts';

/** Provider of the movements of withdrawals in the ledger. */
export const WITHDRAWAL_PROVIDER = 'withdrawal';

/**
 * Steps of a withdrawal as its player sees them: the money leaves the balance with the request and is
 * returned when the request ends without payment. The payment itself moves held money only.
 */
const WITHDRAWAL_STEPS = {
  hold: 'withdrawal',
  holdPosted: 'payoutReturned',
  holdVoided: 'payoutReturned',
  holdExpired: 'payoutReturned',
} as const satisfies Partial<Record<MoneyKind, MoneyKind>>;

type WithdrawalStep = keyof typeof WITHDRAWAL_STEPS;

const STEPS = Object.keys(WITHDRAWAL_STEPS) as readonly WithdrawalStep[];

const isStep = (kind: string): kind is WithdrawalStep => Object.hasOwn(WITHDRAWAL_STEPS, kind);

/** Kind of a ledger movement as its player sees it. */
export function playerMovementKind(transfer: {
  readonly kind: LedgerKind;
  readonly provider: string;
}): LedgerKind {
  const { kind, provider } = transfer;
  return provider === WITHDRAWAL_PROVIDER && isStep(kind) ? WITHDRAWAL_STEPS[kind] : kind;
}

/** Ledger kinds that a player sees as this kind: the inverse of `playerMovementKind`. */
export function ledgerKindsOf(kind: MoneyKind): {
  /** Kinds of withdrawal movements. */
  readonly withdrawal: readonly MoneyKind[];
  /** Kinds of movements by any other provider. */
  readonly other: readonly MoneyKind[];
} {
  const steps = STEPS.filter((step) => WITHDRAWAL_STEPS[step] === kind);
  return { withdrawal: isStep(kind) ? steps : [kind, ...steps], other: [kind] };
}
