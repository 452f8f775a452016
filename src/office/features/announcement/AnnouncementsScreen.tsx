import type { OfficeAnnouncement } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { BrandDesk } from '#staff/screen/BrandDesk.tsx';
import { DeskState } from '#staff/screen/DeskState.tsx';
import { useAddress } from '#staff/values/useAddress.ts';
import { AnnouncementDesk } from './AnnouncementDesk.tsx';
import { AnnouncementList } from './AnnouncementList.tsx';
import { NEW, newAnnouncement } from './announcement-draft.ts';

/** Somebody else may write too. */
const REFRESH_MS = 30_000;

/** What each brand tells its players; one announcement or all of them, as the address says. */
export function AnnouncementsScreen() {
  const say = useTexts('announcement-desk');
  return (
    <BrandDesk
      title={say('announcement-desk:title')}
      lead={say('announcement-desk:lead')}
      permission="content.edit"
    >
      {(brand) => <BrandAnnouncements {...brand} />}
    </BrandDesk>
  );
}

function BrandAnnouncements({ brand, name }: { brand: string; name: string }) {
  const { params, change } = useAddress();
  const state = useQuery('listOfficeAnnouncements', { params: { brand } }, { everyMs: REFRESH_MS });
  const { put, refresh } = state;
  const chosen = params.get('announcement');
  const open = (announcement: string | null): void => change({ announcement });
  return (
    <DeskState state={state} lines={6}>
      {(now) => {
        const announcement =
          chosen === NEW
            ? newAnnouncement(brand, now.defaultLanguage)
            : now.announcements.find(({ id }) => id === chosen);
        const replace = (value: OfficeAnnouncement): void => {
          const others = now.announcements.filter(({ id }) => id !== value.id);
          put({ ...now, announcements: [value, ...others] });
          if (chosen === NEW) open(value.id);
        };
        return announcement === undefined ? (
          <AnnouncementList brand={now} onOpen={open} />
        ) : (
          <AnnouncementDesk
            key={announcement.id}
            name={name}
            brand={now}
            now={announcement}
            put={replace}
            refresh={refresh}
            onLeave={() => open(null)}
          />
        );
      }}
    </DeskState>
  );
}
