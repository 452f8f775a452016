export type Strength = 'weak' | 'fair' | 'strong';

/** Beginnings of what is tried first by anybody who guesses. */
const COMMON = [
  '123456',
  'password',
  'contrasena',
  'qwerty',
  'abc123',
  '111111',
  'iloveyou',
  'admin',
];

/**
 * A rough word on how hard a password is to guess: its distinct letters and kinds count, being
 * well known, a row of keys or one's own name does not. A hint only; the rules are the server's.
 */
export function passwordStrength(password: string, username: string): Strength {
  const plain = password.toLowerCase();
  const name = username.trim().toLowerCase();
  const known =
    COMMON.some((word) => plain.includes(word)) || (name.length > 2 && plain.includes(name));
  if (known || isRow(plain)) return 'weak';
  const kinds = [/[a-z]/, /[A-Z]/, /[0-9]/, /[^A-Za-z0-9]/].filter((kind) => kind.test(password));
  const points = new Set(plain).size + 2 * kinds.length;
  if (password.length < 8 || points < 10) return 'weak';
  return password.length >= 11 && points >= 14 ? 'strong' : 'fair';
}

/** Whether each letter is one further than, or the same as, the one before. */
function isRow(text: string): boolean {
  const steps = new Set(
    Array.from(text.slice(1)).map((letter, index) => letter.charCodeAt(0) - text.charCodeAt(index)),
  );
  return text.length > 3 && steps.size === 1;
}
