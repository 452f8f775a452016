import type { Explained } from '../because.ts';
import type { PhoneServiceFact } from '../server-facts.ts';
import type { Label } from './label.ts';

export type RegistrationInputType =
  | 'text'
  | 'password'
  | 'email'
  | 'tel'
  | 'code'
  | 'captcha'
  | 'date'
  | 'country'
  | 'select';

export interface PlannedField extends Explained {
  /** Name in the request body. */
  readonly id: string;
  /** One of `registration.groups`. */
  readonly group: string;
  readonly label: Label;
  readonly help: Label | null;
  readonly placeholder: Label | null;
  readonly required: boolean;
  readonly minLength: number;
  readonly maxLength: number;
  readonly patternId: string;
  /** A regular expression beyond the pattern; empty for none. */
  readonly acceptedPattern: string;
  /** Message for an invalid value. */
  readonly messageKey: string;
  readonly messageParams: Readonly<Record<string, string | number>>;
  readonly inputType: RegistrationInputType;
  readonly autocomplete: string;
}

export type RegistrationMethod = 'username' | 'mobile' | 'mobilePassword';

export interface RegistrationForm extends Explained {
  readonly method: RegistrationMethod;
  readonly label: Label;
  readonly fields: readonly PlannedField[];
}

export interface RegistrationPlan {
  /** True when registration is open; otherwise there are no fields. */
  readonly open: boolean;
  /** The way shown first. */
  readonly method: RegistrationMethod | null;
  /** The fields of `method`. */
  readonly fields: readonly PlannedField[];
  /** Every way that is open, `method` first. */
  readonly forms: readonly RegistrationForm[];
  readonly groups: readonly { readonly id: string; readonly label: Label }[];
  readonly presentation: 'onePage' | 'steps';
  /** A code is sent to the mobile number before the form may be sent: REGMOBVERF3. */
  readonly mobileVerified: boolean;
  /** Proves the number instead of a code by SMS; null: none. */
  readonly phoneService: PhoneServiceFact | null;
  /** Signed in at once after registering: DIRECTREG3. */
  readonly signsIn: boolean;
  readonly terms: Explained & {
    readonly label: Label;
    readonly preticked: boolean;
    readonly version: string;
    readonly minimumAge: number;
  };
}
