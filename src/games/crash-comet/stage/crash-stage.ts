import { sheetRules } from '../../kit/rules/sheet-rules.tsx';
import { roundPicture } from '../../kit/stage/round-picture.tsx';
import type { StageGame } from '../../kit/stage/stage-game.ts';
import type { CrashEvent } from '../events.ts';
import { CRASH_COMET } from '../rules.ts';
import { CRASH_COMET_SHEET } from '../sheet.ts';
import type { FlightState } from './flight-state.ts';
import { PastFlight } from './PastFlight.tsx';

export { CrashStage } from './CrashStage.tsx';

/** A past round as one seat played it. */
const game: StageGame<FlightState, CrashEvent> = {
  code: CRASH_COMET.code,
  opening: { crashedAt: null, leftAt: null },
  next(state, event) {
    if (event.type === 'cashedOut') return { ...state, leftAt: event.at };
    return event.type === 'cometCrashed' ? { ...state, crashedAt: event.at } : state;
  },
  paceMs: () => 0,
  cueOf: () => null,
  wordsOf(event, _, { say, number }) {
    if (event.type === 'cashedOut') {
      return say(event.isAuto ? 'crash-comet:say.leftAuto' : 'crash-comet:say.left', {
        at: number(event.at / 100, 2),
      });
    }
    return event.type === 'cometCrashed'
      ? say('crash-comet:say.crashed', { at: number(event.at / 100, 2) })
      : null;
  },
  markOf: ({ crashedAt }, { number }) =>
    crashedAt === null ? null : `${number(crashedAt / 100, 2)}×`,
  View: PastFlight,
};

export const CrashRound = roundPicture(game);
export const CrashRules = sheetRules(CRASH_COMET_SHEET);
