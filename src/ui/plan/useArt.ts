import { useMemo } from 'react';
import { type ArtAddresses, artAddresses } from './art-addresses.ts';
import { usePlacedPlan } from './plan.atoms.ts';

/** Addresses of this page's pictures. */
export function useArt(): ArtAddresses {
  const { plan, hash, art } = usePlacedPlan();
  return useMemo(() => art ?? artAddresses(plan.brand, hash), [art, plan.brand, hash]);
}
