import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { useQuery } from '#ui/query/useQuery.ts';

export interface AccountProtection {
  /** Text key of its name. */
  readonly name: string;
  readonly isSet: boolean;
}

/** Protections that this site offers an account, as set up or not; null until all are known. */
export function useProtections(): readonly AccountProtection[] | null {
  const { login, routes } = useSitePlan();
  const withdraws = routes.some(({ screen }) => screen === 'withdrawal');
  const factor = useQuery('getSecondFactor', {}).value;
  const email = useQuery('getLinkedEmail', {}).value;
  const passkeys = useQuery('listPasskeys', {}, { enabled: login.passkeys }).value;
  const payment = useQuery('getPaymentPassword', {}, { enabled: withdraws }).value;
  if (factor === undefined || email === undefined) return null;
  if (login.passkeys && passkeys === undefined) return null;
  if (withdraws && payment === undefined) return null;
  return [
    ...(factor.offered || factor.since !== null
      ? [{ name: 'second-factor:title', isSet: factor.since !== null }]
      : []),
    ...(passkeys?.offered === true
      ? [{ name: 'passkey:card.title', isSet: passkeys.items.length > 0 }]
      : []),
    ...(email.offered ? [{ name: 'linked-email:title', isSet: email.linkedAt !== null }] : []),
    ...(payment === undefined ? [] : [{ name: 'password:payment.title', isSet: payment.set }]),
  ];
}
