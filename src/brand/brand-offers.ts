import type { BrandManifest } from '#contract/generated/manifest-types.ts';
import type { BrandOffers } from '#contract/generated/types.ts';

/**
 * What a brand shows as far as the flags allow it; `assemble` takes away what they do not. Of the
 * ways back to a forgotten password those that the server can go.
 */
export function brandOffers(
  { auth, registration }: BrandManifest,
  passwordResetBy: readonly string[],
): BrandOffers {
  return {
    login: shownIds(auth.methods),
    registration: shownIds(registration.methods),
    passwordReset: shownIds(auth.forgotPassword).filter((id) => passwordResetBy.includes(id)),
    freePlay: auth.freePlay.hidden !== true,
  };
}

function shownIds<Id extends string>(
  items: readonly { readonly id: Id; readonly hidden?: boolean | undefined }[],
): Id[] {
  return items.filter(({ hidden }) => hidden !== true).map(({ id }) => id);
}
