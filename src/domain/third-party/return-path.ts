/** Stands for the site's own origin: a path that leaves it leads elsewhere. */
const HERE = 'https://here.invalid';

/**
 * The page a sign-in comes back to. @returns its path and query; null for what would leave the site, such
 * as another origin, a scheme, or a path that browsers read as one
 */
export function returnPath(text: string): string | null {
  if (!text.startsWith('/') || /[\\\p{Cc}]/u.test(text)) return null;
  const url = URL.parse(text, HERE);
  if (url === null || url.origin !== HERE) return null;
  // A path of two slashes is another host's address.
  return url.pathname.startsWith('//') ? null : `${url.pathname}${url.search}`;
}
