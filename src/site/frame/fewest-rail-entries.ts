/** A rail with fewer entries is left out; the site's menu has them too. */
export const FEWEST_RAIL_ENTRIES = 2;
