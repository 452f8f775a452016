import { useStaff } from '../session/useStaff.ts';
import { useAddress } from '../values/useAddress.ts';

/** In the place of a brand's id: every brand that the person may see. */
export const EVERY_BRAND = 'all';

/**
 * Reads whose rows the address asks for: every brand, or the brand as it is written there, so that the
 * server refuses one that may not be seen any more.
 * @param isOfNoBrand the rows of the list belong to no brand
 */
export function useDeskBrands(isOfNoBrand = false): { scope: string; brands: readonly string[] } {
  const { params } = useAddress();
  const own = useStaff().brands.map(({ brand }) => brand);
  if (isOfNoBrand) return { scope: EVERY_BRAND, brands: [] };
  const [only] = own;
  const named = params.get('brand');
  const scope = named ?? (own.length === 1 && only !== undefined ? only : EVERY_BRAND);
  return { scope, brands: scope === EVERY_BRAND ? own : [scope] };
}
