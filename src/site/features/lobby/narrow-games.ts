import type { GameItem, GameSubCategory, GameTheme } from '#contract/generated/types.ts';
import { gameSubCategorys, gameThemes } from '#contract/generated/enum-values.ts';
import {
  LEAST_RETURNS,
  type LeastReturn,
  type LobbyFilters,
  VOLATILITIES,
  type Volatility,
} from './lobby-filters.ts';

/** What narrows a list besides its search text, its vendor and the favourites. */
export type Facets = Pick<
  LobbyFilters,
  'subCategory' | 'theme' | 'volatility' | 'leastReturn' | 'mostStake'
>;

const ALLOWS: {
  readonly [Name in keyof Facets]: (game: GameItem, value: NonNullable<Facets[Name]>) => boolean;
} = {
  subCategory: ({ subCategories }, value) => subCategories.includes(value),
  theme: ({ theme }, value) => theme === value,
  volatility: ({ volatility }, value) => volatility === value,
  leastReturn: ({ rtpPercent }, value) =>
    rtpPercent !== null && Number(rtpPercent) >= Number(value),
  mostStake: ({ minStakeMicro }, value) =>
    minStakeMicro !== null && BigInt(minStakeMicro) <= BigInt(value),
};

/** The titles that all chosen facets allow. */
export function narrowGames(games: readonly GameItem[], facets: Facets): readonly GameItem[] {
  return games.filter((game) => facetNames.every((name) => allows(game, name, facets[name])));
}

const facetNames = Object.keys(ALLOWS) as readonly (keyof Facets)[];

function allows<Name extends keyof Facets>(
  game: GameItem,
  name: Name,
  value: Facets[Name],
): boolean {
  return value === null || ALLOWS[name](game, value);
}

/** A choice of a facet, and how many titles it would leave. */
export interface Option<Value extends string> {
  readonly value: Value;
  readonly count: number;
}

export interface FacetOptions {
  readonly subCategory: readonly Option<GameSubCategory>[];
  readonly theme: readonly Option<GameTheme>[];
  readonly volatility: readonly Option<Volatility>[];
  readonly leastReturn: readonly Option<LeastReturn>[];
  readonly mostStake: readonly Option<string>[];
}

/**
 * What each facet offers, with the number of titles that it would leave while the other facets stay. A
 * choice that no title has is not offered, except the chosen one.
 */
export function facetOptions(games: readonly GameItem[], facets: Facets): FacetOptions {
  const options = <Name extends keyof Facets>(
    name: Name,
    values: readonly NonNullable<Facets[Name]>[],
  ): Option<NonNullable<Facets[Name]>>[] => {
    const others = narrowGames(games, { ...facets, [name]: null });
    return values
      .map((value) => ({ value, count: others.filter((game) => allows(game, name, value)).length }))
      .filter(({ value, count }) => count > 0 || value === facets[name]);
  };
  return {
    subCategory: options('subCategory', gameSubCategorys),
    theme: options('theme', gameThemes),
    volatility: options('volatility', VOLATILITIES),
    leastReturn: options('leastReturn', LEAST_RETURNS),
    mostStake: options('mostStake', leastStakes(games)),
  };
}

/** The smallest stakes that occur, lowest first. */
function leastStakes(games: readonly GameItem[]): readonly string[] {
  const stakes = new Set(games.flatMap(({ minStakeMicro }) => minStakeMicro ?? []));
  return [...stakes].toSorted((a, b) => Number(BigInt(a) - BigInt(b)));
}
