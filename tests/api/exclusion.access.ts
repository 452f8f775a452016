import type { AccessFixture } from '#tests/support/access/access-fixture.ts';

export const fixture: AccessFixture = { signsOut: ['excludeMember'] };
