import type { AccessFixture } from '#tests/support/access/access-fixture.ts';

export const fixture: AccessFixture = {
  values: {
    exportDesk: {
      operation: ['searchWithdrawals'],
      format: ['csv'],
      columns: ['account'],
      query: ['view=all'],
    },
  },
};
