import type { BankAccount } from '#contract/generated/types.ts';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { useQuery } from '#ui/query/useQuery.ts';

export interface PayoutChoice {
  /** Cash to pay out. */
  readonly amountMicro: bigint;
  readonly currency: string;
  /** Empty: the player has nowhere to be paid, or no payment password. */
  readonly payees: readonly BankAccount[];
}

/** How the money of an account may be paid out; null: there is none, or the brand pays nothing out. */
export function usePayoutChoice(): PayoutChoice | null {
  const { routes } = useSitePlan();
  const enabled = routes.some(({ screen }) => screen === 'withdrawal');
  const { value: offer } = useQuery('getWithdrawalOffer', undefined, { enabled });
  const { value: accounts } = useQuery('listBankAccounts', {}, { enabled });
  if (!enabled || offer === undefined || accounts === undefined) return null;
  const amountMicro = BigInt(offer.availableMicro);
  if (amountMicro <= 0n) return null;
  const payees = offer.paymentPasswordSet ? accounts.items : [];
  return { amountMicro, currency: offer.currency, payees };
}
