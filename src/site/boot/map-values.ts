/** An object with the same keys and each value replaced. */
export function mapValues<Key extends string, From, To>(
  of: Readonly<Record<Key, From>>,
  change: (value: From) => To,
): Record<Key, To> {
  const entries = Object.entries<From>(of).map(([key, value]) => [key, change(value)]);
  return Object.fromEntries(entries) as Record<Key, To>;
}
