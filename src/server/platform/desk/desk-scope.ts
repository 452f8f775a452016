import { Problem } from '../problem.ts';
import type { StaffCaller } from '../session/caller.ts';

/** The place of a brand's id in the address of a list: every brand that the person may see. */
export const EVERY_BRAND = 'all';

/** Whose rows a person reads, and when. */
export interface DeskScope {
  readonly brands: readonly string[];
  readonly staff: StaffCaller;
  readonly now: Date;
}

/**
 * The brands that an address names, of those that a person may act on.
 * @throws Problem BRAND_NOT_FOUND, the same for an unknown brand and for another operator's
 */
export function brandsInScope(
  staff: StaffCaller,
  brand: string,
  known: readonly string[],
): readonly string[] {
  const own = known.filter((id) => staff.brands === null || staff.brands.has(id));
  const named = brand === EVERY_BRAND ? own : own.filter((id) => id === brand);
  if (named.length === 0) throw new Problem('BRAND_NOT_FOUND');
  return named;
}
