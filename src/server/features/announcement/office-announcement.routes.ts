import type { BrandLanguages } from '#domain/text/language-faults.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { type CallFacts, keyedRoute, type Route, route, staffOf } from '../../platform/route.ts';
import { ownBrand } from '../../platform/server-fact.ts';
import { officeAnnouncement, readAnnouncements } from './announcement.read.ts';
import {
  deleteAnnouncement,
  editAnnouncement,
  publishAnnouncement,
} from './change-announcement.ts';
import { createAnnouncement } from './create-announcement.ts';

export interface OfficeAnnouncementDependencies {
  db: Db;
  clock: Clock;
  /** The languages of a live brand; null: no such brand is live. */
  languagesOf: (brand: string) => BrandLanguages | null;
  /** Makes the change felt on every node. */
  changed: () => Promise<void>;
}

type BrandCall = CallFacts & { params: { brand: string } };
type AnnouncementCall = BrandCall & { params: { announcementId: string } };

/** What a brand tells its players, as the office writes and publishes it. */
export function officeAnnouncementRoutes(deps: OfficeAnnouncementDependencies): Route[] {
  const { db, clock, languagesOf, changed } = deps;
  const own = (call: BrandCall) => {
    const { brand } = call.params;
    return { brand, languages: ownBrand(staffOf(call), brand, languagesOf(brand)) };
  };
  const by = (call: CallFacts) => ({ staffId: staffOf(call).staffId, at: clock.now() });
  const which = (call: AnnouncementCall) => ({
    brand: own(call).brand,
    id: BigInt(call.params.announcementId),
    ...by(call),
  });
  return [
    route('listOfficeAnnouncements', async (call) => {
      const { brand, languages } = own(call);
      const announcements = await readAnnouncements(db, brand);
      return {
        languages: [...languages.languages],
        defaultLanguage: languages.defaultLanguage,
        announcements: announcements.map(officeAnnouncement),
      };
    }),

    keyedRoute(
      'createAnnouncement',
      (tx, call) => {
        const { brand, languages } = own(call);
        return createAnnouncement(tx, { ...call.body, brand, ...by(call) }, languages);
      },
      changed,
    ),

    keyedRoute(
      'editAnnouncement',
      (tx, call) => editAnnouncement(tx, { ...call.body, ...which(call) }, own(call).languages),
      changed,
    ),

    keyedRoute(
      'publishAnnouncement',
      (tx, call) => publishAnnouncement(tx, { ...call.body, ...which(call) }),
      changed,
    ),

    keyedRoute(
      'deleteAnnouncement',
      (tx, call) => deleteAnnouncement(tx, { ...call.body, ...which(call) }),
      changed,
    ),
  ];
}
