import type { FastifyInstance } from 'fastify';
import { isAddressHash } from '../../platform/address-hash.ts';
import { Problem } from '../../platform/problem.ts';
import type { Locales } from '../../brands/locales.ts';
import type { PageBrands } from '../../brands/page-brand.ts';

const YEAR = 'public, max-age=31536000, immutable';

interface LocaleParams {
  brand: string;
  hash: string;
  language: string;
  file: string;
}

/** Texts by namespace, for what a page loads after its first screen. */
export function localeRoutes(deps: {
  locales: Locales;
  brands: PageBrands;
  /** Whether a brand may be written in a language at all. */
  isLanguage: (code: string) => boolean;
}): (app: FastifyInstance) => void {
  return (app) => {
    app.get<{ Params: LocaleParams }>('/locales/:brand/:hash/:language/:file', (request, reply) => {
      const { brand, hash, language, file } = request.params;
      const name = /^([a-zA-Z-]{1,40})\.json$/.exec(file)?.[1];
      const isKnown =
        isAddressHash(hash) && deps.isLanguage(language) && deps.brands.byId(brand) !== null;
      const texts =
        name === undefined || !isKnown ? null : deps.locales.namespace(brand, language, name);
      if (texts === null) throw new Problem('NOT_FOUND');
      return reply.header('cache-control', YEAR).send(texts);
    });
  };
}
