export interface PersonalFacts {
  username?: string | null | undefined;
  email?: string | null | undefined;
  /** With or without the dialling code. */
  mobile?: string | null | undefined;
  brandNames?: readonly string[];
}

/** Dialling codes have one to three digits. */
const DIALING_CODE_DIGITS = [0, 1, 2, 3];

/** Shorter texts occur in passwords by chance. */
const LEAST_LENGTH = 3;

/** Texts about the owner of a password that others know or try first. */
export function personalTexts(facts: PersonalFacts): string[] {
  const { username, email, mobile, brandNames = [] } = facts;
  const digits = (mobile ?? '').replace(/\D/g, '');
  const texts = [
    username ?? '',
    ...(email ?? '').split('@'),
    email ?? '',
    ...DIALING_CODE_DIGITS.map((count) => digits.slice(count)),
    ...brandNames,
  ].map((text) => text.trim());
  return [...new Set(texts)].filter((text) => text.length >= LEAST_LENGTH);
}
