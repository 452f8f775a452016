import type { Explained } from '../because.ts';
import type { Label } from './label.ts';

export interface LoginMethod extends Explained {
  readonly id: 'username' | 'sms';
  readonly label: Label;
}

export interface ThirdPartySignIn extends Explained {
  readonly id: 'facebook' | 'google' | 'line';
  readonly label: Label;
}

export interface LoginPlan {
  /** In the brand's order; tabs only when there is more than one. */
  readonly methods: readonly LoginMethod[];
  readonly presentation: 'tabs' | 'stacked';
  /** A dialog with a picture beside the form, a plain one, or a sheet from the side. */
  readonly dialog: 'split' | 'plain' | 'sheet';
  readonly freePlay: (Explained & { readonly label: Label }) | null;
  readonly thirdParty: readonly ThirdPartySignIn[];
  readonly rememberUsername: boolean;
  /** Ways back in, the first preselected. */
  readonly forgotPassword: readonly (Explained & { readonly id: 'mobile' | 'email' })[];
  readonly registerLink: boolean;
  /** Every unusual sign-in change the password rule: PWDEXPFORCECHANGE3. */
  readonly expiredPasswordMustChange: boolean;
}
