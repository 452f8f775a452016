import type { AccessFixture } from '#tests/support/access/access-fixture.ts';

export const fixture: AccessFixture = {
  // The round itself is played for every feature: tests/support/access/make-records.ts.
  records: { roundId: 'ROUND_NOT_FOUND' },
};
