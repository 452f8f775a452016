import type { AccessFixture } from './access-fixture.ts';

const files = import.meta.glob<{ fixture: AccessFixture }>('../../api/*.access.ts', {
  eager: true,
});

/** The fixtures of every feature. */
export const FIXTURES: readonly AccessFixture[] = Object.values(files).map(
  ({ fixture }) => fixture,
);
