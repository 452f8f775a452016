import type { AccessFixture } from '#tests/support/access/access-fixture.ts';

export const fixture: AccessFixture = {
  values: {
    getRevision: { revision: [1] },
    getLanguageProgress: { language: ['es'] },
    listLanguageTexts: { language: ['es'] },
  },
};
