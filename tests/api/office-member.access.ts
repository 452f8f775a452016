import type { AccessFixture } from '#tests/support/access/access-fixture.ts';

export const fixture: AccessFixture = {
  records: { memberId: 'MEMBER_NOT_FOUND' },
  values: { setMemberStatus: { status: ['active'] } },
};
