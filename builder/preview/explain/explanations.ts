import { assemble } from '#brand/assemble.ts';
import { explainAll, type Explanation } from '#brand/explain.ts';
import type { PreviewFacts } from '#brand/preview-protocol.ts';
import type { Layers } from '../../editor/document/layers.ts';
import { type PreviewView, snapshotOf } from '../preview-view.ts';

/**
 * Why each element is on the site, or not, for the visitor and under the simulations of the preview.
 * Null while the draft cannot be assembled.
 */
export function explanationsOf(
  layers: Layers,
  facts: PreviewFacts,
  view: PreviewView,
): readonly Explanation[] | null {
  const { provenance, removals } = layers;
  try {
    const plan = assemble({
      ...snapshotOf(layers, facts, view),
      provenance,
      registry: facts.registry,
    });
    return explainAll(plan, { provenance, removals });
  } catch {
    return null;
  }
}

/** The pointer of the item an element was made of, where the manifest had one. */
export function pointerOfElement({ reasons }: Explanation): string | null {
  for (const { reason } of reasons) {
    if (reason.kind === 'manifest') return reason.pointer;
  }
  return null;
}

/**
 * Whether elements whose names begin so exist in the manifest and none of them is shown.
 * @param prefix such as `footer/banks/`
 */
export function isEmptyPart(explanations: readonly Explanation[], prefix: string): boolean {
  const within = explanations.filter(({ element }) => element.startsWith(prefix));
  return within.length > 0 && within.every(({ present }) => !present);
}
