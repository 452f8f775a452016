/** The form that is hashed: é is one password as one character and as e with a combining accent. */
export function canonicalPassword(password: string): string {
  return password.normalize('NFC');
}

/**
 * The forms of a typed password that a stored hash may be of: the canonical one first; then, for hashes
 * from before, what was typed and its decomposed form.
 * @returns one form for a password that has no accents
 */
export function passwordForms(password: string): readonly string[] {
  return [...new Set([canonicalPassword(password), password, password.normalize('NFD')])];
}

/** Whether two typed passwords are the same one. */
export function isSamePassword(one: string, other: string): boolean {
  return canonicalPassword(one) === canonicalPassword(other);
}
