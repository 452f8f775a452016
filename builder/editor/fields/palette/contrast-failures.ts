import type { Json } from '#brand/json.ts';
import type { ColorTokens } from '#brand/site-plan.ts';
import { contrastOf, type PairContrast } from '../contrast-pairs.ts';

export interface ContrastFailure extends PairContrast {
  readonly token: string;
}

/** The declared pairs of a scheme that are below their minimum, each once, the worst first. */
export function contrastFailures(
  colors: ColorTokens,
  pairs: Json | undefined,
): readonly ContrastFailure[] {
  const found = new Map<string, ContrastFailure>();
  for (const token of Object.keys(colors)) {
    for (const contrast of contrastOf(token, colors, pairs)) {
      if (!contrast.passes && !found.has(contrast.id))
        found.set(contrast.id, { ...contrast, token });
    }
  }
  return [...found.values()].toSorted(
    (one, other) => one.ratio / one.minimum - other.ratio / other.minimum,
  );
}
