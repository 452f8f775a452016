/** What a player narrows a lobby by; lives in the address, so that it can be shared and gone back to. */
export interface LobbyFilters {
  readonly text: string;
  /** A vendor's code; null for all. */
  readonly vendor: string | null;
  /** Only what the member keeps. */
  readonly onlyFavourites: boolean;
}

/** Longer searches are cut: nothing is called so. */
const MAX_TEXT = 64;

const NAMES = { text: 'q', vendor: 'vassalage', onlyFavourites: 'favourites' } as const;

export function readFilters(search: URLSearchParams): LobbyFilters {
  const vendor = search.get(NAMES.vendor) ?? '';
  return {
    text: (search.get(NAMES.text) ?? '').slice(0, MAX_TEXT),
    vendor: vendor === '' ? null : vendor,
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
  set(NAMES.onlyFavourites, filters.onlyFavourites ? '1' : null);
  return next;
}

export const NO_FILTERS: LobbyFilters = { text: '', vendor: null, onlyFavourites: false };

export function isFiltered({ text, vendor, onlyFavourites }: LobbyFilters): boolean {
  return text !== '' || vendor !== null || onlyFavourites;
}
