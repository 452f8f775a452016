/** The appearances a visitor may choose; `system` follows the device. */
export const COLOR_SCHEMES = ['light', 'dark', 'system'] as const;
export type ColorScheme = (typeof COLOR_SCHEMES)[number];

/** @returns null for any other value */
export function asColorScheme(value: string | null | undefined): ColorScheme | null {
  return COLOR_SCHEMES.find((scheme) => scheme === value) ?? null;
}
