import type { RegisterRule, RegistrationField } from '#contract/generated/types.ts';
import { REGISTRATION_FIELD_IDS, REGISTRATION_FIELDS } from './registration-fields.ts';
import { effectiveRules } from './unbuilt.ts';

/** Ways to register, in the order in which one is preferred when nothing else decides. */
export const REGISTRATION_METHODS = ['username', 'mobile', 'mobilePassword'] as const;
export type RegistrationMethod = (typeof REGISTRATION_METHODS)[number];

/** The flag that opens each way. */
export const METHOD_FLAGS: Readonly<Record<RegistrationMethod, string>> = {
  username: 'USERNAMEREG3',
  mobile: 'MOBILENUMREG3',
  mobilePassword: 'MOBILENUMPASSREG3',
};

/** One field of the form as it holds for everyone: the page shows it, the server checks it. */
export interface FieldRule {
  readonly field: RegistrationField;
  readonly required: boolean;
  readonly minLength: number;
  readonly maxLength: number;
  readonly patternId: string;
  readonly acceptedPattern: string;
  /** The method itself needs the field, whatever the rules say. */
  readonly structural: boolean;
  /** The server has a rule for it. */
  readonly ruled: boolean;
}

type Flags = Readonly<Record<string, boolean>>;

/** The ways the flags open. */
export function openMethods(flags: Flags): readonly RegistrationMethod[] {
  return REGISTRATION_METHODS.filter((method) => flags[METHOD_FLAGS[method]] === true);
}

/**
 * The fields of one way to register: what the way itself needs, then what the server's rules
 * enable. A field without an enabled rule is not asked for and not accepted, and neither is one
 * that is not built, whatever a stored rule says.
 */
export function registrationForm(
  method: RegistrationMethod,
  flags: Flags,
  rules: readonly RegisterRule[],
): readonly FieldRule[] {
  const byField = new Map(effectiveRules(rules).map((rule) => [rule.field, rule]));
  const needed = structuralFields(method, flags);
  return REGISTRATION_FIELD_IDS.flatMap((field) => {
    const rule = byField.get(field);
    if (needed.has(field)) return [fieldRule(field, rule, true)];
    if (rule?.enabled !== true || belongsElsewhere(field, method, flags)) return [];
    return [fieldRule(field, rule, false)];
  });
}

const STRUCTURE: Readonly<Record<RegistrationMethod, readonly RegistrationField[]>> = {
  username: ['username', 'password', 'confirmPassword'],
  mobile: ['countryDialingCode', 'mobileNum', 'verificationCode'],
  mobilePassword: ['countryDialingCode', 'mobileNum', 'password', 'confirmPassword'],
};

// A code can only be sent to a number.
const VERIFIED: readonly RegistrationField[] = [
  'countryDialingCode',
  'mobileNum',
  'verificationCode',
];

/** Whether a code proves the mobile number before an account is opened. */
export function verifiesMobile(flags: Flags): boolean {
  return flags['REGMOBVERF3'] === true;
}

/** What proves the number instead of a code where a phone service does: its channel and an id token. */
export const SERVICE_PROOF = ['firebaseChannel', 'firebaseIdToken'] as const;

/** Whether a check that a person is there belongs to the form: the register rule captcha. */
export function asksHumanCheck(rules: readonly RegisterRule[]): boolean {
  return rules.some(({ field, enabled }) => field === 'captcha' && enabled);
}

/** Which fields this way needs, whatever the server's rules say. */
function structuralFields(
  method: RegistrationMethod,
  flags: Flags,
): ReadonlySet<RegistrationField> {
  return new Set([...STRUCTURE[method], ...(verifiesMobile(flags) ? VERIFIED : [])]);
}

/** Fields a way has no use for even where a rule enables them: the mobile number is the user name. */
function belongsElsewhere(
  field: RegistrationField,
  method: RegistrationMethod,
  flags: Flags,
): boolean {
  if (field === 'username') return method !== 'username';
  if (field === 'password' || field === 'confirmPassword') return method === 'mobile';
  return field === 'verificationCode' && !verifiesMobile(flags);
}

function fieldRule(
  field: RegistrationField,
  rule: RegisterRule | undefined,
  structural: boolean,
): FieldRule {
  const defaults = REGISTRATION_FIELDS[field];
  return {
    field,
    required: structural || rule?.required === true,
    minLength: rule?.minLength ?? defaults.minLength,
    maxLength: rule?.maxLength ?? defaults.maxLength,
    patternId: rule?.patternId ?? defaults.patternId,
    acceptedPattern: rule?.acceptedPattern ?? '',
    structural,
    ruled: rule !== undefined,
  };
}
