import { it } from 'vitest';
import { forEachPlace, openFolder } from '#tests/support/server-place.ts';
import { useServerProgram } from '#tests/support/server-program.ts';
import { KILLS_TIMEOUT_MS, prepareKills } from '#tests/support/survive-kills.ts';
import { testEffort } from '#tests/support/test-effort.ts';

const program = useServerProgram();

forEachPlace((openPlace) => {
  const surviveKills = prepareKills(openPlace, program);

  // The embedded database takes one process.
  it.skipIf(openPlace === openFolder)(
    'two servers on one database, killed in turn under bets, keep every invariant',
    () => surviveKills(2, 2 * testEffort()),
    KILLS_TIMEOUT_MS,
  );
});
