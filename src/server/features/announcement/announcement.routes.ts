import type { AnnouncementType, Banner, CallerKind } from '#contract/generated/types.ts';
import { type CallFacts, type Route, route, siteOf } from '../../platform/route.ts';
import type { AnnouncementBoards } from './announcement-boards.ts';

const ALL_TYPES: readonly AnnouncementType[] = ['B', 'PL', 'PU', 'PR'];

/** What a brand tells whoever visits it. */
export function announcementRoutes(
  boards: AnnouncementBoards,
  bannersOf: (brand: string, kind: CallerKind) => Banner[],
): Route[] {
  return [
    route('listAnnouncements', async (call) => {
      const { types, execution = null, platform = 'W', language = call.language } = call.query;
      const { brand } = siteOf(call);
      const visit = {
        brand,
        kind: visitorKind(call),
        member: 'memberId' in call.caller ? { brand, memberId: call.caller.memberId } : null,
        language,
        // The contract's pattern lets no other words through.
        types: (types?.split(',') as AnnouncementType[] | undefined) ?? ALL_TYPES,
        execution,
        platform,
      };
      const list = await boards.list(visit);
      const ofType = (wanted: AnnouncementType) => list.filter(({ type }) => type === wanted);
      return {
        banners: visit.types.includes('B') ? bannersOf(brand, visit.kind) : [],
        notices: ofType('PL'),
        popups: ofType('PU'),
        promotions: ofType('PR'),
        help: ofType('H'),
      };
    }),
  ];
}

/** Whoever is neither player nor agent here sees what everybody sees. */
function visitorKind({ caller }: CallFacts): CallerKind {
  return 'memberId' in caller ? caller.kind : 'visitor';
}
