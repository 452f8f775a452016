// Generated from the folders of src/games by codegen. Do not edit.
import type { StageDoors } from '../stage-port.ts';
import { doors as diceLine } from '../dice-line/stage/doors.ts';
import { doors as jadeOrchard } from '../jade-orchard/stage/doors.ts';
import { doors as kenoForty } from '../keno-forty/stage/doors.ts';
import { doors as mineGarden } from '../mine-garden/stage/doors.ts';
import { doors as plinkoFalls } from '../plinko-falls/stage/doors.ts';

/** What each title draws, by its code. */
export const STAGES: Readonly<Record<string, StageDoors>> = {
  'dice-line': diceLine,
  'jade-orchard': jadeOrchard,
  'keno-forty': kenoForty,
  'mine-garden': mineGarden,
  'plinko-falls': plinkoFalls,
};
