import { isJsonObject, type Json } from '#brand/json.ts';
import type { SeedPalette } from '#brand/seed-palette.ts';

/** Colours of both schemes by name. A colour that is not there is made from the others. */
export interface ProposedTokens {
  readonly light: Readonly<Record<string, Json>>;
  readonly dark: Readonly<Record<string, Json>>;
}

export interface ProposalParts {
  /** Every colour a scheme may have, in the order of the schema. */
  readonly names: readonly string[];
  readonly current: Json | undefined;
  readonly palette: SeedPalette;
  /** Names whose present values stay, in both schemes. */
  readonly kept: ReadonlySet<string>;
}

/** Lays a palette over the present colours: kept names stay as they are, absent ones included. */
export function proposedTokens(parts: ProposalParts): ProposedTokens {
  return { light: schemeOf(parts, 'light'), dark: schemeOf(parts, 'dark') };
}

function schemeOf(
  { names, current, palette, kept }: ProposalParts,
  scheme: 'light' | 'dark',
): Readonly<Record<string, Json>> {
  const colors = isJsonObject(current) ? current[scheme] : undefined;
  const before = isJsonObject(colors) ? colors : {};
  const proposed = new Map(Object.entries<string>({ ...palette[scheme] }));
  return Object.fromEntries(
    names.flatMap((name): readonly (readonly [string, Json])[] => {
      const value = kept.has(name) ? before[name] : proposed.get(name)?.toUpperCase();
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
