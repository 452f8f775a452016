/** The address of a member's profile. */
export function emailOf(profile: unknown): string | null {
  const { email } = profile as { email?: unknown };
  return typeof email === 'string' && email !== '' ? email : null;
}
