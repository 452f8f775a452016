import type { AccessFixture } from '#tests/support/access/access-fixture.ts';

const A_DAY = { from: ['2026-03-01'], to: ['2026-03-02'] };

export const fixture: AccessFixture = {
  values: {
    getTeamOverview: A_DAY,
    listTeamLines: A_DAY,
    listIncome: A_DAY,
    recheckRollupDay: { day: ['2026-03-01'] },
  },
};
