import { categoriesShownAs, isCategoryCode } from '#brand/category-paths.ts';
import type { GameItem } from '#contract/generated/types.ts';
import { type NameIndex, nameIndex } from '#domain/text/name-index.ts';

/** Up to this many titles are shown large, one under the other, instead of as a row of tiles. */
export const FEW_GAMES = 2;

/** The titles with these ids, in their order; one that is not among the games is left out. */
export function byNodeIds(
  games: readonly GameItem[],
  nodeIds: readonly string[],
): readonly GameItem[] {
  const known = new Map(games.map((game) => [game.nodeId, game]));
  return nodeIds.flatMap((id) => known.get(id) ?? []);
}

/** Titles of a category as the site groups them: lottery stands under electronic lottery. */
export function inCategory(games: readonly GameItem[], category: string): readonly GameItem[] {
  const codes = codesOf(category);
  return games.filter(({ gameCategory }) => codes.includes(gameCategory));
}

/** How many titles of a category there are; null: of all together. */
export function totalOf(counts: Readonly<Record<string, number>>, category: string | null): number {
  const codes = category === null ? Object.keys(counts) : codesOf(category);
  return codes.reduce((total, code) => total + (counts[code] ?? 0), 0);
}

function codesOf(category: string): readonly string[] {
  return isCategoryCode(category) ? categoriesShownAs(category) : [category];
}

/** By the list itself: it stays the same from key to key. */
const indexes = new WeakMap<readonly GameItem[], NameIndex<GameItem>>();

/** Titles found by what was typed, the best first; by vendor when one is named. */
export function searchGames(
  games: readonly GameItem[],
  { text, vendor }: { text: string; vendor: string | null },
): readonly GameItem[] {
  const index =
    indexes.get(games) ?? nameIndex(games, ({ gameName, aliases }) => [gameName, ...aliases]);
  indexes.set(games, index);
  const found = index.find(text);
  return vendor === null ? found : found.filter(({ vassalage }) => vassalage === vendor);
}
