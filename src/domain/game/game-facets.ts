import { gameSubCategorys, gameThemes } from '#contract/generated/enum-values.ts';
import type { GameItem, GameSubCategory, GameTheme } from '#contract/generated/types.ts';

export const VOLATILITIES = ['low', 'medium', 'high'] as const;
export type Volatility = (typeof VOLATILITIES)[number];

/** Least theoretical returns that may be asked for, in percent. */
export const LEAST_RETURNS = ['95', '97', '99'] as const;
export type LeastReturn = (typeof LEAST_RETURNS)[number];

/** What narrows a list besides its search text, its vendor and the favourites; null: it does not. */
export interface Facets {
  readonly subCategory: GameSubCategory | null;
  readonly theme: GameTheme | null;
  readonly volatility: Volatility | null;
  readonly leastReturn: LeastReturn | null;
  /** The smallest stake is at most so much, micro-units. */
  readonly mostStake: string | null;
}

/** What of a title the facets ask about. */
export type FacetGame = Pick<
  GameItem,
  'subCategories' | 'theme' | 'volatility' | 'rtpPercent' | 'minStakeMicro'
>;

const ALLOWS: {
  readonly [Name in keyof Facets]: (game: FacetGame, value: NonNullable<Facets[Name]>) => boolean;
} = {
  subCategory: ({ subCategories }, value) => subCategories.includes(value),
  theme: ({ theme }, value) => theme === value,
  volatility: ({ volatility }, value) => volatility === value,
  leastReturn: ({ rtpPercent }, value) =>
    rtpPercent !== null && Number(rtpPercent) >= Number(value),
  // Smallest stakes are far below 2^53, and a large catalogue compares them many thousand times.
  mostStake: ({ minStakeMicro }, value) =>
    minStakeMicro !== null && Number(minStakeMicro) <= Number(value),
};

const facetNames = Object.keys(ALLOWS) as readonly (keyof Facets)[];

function allows<Name extends keyof Facets>(
  game: FacetGame,
  name: Name,
  value: Facets[Name],
): boolean {
  return value === null || ALLOWS[name](game, value);
}

/** The titles that all chosen facets allow. */
export function narrowGames<Game extends FacetGame>(
  games: readonly Game[],
  facets: Facets,
): readonly Game[] {
  return games.filter((game) => facetNames.every((name) => allows(game, name, facets[name])));
}

/** A choice of a facet, and how many titles it would leave. */
export interface FacetOption<Value extends string> {
  readonly value: Value;
  readonly count: number;
}

export type FacetOptions = {
  readonly [Name in keyof Facets]: readonly FacetOption<NonNullable<Facets[Name]>>[];
};

/**
 * What each facet offers, with the number of titles that it would leave while the other facets stay. A
 * choice that no title has is not offered, except the chosen one.
 */
export function facetOptions(games: readonly FacetGame[], facets: Facets): FacetOptions {
  const options = <Name extends keyof Facets>(
    name: Name,
    values: readonly NonNullable<Facets[Name]>[],
  ): FacetOption<NonNullable<Facets[Name]>>[] => {
    const others = facetNames.every((other) => other === name || facets[other] === null)
      ? games
      : narrowGames(games, { ...facets, [name]: null });
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
function leastStakes(games: readonly FacetGame[]): readonly string[] {
  const stakes = new Set(games.flatMap(({ minStakeMicro }) => minStakeMicro ?? []));
  return [...stakes].toSorted((a, b) => Number(a) - Number(b));
}
