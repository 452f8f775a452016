import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../../platform/problem.ts';
import type { Locator } from '../../platform/visit-location.ts';
import { composePage, sendPage } from './html-page.ts';
import type { PageBrand } from '../../brands/page-brand.ts';
import type { PageData } from '#brand/page/page-input.ts';
import type { SiteBundle } from './site-renderer.ts';
import { ENTRIES, type WebBuild } from './web-build.ts';

export interface PreviewDependencies {
  web: WebBuild;
  site: SiteBundle;
  /** Where a visitor is seen. */
  locate: Locator['locate'];
  /** The claims of a token that we signed and that has not run out, or null. */
  verifyPreview: (token: string) => { brand: string; origin: string } | null;
}

/**
 * The page in the builder's frame: the site's components without a plan of their own, waiting for
 * the builder's. Only the origin in the token may frame it.
 * @throws Problem PREVIEW_TOKEN_INVALID
 */
export async function sendPreview(
  request: FastifyRequest,
  reply: FastifyReply,
  brand: PageBrand,
  token: string,
  { web, site, verifyPreview, locate }: PreviewDependencies,
  readData: () => Promise<PageData>,
): Promise<FastifyReply> {
  const claims = verifyPreview(token);
  if (claims === null || claims.brand !== brand.id) throw new Problem('PREVIEW_TOKEN_INVALID');
  const data = await readData();
  reply.header('x-robots-tag', 'noindex');
  const visit = { host: request.hostname, location: locate(request) };
  const visitor = { kind: 'visitor', language: request.language } as const;
  const fonts = site.fontSources(brand.plan({ ...visit, visitor }).theme);
  const page = composePage(web.html(ENTRIES.preview), 200, {
    language: request.language,
    direction: 'ltr',
    scheme: 'system',
    head: (nonce) =>
      [
        `<meta property="csp-nonce" nonce="${nonce}">`,
        `<style nonce="${nonce}">${web.stylesOf(fonts.stylesheets).text}</style>`,
      ].join('\n'),
    app: '',
    boot: { hash: brand.hash, facts: brand.previewFacts(visit), data },
    sources: { frameAncestors: claims.origin },
  });
  return sendPage(reply, page, false);
}
