import { gameStates } from '#contract/generated/enum-values.ts';
import type { GameState } from '#contract/generated/types.ts';

export interface VendorOffer {
  readonly vendor: string;
  readonly state: GameState;
  /** Names of the brand's own by language. */
  readonly names: Readonly<Record<string, string>>;
}

/** The office's settings of a brand's games. Games that are not named are on, and come after those that are. */
export interface GameOffer {
  /** In the order to show. */
  readonly vendors: readonly VendorOffer[];
  /** Categories in the order to show. */
  readonly categories: readonly string[];
  /** Ids of titles that are not simply on. */
  readonly games: readonly { readonly nodeId: string; readonly state: GameState }[];
  /** Ids of titles that operators put forward, the first first. */
  readonly hot: readonly string[];
}

export const AS_SHIPPED: GameOffer = { vendors: [], categories: [], games: [], hot: [] };

/** A title is as available as the more restricted of itself and its vendor. */
export function stricter(one: GameState, other: GameState): GameState {
  return gameStates.indexOf(one) > gameStates.indexOf(other) ? one : other;
}

/** A vendor's name in a language: the brand's own, else the vendor's. */
export function vendorName(names: VendorOffer['names'], language: string, shipped: string): string {
  return names[language] ?? names[language.split('-')[0] ?? ''] ?? shipped;
}

/** The same things in another order: those named first, as named; the others after them, as they were. */
export function inOrder<Item>(
  items: readonly Item[],
  order: readonly string[],
  nameOf: (item: Item) => string,
): Item[] {
  const places = new Map(order.map((name, place) => [name, place]));
  const placeOf = (item: Item): number => places.get(nameOf(item)) ?? order.length;
  return items.toSorted((one, other) => placeOf(one) - placeOf(other));
}
