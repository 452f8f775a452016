import type { Explained } from '../because.ts';
import type { BannerSlide } from './home-plan.ts';
import type { Label } from './label.ts';
import type { PasswordRule } from '#domain/password/new-password.ts';

export interface LoginMethod extends Explained {
  readonly id: 'username' | 'sms';
  readonly label: Label;
}

export interface ThirdPartySignIn extends Explained {
  readonly id: 'facebook' | 'google' | 'line' | 'openid';
  readonly label: Label;
}

export interface LoginPlan {
  /** In the brand's order; tabs only when there is more than one. */
  readonly methods: readonly LoginMethod[];
  readonly presentation: 'tabs' | 'stacked';
  /** A dialog with a picture next to the form, a plain one, or a side sheet. */
  readonly dialog: 'split' | 'plain' | 'sheet';
  readonly freePlay: (Explained & { readonly label: Label }) | null;
  readonly thirdParty: readonly ThirdPartySignIn[];
  readonly rememberUsername: boolean;
  /** Ways back in, the first preselected. */
  readonly forgotPassword: readonly (Explained & { readonly id: 'mobile' | 'email' })[];
  /** Shown next to the password reset: the first banner that operators show there now. */
  readonly forgotPasswordBanner: BannerSlide | null;
  /** The register rule that a new password must satisfy. */
  readonly newPassword: PasswordRule;
  readonly registerLink: boolean;
  /** Names, passwords and codes are sent encrypted to a key of the server. */
  readonly encryptsBodies: boolean;
  /** Members may sign in with passkeys. */
  readonly passkeys: boolean;
}
