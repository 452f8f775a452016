import { officeAnnouncementRoutes } from '../features/announcement/office-announcement.routes.ts';
import { brandEditRoutes } from '../features/brand/brand-edit.routes.ts';
import { siteStatusRoutes } from '../features/brand/site-status.routes.ts';
import { systemRoutes } from '../features/brand/system.routes.ts';
import { demoMailRoutes } from '../features/demo-mail/demo-mail.routes.ts';
import { officeFeedbackRoutes } from '../features/feedback/office-feedback.routes.ts';
import { staffSessionRoutes } from '../features/staff/staff-session.routes.ts';
import type { Route } from '../platform/route.ts';
import { addressHash } from './page-brands.ts';
import { serverFactRoutesOf } from './server-fact-routes.ts';
import type { SharedParts } from './shared-parts.ts';

/** What brands are made of and by whom: settings, status, the builder's and the staff's own operations. */
export function brandRoutesOf(parts: SharedParts): Route[] {
  const { db, clock, text, brands, sources, check, config } = parts;
  const sessionSecret = config.secrets.session;
  return [
    ...systemRoutes({
      brands,
      registry: () => sources.registry,
      clock,
      vendorsByCategory: (brand, language) => parts.gamesOf(brand).vendorsByCategory(language),
      addressHash: (brand) => addressHash(brand, parts.locales),
      passwordResetBy: parts.passwordResetBy,
    }),
    ...siteStatusRoutes({ db, clock, changed: () => brands.changed() }),
    ...serverFactRoutesOf(parts),
    ...officeAnnouncementRoutes({
      db,
      clock,
      languagesOf: (brand) => brands.languagesOf(brand),
      changed: parts.announcementsChanged,
    }),
    ...officeFeedbackRoutes({ db, clock, isLive: (brand) => brands.byId(brand) !== null }),
    ...brandEditRoutes({
      db,
      clock,
      text,
      brands,
      check,
      refreshSources: () => sources.refresh(),
      registry: () => sources.registry,
      builderOrigin: config.builderOrigin,
      previewSecret: sessionSecret,
    }),
    ...demoMailRoutes({
      db,
      isLive: (brand) => brands.byId(brand) !== null,
      keepsMail: parts.keepsMail,
    }),
    ...staffSessionRoutes({
      db,
      clock,
      sessionSecret,
      keepsMail: parts.keepsMail,
      listBrands: () => brands.all().map(({ id, name }) => ({ brand: id, name })),
    }),
  ];
}
