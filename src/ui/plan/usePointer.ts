import { useCallback } from 'react';
import type { Explained } from '#brand/site-plan.ts';
import { usePlacedPlan } from './plan.atoms.ts';

export interface PointerMark {
  'data-pointer'?: string;
}

/** Marks an element with its place in the manifest, in the builder's preview and nowhere else. */
export function usePointer(): (element: Explained) => PointerMark {
  const { preview } = usePlacedPlan();
  return useCallback(
    (element) => {
      const pointer = preview ? pointerOf(element) : null;
      return pointer === null ? {} : { 'data-pointer': pointer };
    },
    [preview],
  );
}

/** The first manifest pointer among an element's reasons. */
export function pointerOf({ because }: Explained): string | null {
  for (const reason of because) {
    if (reason.kind === 'manifest') return reason.pointer;
  }
  return null;
}
