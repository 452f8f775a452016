import type { SportsTerms } from '#contract/generated/types.ts';
import { loosensSportsTerms, sportsTermsIn } from '#domain/sports/sports-terms.ts';
import { secondPersonAboveMicro } from '../../brands/second-person-above.ts';
import { settingOf } from '../../brands/setting-of.ts';
import type { Setting } from '../../settings/setting.ts';
import type { SportsParts } from './sports-parts.ts';

/** The terms in force of a brand in one currency. */
export const termsOf = (
  { brands }: Pick<SportsParts, 'brands'>,
  brand: string,
  currency: string,
): SportsTerms => sportsTermsIn(settingOf(brands.byId(brand), 'sportsTerms'), currency);

/** The terms of a brand's sports book. */
export const sportsTermsSetting: Setting<'getSportsSettings', 'setSportsSettings', SportsTerms> = {
  kind: 'sportsTerms',
  read: 'getSportsSettings',
  write: 'setSportsSettings',
  normalise: (value, { site }) => sportsTermsIn(value as SportsTerms | null, site.currency),
  view: (terms, { site: { currency } }) => ({ currency, terms }),
  change: ({ terms }) => terms,
  twoPersons: (before, after, brand) =>
    loosensSportsTerms(before, after) ? secondPersonAboveMicro(brand) : null,
};
