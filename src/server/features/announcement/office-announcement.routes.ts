import type { Parts } from '../../parts.ts';
import { type CallFacts, keyedRoute, type Route, route, staffOf } from '../../platform/route.ts';
import { ownBrand } from '../../platform/own-brand.ts';
import { officeAnnouncement, readAnnouncements } from './announcement.read.ts';
import {
  deleteAnnouncement,
  editAnnouncement,
  publishAnnouncement,
} from './change-announcement.ts';
import { createAnnouncement } from './create-announcement.ts';

type BrandCall = CallFacts & { params: { brand: string } };
type AnnouncementCall = BrandCall & { params: { announcementId: string } };

/**
 * What a brand tells its players, as the office writes and publishes it.
 * @param changed makes a change visible on every node
 */
export function officeAnnouncementRoutes(
  { db, clock, brands }: Parts,
  changed: (call: BrandCall) => Promise<void>,
): Route[] {
  const own = (call: BrandCall) => {
    const { brand } = call.params;
    return { brand, languages: ownBrand(staffOf(call), brand, brands.languagesOf(brand)) };
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
