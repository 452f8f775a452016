import type { RegistrationField } from '#contract/generated/types.ts';

/** Default rules of registration fields that the server has no rule for. */
export interface FieldDefaults {
  readonly minLength: number;
  readonly maxLength: number;
  readonly patternId: string;
}

/** Every field a registration body can carry, with its default bounds in characters. */
export const REGISTRATION_FIELDS = {
  username: { minLength: 4, maxLength: 20, patternId: 'letterFirstAlphanumeric' },
  // No composition rule: length and a list of breached passwords protect better.
  password: { minLength: 8, maxLength: 64, patternId: 'anyCharacters' },
  confirmPassword: { minLength: 8, maxLength: 64, patternId: 'anyCharacters' },
  payeeName: { minLength: 2, maxLength: 80, patternId: 'lettersAndSpace' },
  email: { minLength: 6, maxLength: 120, patternId: 'email' },
  qqNum: { minLength: 5, maxLength: 12, patternId: 'digits' },
  mobileNum: { minLength: 6, maxLength: 15, patternId: 'digits' },
  recommenderId: { minLength: 1, maxLength: 32, patternId: 'lettersOrDigits' },
  captcha: { minLength: 1, maxLength: 16, patternId: 'lettersOrDigits' },
  verificationCode: { minLength: 0, maxLength: 255, patternId: 'digits' },
  affiliateCode: { minLength: 1, maxLength: 32, patternId: 'lettersOrDigits' },
  paymentPassword: { minLength: 6, maxLength: 6, patternId: 'digits' },
  line: { minLength: 1, maxLength: 64, patternId: 'noSpaces' },
  whatsapp: { minLength: 6, maxLength: 15, patternId: 'digits' },
  facebook: { minLength: 1, maxLength: 64, patternId: 'noSpaces' },
  wechat: { minLength: 1, maxLength: 64, patternId: 'noSpaces' },
  idNumber: { minLength: 4, maxLength: 32, patternId: 'lettersOrDigits' },
  referralCode: { minLength: 1, maxLength: 32, patternId: 'lettersOrDigits' },
  countryDialingCode: { minLength: 1, maxLength: 6, patternId: 'noSpaces' },
  fullName: { minLength: 2, maxLength: 80, patternId: 'lettersAndSpace' },
  nickname: { minLength: 2, maxLength: 32, patternId: 'anyCharacters' },
  birthday: { minLength: 10, maxLength: 10, patternId: 'dateYearFirst' },
  address: { minLength: 5, maxLength: 160, patternId: 'anyCharacters' },
  nationality: { minLength: 2, maxLength: 2, patternId: 'uppercaseAndSpaces' },
  occupation: { minLength: 2, maxLength: 80, patternId: 'anyCharacters' },
  sourceOfIncome: { minLength: 2, maxLength: 80, patternId: 'anyCharacters' },
  telegram: { minLength: 1, maxLength: 64, patternId: 'noSpaces' },
  zalo: { minLength: 6, maxLength: 15, patternId: 'digits' },
  skype: { minLength: 1, maxLength: 64, patternId: 'noSpaces' },
  bankAccountNumber: { minLength: 6, maxLength: 34, patternId: 'lettersOrDigits' },
} as const satisfies Record<RegistrationField, FieldDefaults>;

export function isRegistrationField(id: string): id is RegistrationField {
  return Object.hasOwn(REGISTRATION_FIELDS, id);
}

export const REGISTRATION_FIELD_IDS = Object.keys(REGISTRATION_FIELDS).filter(isRegistrationField);
