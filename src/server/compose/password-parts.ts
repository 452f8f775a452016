import { brandOffers } from '#brand/brand-offers.ts';
import type { PasswordDependencies } from '../features/password/password.routes.ts';
import type { SharedParts } from './shared-parts.ts';

/** What passwords need to know of brands. */
export function passwordPartsOf(parts: SharedParts): PasswordDependencies {
  const { db, clock, text, mail, background, brands, config, passwordResetBy } = parts;
  return {
    db,
    clock,
    text,
    mail,
    background,
    brandOf: (id) => {
      const brand = brands.byId(id);
      return {
        name: brand?.name ?? '',
        rules: brand?.registerRules ?? [],
        offersEmail:
          brand !== null &&
          brandOffers(brand.manifest, passwordResetBy).passwordReset.includes('email'),
      };
    },
    addressOf: (id, origin) => {
      // What a request says of its host is a stranger's word, and this goes into somebody's mail.
      const asked = URL.canParse(origin) ? new URL(origin) : null;
      const own = asked !== null && brands.byHost(asked.hostname)?.id === id ? asked : null;
      if (own !== null && config.mode === 'demo') return own.origin;
      return `https://${own?.hostname ?? brands.byId(id)?.hosts[0] ?? ''}`;
    },
  };
}
