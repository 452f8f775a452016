import { sameText, sign } from '../signature.ts';

/** The token a page of ours sends back with each change; bound to the session, so a foreign one is of no use. */
export function csrfTokenFor(secret: string, tokenHash: string): string {
  return sign(secret, `csrf:${tokenHash}`);
}

export function csrfTokenHolds(
  secret: string,
  tokenHash: string,
  given: string | undefined,
): boolean {
  return given !== undefined && sameText(given, csrfTokenFor(secret, tokenHash));
}

/**
 * Whether a browser says that another site's page makes this request. Old browsers say nothing;
 * for them SameSite cookies and the CSRF token stand guard.
 */
export function isCrossSite(fetchSite: string | undefined): boolean {
  return fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none';
}
