import type { CatalogueGame } from './game-catalogue.ts';

interface Title extends Pick<CatalogueGame, 'code' | 'tags' | 'isList'> {
  readonly maintenance: boolean;
}

/**
 * The title that starts a vendor in a category: a list title first, then one that the vendor tags
 * `lobby`, then the first in the brand's order. A vendor without a lobby still starts directly, as the
 * specification asks outside the list centre. Vendors number their titles with the main one first,
 * and the category page filtered by vendor lists the rest. A title in maintenance comes last.
 * @param titles one vendor's titles of one category, in the brand's order
 */
export function startTitle<Offered extends Title>(titles: readonly Offered[]): Offered | undefined {
  return titles.toSorted((one, other) => rankOf(one) - rankOf(other))[0];
}

function rankOf({ isList = false, tags, maintenance }: Title): number {
  const rank = isList ? 0 : tags.includes('lobby') ? 1 : 2;
  return maintenance ? rank + 3 : rank;
}
