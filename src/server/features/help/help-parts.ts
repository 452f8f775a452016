import { fallbackChain } from '#brand/texts.ts';
import type { HelpTopic } from '#contract/generated/types.ts';
import { openChannels, serviceLinks } from '#domain/service-channel/service-links.ts';
import type { HelpDependencies } from './help.routes.ts';
import { readHelpTopics } from './help.read.ts';
import type { Parts } from '../../parts.ts';

type HelpParts = Pick<HelpDependencies, 'shipped' | 'helpBrand' | 'topicsOf' | 'servicesOf'>;

/** What the help centre knows of the live brands, for its operations and for pages alike. */
export function helpPartsOf({ db, brands, sources, text }: Parts): HelpParts {
  const shipped = () => sources.help;
  const helpBrand: HelpParts['helpBrand'] = (id) => {
    const brand = brands.byId(id);
    if (brand === null) return null;
    const { identity, footer, legal, market } = brand.manifest;
    const { languages, defaultLanguage } = brand.site;
    return {
      languages,
      defaultLanguage,
      facts: {
        brand: identity.name,
        holder: footer.copyright.holder,
        age: String(legal.minimumAge),
        currency: market.currency,
        termsVersion: legal.termsVersion,
      },
    };
  };
  return {
    shipped,
    helpBrand,
    async topicsOf(brand, language): Promise<HelpTopic[]> {
      const of = helpBrand(brand);
      return of === null ? [] : readHelpTopics(db, { shipped, text }, { brand, language, of });
    },
    servicesOf(id, language) {
      const brand = brands.byId(id);
      if (brand === null) return [];
      const order = [...fallbackChain(language), brand.site.defaultLanguage];
      return serviceLinks(openChannels(brand.setting('serviceChannels')), order).map(
        ({ csType, language: its, title, url, hours }) => ({
          csType,
          language: its,
          title,
          url,
          ...(hours === '' ? {} : { hours }),
        }),
      );
    },
  };
}
