import { shareCardSize } from '#art/share-card.ts';
import type { SitePlan } from '#brand/site-plan.ts';
import { escapeHtml } from '../../platform/escape-html.ts';

/** The query that asks for a page in a language: `/lobby?lang=th`. */
export const LANGUAGE_QUERY = 'lang';

/** Where a page is found. */
export interface PagePlace {
  readonly origin: string;
  readonly path: string;
  readonly language: string;
  /** Names the brand's revision in addresses. */
  readonly hash: string;
}

/**
 * What search engines and those who share a link are told: title, description, Open Graph with its
 * picture, and the page's address in every language it is offered in.
 * @param place null for a page that is not to be found: it may be none, or closed
 */
export function searchHead(plan: SitePlan, place: PagePlace | null, title: string): string[] {
  const { tagline, name } = plan.identity;
  const description = 'text' in tagline ? tagline.text : name;
  const head = [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
  ];
  if (place === null) return [...head, '<meta name="robots" content="noindex">'];
  return [
    ...head,
    ...languageLinks(plan, place),
    ...shareTags(plan, place, { 'og:title': title, 'og:description': description }),
  ];
}

function languageLinks({ languages }: SitePlan, place: PagePlace): string[] {
  const alternate = (hreflang: string, code: string): string =>
    `<link rel="alternate" hreflang="${escapeHtml(hreflang)}" href="${addressIn(languages, place, code)}">`;
  return [
    `<link rel="canonical" href="${addressIn(languages, place, place.language)}">`,
    ...languages.enabled.map(({ code }) => alternate(code, code)),
    alternate('x-default', languages.default),
  ];
}

/** The brand's own language has the plain address. */
function addressIn(languages: SitePlan['languages'], place: PagePlace, code: string): string {
  const query = code === languages.default ? '' : `?${LANGUAGE_QUERY}=${encodeURIComponent(code)}`;
  return escapeHtml(`${place.origin}${place.path}${query}`);
}

function shareTags(
  { brand, identity, languages }: SitePlan,
  place: PagePlace,
  words: Readonly<Record<string, string>>,
): string[] {
  const tags = {
    'og:type': 'website',
    'og:site_name': identity.name,
    ...words,
    'og:locale': place.language.replace('-', '_'),
    'og:image': `${place.origin}/art/${brand}/${place.hash}/share.jpg`,
    'og:image:type': 'image/jpeg',
    'og:image:width': String(shareCardSize.width),
    'og:image:height': String(shareCardSize.height),
    'og:image:alt': identity.name,
  };
  return [
    ...Object.entries(tags).map(
      ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`,
    ),
    `<meta property="og:url" content="${addressIn(languages, place, place.language)}">`,
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}
