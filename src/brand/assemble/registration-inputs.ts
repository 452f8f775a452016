import type { RegistrationField } from '#contract/generated/types.ts';
import type { RegistrationInputType } from '../site-plan.ts';

interface FieldPresentation {
  readonly inputType: RegistrationInputType;
  /** Token of the HTML autocomplete attribute; password managers live on it. */
  readonly autocomplete: string;
  /** Default position of a field that the brand does not place. */
  readonly group: 'account' | 'person' | 'contact' | 'invitation';
}

function input(
  group: FieldPresentation['group'],
  inputType: RegistrationInputType,
  autocomplete = 'off',
): FieldPresentation {
  return { group, inputType, autocomplete };
}

/** Input type of each registration field. */
export const FIELD_PRESENTATION: Readonly<Record<RegistrationField, FieldPresentation>> = {
  username: input('account', 'text', 'username'),
  password: input('account', 'password', 'new-password'),
  confirmPassword: input('account', 'password', 'new-password'),
  countryDialingCode: input('account', 'country', 'tel-country-code'),
  mobileNum: input('account', 'tel', 'tel-national'),
  verificationCode: input('account', 'code', 'one-time-code'),
  paymentPassword: input('account', 'password', 'off'),
  fullName: input('person', 'text', 'name'),
  payeeName: input('person', 'text', 'name'),
  nickname: input('person', 'text', 'nickname'),
  birthday: input('person', 'date', 'bday'),
  idNumber: input('person', 'text'),
  nationality: input('person', 'country', 'country'),
  address: input('person', 'text', 'street-address'),
  occupation: input('person', 'text', 'organization-title'),
  sourceOfIncome: input('person', 'select'),
  bankAccountNumber: input('person', 'text'),
  email: input('contact', 'email', 'email'),
  whatsapp: input('contact', 'tel', 'tel'),
  telegram: input('contact', 'text'),
  facebook: input('contact', 'text'),
  line: input('contact', 'text'),
  zalo: input('contact', 'tel', 'tel'),
  wechat: input('contact', 'text'),
  skype: input('contact', 'text'),
  qqNum: input('contact', 'text'),
  recommenderId: input('invitation', 'text'),
  referralCode: input('invitation', 'text'),
  affiliateCode: input('invitation', 'text'),
  captcha: input('invitation', 'captcha'),
};
