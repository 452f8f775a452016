import type { AccessFixture } from '#tests/support/access/access-fixture.ts';

export const fixture: AccessFixture = {
  values: {
    // The callers are needed afterwards.
    closeAccount: { password: ['not the password'] },
  },
};
