import type { FastifyInstance } from 'fastify';
import { isAddressHash } from '../../platform/address-hash.ts';
import { Problem } from '../../platform/problem.ts';
import type { Locales } from '../../brands/locales.ts';

const YEAR = 'public, max-age=31536000, immutable';

interface LocaleParams {
  brand: string;
  hash: string;
  language: string;
  file: string;
}

/** More than any screen asks for at once. */
const MAX_NAMESPACES = 20;

/** Texts of one or more namespaces (`a+b.json`), by namespace, for what a page loads after its first screen. */
export function localeRoutes(deps: {
  locales: Locales;
  /** Whether there is such a brand, live or not: the builder shows drafts of both. */
  isBrand: (id: string) => boolean;
  /** Whether a brand may be written in a language at all. */
  isLanguage: (code: string) => boolean;
}): (app: FastifyInstance) => void {
  return (app) => {
    app.get<{ Params: LocaleParams }>('/locales/:brand/:hash/:language/:file', (request, reply) => {
      const { brand, hash, language, file } = request.params;
      const names = /^([a-zA-Z+-]{1,400})\.json$/.exec(file)?.[1]?.split('+') ?? [];
      const isKnown = isAddressHash(hash) && deps.isLanguage(language) && deps.isBrand(brand);
      if (!isKnown || names.length === 0 || names.length > MAX_NAMESPACES) {
        throw new Problem('NOT_FOUND');
      }
      const texts = Object.fromEntries(
        names.map((name) => [name, namespaceOf(deps.locales, { brand, language, name })]),
      );
      return reply.header('cache-control', YEAR).send(texts);
    });
  };
}

function namespaceOf(
  locales: Locales,
  { brand, language, name }: { brand: string; language: string; name: string },
): Readonly<Record<string, string>> {
  const texts = locales.namespace(brand, language, name);
  if (texts === null) throw new Problem('NOT_FOUND');
  return texts;
}
