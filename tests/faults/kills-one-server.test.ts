import { it } from 'vitest';
import { forEachPlace } from '#tests/support/server-place.ts';
import { useServerProgram } from '#tests/support/server-program.ts';
import { KILLS_TIMEOUT_MS, prepareKills } from '#tests/support/survive-kills.ts';
import { testEffort } from '#tests/support/test-effort.ts';

const program = useServerProgram();

forEachPlace((openPlace) => {
  const surviveKills = prepareKills(openPlace, program);

  it(
    'a server killed again and again under bets loses no acknowledged bet and books none twice',
    () => surviveKills(1, 2 * testEffort()),
    KILLS_TIMEOUT_MS,
  );
});
