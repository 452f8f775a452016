import type { SecondFactorAsk } from '#contract/generated/types.ts';

/** How long a sign-in waits for its second factor. */
export const CHALLENGE_MINUTES = 10;
/** Wrong answers that end it. */
export const MOST_WRONG_ANSWERS = 5;

/** Whether a sign-in with the right password asks for the second factor too. */
export function asksSecondFactor(
  askOn: SecondFactorAsk,
  { isOn, isKnownDevice }: { readonly isOn: boolean; readonly isKnownDevice: boolean },
): boolean {
  if (!isOn || askOn === 'never') return false;
  return askOn === 'always' || !isKnownDevice;
}
