// Generated from the folders of src/games by codegen. Do not edit.
import type { StageDoors } from '../stage-port.ts';
import { doors as aceBlackjack } from '../ace-blackjack/stage/doors.ts';
import { doors as crashComet } from '../crash-comet/stage/doors.ts';
import { doors as diceLine } from '../dice-line/stage/doors.ts';
import { doors as heartHiLo } from '../heart-hi-lo/stage/doors.ts';
import { doors as kenoForty } from '../keno-forty/stage/doors.ts';
import { doors as mineGarden } from '../mine-garden/stage/doors.ts';
import { doors as plinkoFalls } from '../plinko-falls/stage/doors.ts';
import { doors as pokerJacks } from '../poker-jacks/stage/doors.ts';
import { doors as rouletteCorsa } from '../roulette-corsa/stage/doors.ts';
import { doors as scratchFiesta } from '../scratch-fiesta/stage/doors.ts';

/** What each title with a folder of its own draws, by its code. */
export const STAGES: Readonly<Record<string, StageDoors>> = {
  'ace-blackjack': aceBlackjack,
  'crash-comet': crashComet,
  'dice-line': diceLine,
  'heart-hi-lo': heartHiLo,
  'keno-forty': kenoForty,
  'mine-garden': mineGarden,
  'plinko-falls': plinkoFalls,
  'poker-jacks': pokerJacks,
  'roulette-corsa': rouletteCorsa,
  'scratch-fiesta': scratchFiesta,
};
