import { drawNumbers } from './draw.ts';
import type { OutcomeSpace } from './outcome-space.ts';

/** The data of one of our own draws, as it is published. */
export interface DrawEvidence {
  readonly numbers: readonly string[] | null;
  readonly position: number;
  readonly commitment: string | null;
  readonly serverSeed: string | null;
  readonly beacon: { readonly value: string; readonly commitment: string } | null;
}

/**
 * seed: the seed is the one that was committed to before bets. beacon: so is the beacon's value.
 * numbers: drawn again from both, they are the published ones.
 */
export type DrawCheck = 'seed' | 'beacon' | 'numbers';

/**
 * Draws again from the published seeds. Nothing is asked of a server.
 * @param commitTo SHA-256 of a seed's text
 */
export function verifyDraw(
  space: OutcomeSpace,
  { numbers, position, commitment, serverSeed, beacon }: DrawEvidence,
  commitTo: (seed: string) => string,
): readonly { check: DrawCheck; holds: boolean }[] {
  if (serverSeed === null || beacon === null) {
    return (['seed', 'beacon', 'numbers'] as const).map((check) => ({ check, holds: false }));
  }
  const drawn = drawNumbers(space, { serverSeed, beaconValue: beacon.value, position });
  return [
    { check: 'seed', holds: commitTo(serverSeed) === commitment },
    { check: 'beacon', holds: commitTo(beacon.value) === beacon.commitment },
    { check: 'numbers', holds: drawn.join(',') === numbers?.join(',') },
  ];
}
