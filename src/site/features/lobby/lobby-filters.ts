import { gameSubCategorys, gameThemes } from '#contract/generated/enum-values.ts';
import { type Facets, LEAST_RETURNS, VOLATILITIES } from '#domain/game/game-facets.ts';

/** What a player narrows a lobby by; lives in the address, so that it can be shared and gone back to. */
export interface LobbyFilters extends Facets {
  readonly text: string;
  /** A vendor's code; null for all. */
  readonly vendor: string | null;
  /** Only what the member keeps. */
  readonly onlyFavourites: boolean;
}

/** Longer searches are cut: nothing is called so. */
const MAX_TEXT = 64;

const NAMES = {
  text: 'q',
  vendor: 'vassalage',
  subCategory: 'kind',
  theme: 'theme',
  volatility: 'volatility',
  leastReturn: 'rtp',
  mostStake: 'stake',
  onlyFavourites: 'favourites',
} as const;

export function readFilters(search: URLSearchParams): LobbyFilters {
  const oneOf = <Value extends string>(name: string, values: readonly Value[]): Value | null =>
    values.find((value) => value === search.get(name)) ?? null;
  const vendor = search.get(NAMES.vendor) ?? '';
  const stake = search.get(NAMES.mostStake) ?? '';
  return {
    text: (search.get(NAMES.text) ?? '').slice(0, MAX_TEXT),
    vendor: vendor === '' ? null : vendor,
    subCategory: oneOf(NAMES.subCategory, gameSubCategorys),
    theme: oneOf(NAMES.theme, gameThemes),
    volatility: oneOf(NAMES.volatility, VOLATILITIES),
    leastReturn: oneOf(NAMES.leastReturn, LEAST_RETURNS),
    mostStake: /^\d{1,18}$/.test(stake) ? stake : null,
    onlyFavourites: search.get(NAMES.onlyFavourites) === '1',
  };
}

/** The address's query with these filters; what does not concern them stays. */
export function writeFilters(search: URLSearchParams, filters: LobbyFilters): URLSearchParams {
  const next = new URLSearchParams(search);
  const set = (name: string, value: string | null) => {
    if (value === null || value === '') next.delete(name);
    else next.set(name, value);
  };
  set(NAMES.text, filters.text.slice(0, MAX_TEXT));
  set(NAMES.vendor, filters.vendor);
  set(NAMES.subCategory, filters.subCategory);
  set(NAMES.theme, filters.theme);
  set(NAMES.volatility, filters.volatility);
  set(NAMES.leastReturn, filters.leastReturn);
  set(NAMES.mostStake, filters.mostStake);
  set(NAMES.onlyFavourites, filters.onlyFavourites ? '1' : null);
  return next;
}

export const NO_FILTERS: LobbyFilters = {
  text: '',
  vendor: null,
  subCategory: null,
  theme: null,
  volatility: null,
  leastReturn: null,
  mostStake: null,
  onlyFavourites: false,
};

export function isFiltered(filters: LobbyFilters): boolean {
  return Object.entries(NO_FILTERS).some(
    ([name, none]) => filters[name as keyof LobbyFilters] !== none,
  );
}
