import type { OfficeAnnouncement } from '#contract/generated/types.ts';
import type { AccessFixture } from '#tests/support/access/access-fixture.ts';
import { announcementDesk, draftOf } from '#tests/support/announcements.ts';
import { signInStaff } from '#tests/support/staff.ts';

export const fixture: AccessFixture = {
  records: { announcementId: 'ANNOUNCEMENT_NOT_FOUND' },
  async make({ app, brand }) {
    const desk = announcementDesk(() => app, await signInStaff(app, 'admin'));
    const announcement: OfficeAnnouncement = (await desk.create(draftOf(), { brand })).body.value;
    return { announcementId: [announcement.id] };
  },
};
