import { Problem } from './problem.ts';
import type { StaffCaller } from './session/caller.ts';

/**
 * The live value of a brand that this person may act on.
 * @throws Problem BRAND_NOT_FOUND, the same for an unknown brand and for another operator's
 */
export function ownBrand<Live>(staff: StaffCaller, brand: string, live: Live | null): Live {
  const mayAct = staff.brands === null || staff.brands.has(brand);
  if (!mayAct || live === null) throw new Problem('BRAND_NOT_FOUND');
  return live;
}
