import { tidyAccountNumber } from '../bank-account/tidy-account-number.ts';
import { nationalDigits, phoneText } from '../phone/phone-text.ts';
import { canonicalPassword } from '../text/password-forms.ts';

/**
 * A value of a registration form as the rule of its field reads it, on the page and on the server:
 * trimmed, and numbers without the signs that people put between their digits. What cannot be such a
 * number stays as it was typed, for the rule to refuse. Passwords keep blanks at their ends and are canonical.
 * @param dialingCode the dialing code of the same form; anything but a text counts as none
 */
export function tidyFieldValue(field: string, typed: string, dialingCode: unknown): string {
  const text = typed.trim();
  switch (field) {
    case 'password':
    case 'confirmPassword':
    case 'paymentPassword':
      return canonicalPassword(typed);
    case 'mobileNum': {
      const code = typeof dialingCode === 'string' ? dialingCode.trim().replace('+', '') : '';
      return nationalDigits(text, code) ?? text;
    }
    case 'whatsapp':
    case 'zalo':
      return phoneText(text)?.replace('+', '') ?? text;
    case 'bankAccountNumber':
      return tidyAccountNumber(text);
    default:
      return text;
  }
}
