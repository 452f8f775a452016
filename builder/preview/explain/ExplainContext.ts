import { createContext, useContext } from 'react';
import type { Explanation } from '#brand/explain.ts';

/** Every element of the site as it would now be, or is not; null while nothing can be said. */
export const ExplainContext = createContext<readonly Explanation[] | null>(null);

export function useExplanations(): readonly Explanation[] | null {
  return useContext(ExplainContext);
}
