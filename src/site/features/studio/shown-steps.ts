import type { LiveTable } from '#contract/generated/types.ts';
import type { LiveOutcome } from '#games/live/live-game.ts';
import { LIVE_GAMES } from '#games/live/live-games.ts';

/** The parts of an outcome that are shown at a moment, and whether all of it is. */
export interface ShownOutcome {
  readonly outcome: LiveOutcome;
  readonly shows: ReadonlySet<string>;
  readonly isWhole: boolean;
}

/**
 * The dealing at a moment of the server's clock. @param isStill everything is shown at once
 * @returns null: nothing is dealt
 */
export function shownAt(table: LiveTable, now: number, isStill: boolean): ShownOutcome | null {
  const outcome = table.outcome as LiveOutcome | null;
  if (outcome === null || table.dealtAt === null) return null;
  const game = LIVE_GAMES[table.game];
  const startedAt = Date.parse(table.dealtAt) - game.dealMs(outcome);
  const isOver = table.status !== 'dealing' || isStill;
  const steps = game.script(outcome);
  const shown = steps.filter(({ atMs }) => isOver || startedAt + atMs <= now);
  return {
    outcome,
    shows: new Set(shown.map(({ shows }) => shows)),
    isWhole: shown.length === steps.length,
  };
}
