/** A brand's own wording by `namespace:key`. */
export type Overrides = Readonly<Record<string, string>>;

/** The texts of a namespace with the brand's wording laid over them. */
export function withOverrides(
  namespace: string,
  texts: Readonly<Record<string, string>>,
  overrides: Overrides,
): Record<string, string> {
  const prefix = `${namespace}:`;
  const own = Object.entries(overrides)
    .filter(([key]) => key.startsWith(prefix))
    .map(([key, text]) => [key.slice(prefix.length), text] as const);
  return { ...texts, ...Object.fromEntries(own) };
}
