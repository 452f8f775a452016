import type { RegisterRule } from '#contract/generated/types.ts';

type FieldId = RegisterRule['field'];

/** The fields by what they are about. The confirmation follows the password and has no line of its own. */
export const RULE_GROUPS = [
  {
    id: 'account',
    fields: [
      'username',
      'password',
      'countryDialingCode',
      'mobileNum',
      'verificationCode',
      'paymentPassword',
      'captcha',
    ],
  },
  {
    id: 'person',
    fields: [
      'fullName',
      'payeeName',
      'nickname',
      'birthday',
      'idNumber',
      'nationality',
      'address',
      'occupation',
      'sourceOfIncome',
      'bankAccountNumber',
    ],
  },
  {
    id: 'contact',
    fields: [
      'email',
      'whatsapp',
      'telegram',
      'facebook',
      'line',
      'zalo',
      'wechat',
      'skype',
      'qqNum',
    ],
  },
  { id: 'invitation', fields: ['recommenderId', 'referralCode', 'affiliateCode'] },
] as const satisfies readonly { id: string; fields: readonly FieldId[] }[];

/** Changed rules, by field. */
export type RuleEdits = Readonly<Partial<Record<FieldId, RegisterRule>>>;

const PROPERTIES = [
  'enabled',
  'required',
  'minLength',
  'maxLength',
  'patternId',
  'acceptedPattern',
] as const satisfies readonly (keyof RegisterRule)[];

export type RuleProperty = (typeof PROPERTIES)[number];

/** What of a rule differs from the one before. */
export function changedProperties(before: RegisterRule, after: RegisterRule): RuleProperty[] {
  return PROPERTIES.filter((property) => before[property] !== after[property]);
}

/** Edits that differ from what holds; null: none do. */
export function effectiveEdits(
  now: readonly RegisterRule[],
  edits: RuleEdits | null,
): RuleEdits | null {
  const changed = now.flatMap((rule) => {
    const edited = edits?.[rule.field];
    if (edited === undefined || changedProperties(rule, edited).length === 0) return [];
    return [[rule.field, edited] as const];
  });
  return changed.length === 0 ? null : Object.fromEntries(changed);
}
