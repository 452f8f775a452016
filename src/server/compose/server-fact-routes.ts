import { brandOffers } from '#brand/brand-offers.ts';
import { resourcePlaces } from '#brand/resource-places.ts';
import { gameSettingsRoutes } from '../features/game-settings/game-settings.routes.ts';
import type { BrandCatalogue } from '../features/game-settings/game-settings.read.ts';
import { nodeIdOf } from '../features/lobby/game-catalogue.ts';
import { helpRoutes } from '../features/help/help.routes.ts';
import { bannersRoutes } from '../features/banner/banners.routes.ts';
import { serviceChannelsRoutes } from '../features/customer-service/service-channels.routes.ts';
import { auditRoutes } from '../features/audit/audit.routes.ts';
import { officeJackpotRoutes } from '../features/jackpot/office-jackpot.routes.ts';
import { registerRulesRoutes } from '../features/register-rules/register-rules.routes.ts';
import { regionRulesRoutes } from '../features/region-rules/region-rules.routes.ts';
import { flagList } from '../features/whitelabel-flags/flags.read.ts';
import { flagsRoutes } from '../features/whitelabel-flags/flags.routes.ts';
import { siteResourcesRoutes } from '../features/site-resource/site-resources.routes.ts';
import type { Route } from '../platform/route.ts';
import { helpPartsOf } from './help-parts.ts';
import { jackpotPlayedOn } from './jackpot-parts.ts';
import type { SharedParts } from './shared-parts.ts';

/** What the server says of a brand, edited in the office: flags, rules, help and whom to ask, and who did it. */
export function serverFactRoutesOf(parts: SharedParts): Route[] {
  const { db, clock, brands, locator, catalogue, passwordResetBy } = parts;
  const isLive = (brand: string): boolean => brands.byId(brand) !== null;
  const offersOf = (id: string) => {
    const brand = brands.byId(id);
    return brand === null ? null : brandOffers(brand.manifest, passwordResetBy);
  };
  const formOf = (id: string) => {
    const brand = brands.byId(id);
    if (brand === null) return null;
    return { offers: brandOffers(brand.manifest, passwordResetBy), flags: flagList(brand.flags) };
  };
  const placesOf = (id: string) => {
    const brand = brands.byId(id);
    return brand === null ? null : resourcePlaces(brand.manifest);
  };
  const catalogueOf = (id: string): BrandCatalogue | null => {
    const languages = brands.languagesOf(id)?.languages;
    if (languages === undefined) return null;
    const titles = catalogue.search({}).filter(({ playable }) => playable);
    return {
      languages,
      vendors: catalogue.allVendors(),
      games: titles.map((game) => ({ ...game, nodeId: nodeIdOf(game) })),
    };
  };
  const changed = () => brands.changed();
  const languagesOf = (brand: string) => brands.languagesOf(brand);
  return [
    ...flagsRoutes({ db, clock, offersOf, changed }),
    ...registerRulesRoutes({ db, clock, formOf, changed }),
    ...regionRulesRoutes({ db, clock, isLive, countryOf: locator.countryOf, changed }),
    ...gameSettingsRoutes({ db, clock, catalogueOf, changed }),
    ...officeJackpotRoutes({
      db,
      clock,
      playedOn: jackpotPlayedOn(parts),
      forget: parts.jackpotBoard.forget,
    }),
    ...helpRoutes({ db, clock, ...helpPartsOf(parts) }),
    ...serviceChannelsRoutes({ db, clock, languagesOf, changed }),
    ...siteResourcesRoutes({ db, clock, placesOf, changed }),
    ...bannersRoutes({ db, clock, languagesOf, changed }),
    ...auditRoutes({ db, isLive }),
  ];
}
