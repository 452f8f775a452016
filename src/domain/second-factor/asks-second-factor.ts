import type { SecondFactorKind, SecondFactorPolicy } from '#contract/generated/types.ts';

/** How long a sign-in waits for its second factor. */
export const CHALLENGE_MINUTES = 10;
/** Wrong answers that end it. */
export const MOST_WRONG_ANSWERS = 5;

/** What is known of a sign-in with the right password. */
export interface SignInFacts {
  /** An authenticator app is set up. */
  readonly isOn: boolean;
  readonly isKnownDevice: boolean;
  /** The member signed in from its network lately. */
  readonly isKnownAddress: boolean;
  /** The server can send to the account's number. */
  readonly hasNumber: boolean;
  /** The account has a proven e-mail address, and the server can send to it. */
  readonly hasEmail: boolean;
  readonly hasPayee: boolean;
}

/**
 * What a sign-in with the right password is asked for besides; empty: nothing. Who has an app is asked
 * for nothing weaker.
 */
export function askedFactors(
  { askOn, alsoBy, unknownAddress }: SecondFactorPolicy,
  { isOn, isKnownDevice, isKnownAddress, hasNumber, hasEmail, hasPayee }: SignInFacts,
): readonly SecondFactorKind[] {
  const isKnown = isKnownDevice && (isKnownAddress || !unknownAddress);
  if (askOn === 'never' || (askOn === 'newDevice' && isKnown)) return [];
  if (isOn) return ['totp', 'recovery'];
  const has = { sms: hasNumber, email: hasEmail, payee: hasPayee };
  return alsoBy.filter((kind) => has[kind]);
}
