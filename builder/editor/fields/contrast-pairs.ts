import { completeColors } from '#brand/assemble/theme.ts';
import { contrastRatio, isHexColor } from '#brand/color.ts';
import { isJsonArray, isJsonObject, type Json } from '#brand/json.ts';
import type { ManifestColors } from '#contract/generated/manifest-types.ts';
import type { ColorTokens } from '#brand/site-plan.ts';

export interface PairContrast {
  readonly id: string;
  /** The colour on the other side of the pair. */
  readonly other: string;
  /** 1 to 21, rounded down to tenths. */
  readonly ratio: number;
  readonly minimum: number;
  readonly passes: boolean;
}

/** All colours of a scheme, those left out made from the others; null while one is no colour. */
export function allColors(colors: Json | undefined): ColorTokens | null {
  if (!isJsonObject(colors)) return null;
  const given = Object.values(colors);
  const needed = ['paper', 'text', 'primary', 'accent'];
  const isWhole =
    given.every((value) => typeof value === 'string' && isHexColor(value)) &&
    needed.every((token) => Object.hasOwn(colors, token));
  return isWhole ? completeColors(colors as unknown as ManifestColors) : null;
}

/** How one colour stands against each colour it is declared to meet. */
export function contrastOf(
  token: string,
  colors: ColorTokens,
  pairs: Json | undefined,
): readonly PairContrast[] {
  if (!isJsonArray(pairs)) return [];
  const known: Readonly<Record<string, string>> = { ...colors };
  return pairs.flatMap((pair): readonly PairContrast[] => {
    if (!isJsonObject(pair)) return [];
    const { id, foreground, background, minimum } = pair;
    const other = foreground === token ? background : background === token ? foreground : null;
    const [one, two] = [known[token], typeof other === 'string' ? known[other] : undefined];
    if (typeof id !== 'string' || typeof other !== 'string') return [];
    if (one === undefined || two === undefined || typeof minimum !== 'number') return [];
    const ratio = contrastRatio(one, two);
    return [
      {
        id,
        other,
        // Rounded down: 4.49 must not read as 4.5.
        ratio: Math.floor(ratio * 10) / 10,
        minimum,
        passes: ratio >= minimum,
      },
    ];
  });
}
