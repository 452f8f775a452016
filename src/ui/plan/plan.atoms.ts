import { atom, useAtomValue } from 'jotai';
import type { SitePlan } from '#brand/site-plan.ts';
import type { ArtAddresses } from './art-addresses.ts';

/** The plan of this page, and where its files are. */
export interface PlacedPlan {
  readonly plan: SitePlan;
  /** Names the brand's revision in the addresses of pictures and texts. */
  readonly hash: string;
  /** Inside the builder: elements carry their manifest pointer. */
  readonly preview: boolean;
  /** Pictures from elsewhere than the server's addresses: the builder draws its own. */
  readonly art?: ArtAddresses;
}

/** Set before the first render; replaced when visitor, language or revision change. */
export const placedPlanAtom = atom<PlacedPlan | null>(null);

export function usePlacedPlan(): PlacedPlan {
  const placed = useAtomValue(placedPlanAtom);
  if (placed === null) throw new Error('no plan was set before rendering');
  return placed;
}

export function useSitePlan(): SitePlan {
  return usePlacedPlan().plan;
}
