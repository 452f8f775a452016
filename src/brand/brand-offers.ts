import type { BrandManifest } from '#contract/generated/manifest-types.ts';
import type { BrandOffers } from '#contract/generated/types.ts';

/**
 * What a brand shows and the server can do, before the flags apply. Codes by SMS are one means for
 * sign-in, registration and the way back to a forgotten password.
 * @param passwordResetBy the ways that the server can go: email, mobile
 */
export function brandOffers(
  { auth, registration }: BrandManifest,
  passwordResetBy: readonly string[],
): BrandOffers {
  const sendsSms = passwordResetBy.includes('mobile');
  return {
    login: shownIds(auth.methods).filter((id) => id !== 'sms' || sendsSms),
    registration: shownIds(registration.methods).filter((id) => id !== 'mobile' || sendsSms),
    passwordReset: shownIds(auth.forgotPassword).filter((id) => passwordResetBy.includes(id)),
    freePlay: auth.freePlay.hidden !== true,
  };
}

function shownIds<Id extends string>(
  items: readonly { readonly id: Id; readonly hidden?: boolean | undefined }[],
): Id[] {
  return items.filter(({ hidden }) => hidden !== true).map(({ id }) => id);
}
