/** The supplier of the own sports book, in the lobby and in the ledger. */
export const OWN_BOOK = 'FB';

/** Its titles, by the category that they lie in. */
export const SPORTSBOOK = { SPORTS: 'sportsbook', ESPORTS: 'esportsbook' } as const;

/** The address of the page that a title opens, with its query. */
export function bookHref(gameCode: string, query: Readonly<Record<string, string>> = {}): string {
  const place = new URLSearchParams({
    ...(gameCode === SPORTSBOOK.ESPORTS && { sport: 'esports' }),
    ...query,
  }).toString();
  return place === '' ? '/fbSports' : `/fbSports?${place}`;
}
