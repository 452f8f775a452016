/** Pages that can be read without a network; each as its last visitor, never a member, saw it. */
export const KEPT_PAGES = ['/', '/help'] as const;

/**
 * page: from the network, or what was kept of it. asset: never changes at its address, so from the
 * cache where it is there. network: nobody's business but the server's, as is whatever belongs to a
 * member.
 */
export type AnswerPlan = 'page' | 'asset' | 'network';

export interface Asked {
  method: string;
  /** The browser goes to a page, as opposed to a page asking for a part of it. */
  navigates: boolean;
  sameOrigin: boolean;
  /** Path and query. */
  url: string;
}

/** Files whose address holds a hash. */
const IMMUTABLE = /^\/(?:assets|art|locales)\/|^\/app\/[0-9a-f]{24}\//;
/** Places of other apps on the same host, and files that a press asks for. */
const NOT_THE_SITE = /^\/(?:office|builder|payments|api-docs|app|brands)(?:\/|$)|[?&]preview=/;

/** Who answers a request of the site. */
export function planAnswer({ method, navigates, sameOrigin, url }: Asked): AnswerPlan {
  if (method !== 'GET' || !sameOrigin) return 'network';
  if (IMMUTABLE.test(url)) return 'asset';
  return navigates && !NOT_THE_SITE.test(url) ? 'page' : 'network';
}

/** Which kept page stands in for a path without a network; home is where everything else leads. */
export function keptPageFor(path: string): (typeof KEPT_PAGES)[number] {
  return path === '/help' || path === '/helpmc' ? '/help' : '/';
}
