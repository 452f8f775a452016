/** What a phone service may refuse, as the texts `phone-service:fault.*` have it. */
export const PHONE_FAULTS = [
  'invalidNumber',
  'missingNumber',
  'tooManyRequests',
  'invalidCode',
  'missingCode',
  'captcha',
  'quota',
  'notEnabled',
  'codeExpired',
  'closedByUser',
  'unreachable',
  'unknown',
] as const;

export type PhoneFault = (typeof PHONE_FAULTS)[number];

/** After too many requests the service refuses for this time. */
export const LOCKED_MINUTES = 5;

/** Error codes of Firebase Authentication, without their `auth/`. */
const FAULTS: Readonly<Record<string, PhoneFault>> = {
  'invalid-phone-number': 'invalidNumber',
  'missing-phone-number': 'missingNumber',
  'too-many-requests': 'tooManyRequests',
  'invalid-verification-code': 'invalidCode',
  'missing-verification-code': 'missingCode',
  'captcha-check-failed': 'captcha',
  'invalid-app-credential': 'captcha',
  'missing-app-credential': 'captcha',
  'recaptcha-not-enabled': 'captcha',
  'quota-exceeded': 'quota',
  'operation-not-allowed': 'notEnabled',
  'admin-restricted-operation': 'notEnabled',
  'code-expired': 'codeExpired',
  'invalid-verification-id': 'codeExpired',
  'missing-verification-id': 'codeExpired',
  'popup-closed-by-user': 'closedByUser',
  'cancelled-popup-request': 'closedByUser',
  'network-request-failed': 'unreachable',
  timeout: 'unreachable',
};

/** Reads what the service's library threw. */
export function phoneFaultOf(error: unknown): PhoneFault {
  const code = (error as { code?: unknown } | null)?.code;
  if (typeof code !== 'string') return 'unknown';
  return FAULTS[code.replace(/^auth\//, '')] ?? 'unknown';
}
