/** How well an account is protected against other people. */
export type ProtectionLevel = 'low' | 'medium' | 'high';

/**
 * The level that the protections of an account come to: high with all of those the site offers,
 * medium with at least half.
 */
export function protectionLevel(isSet: readonly boolean[]): ProtectionLevel {
  const set = isSet.filter(Boolean).length;
  if (set === isSet.length) return 'high';
  return set * 2 >= isSet.length ? 'medium' : 'low';
}
