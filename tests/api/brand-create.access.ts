import type { AccessFixture } from '#tests/support/access/access-fixture.ts';

export const fixture: AccessFixture = {
  values: {
    createBrand: { brand: ['_base'], kind: ['extend'] },
    archiveBrand: { archived: [false] },
  },
};
