import type { LiveTable } from '#contract/generated/types.ts';
import type { LiveOutcome } from '#games/live/live-outcome.ts';
import { asksOf } from '#games/live/decisions.ts';
import { LIVE_GAMES } from '#games/live/live-games.ts';

/** The parts of an outcome that are not shown yet, and whether nothing is left to show. */
export interface ShownOutcome {
  readonly outcome: LiveOutcome;
  readonly hidden: ReadonlySet<string>;
  /** Parts of the dealing that lie. */
  readonly lying: number;
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
  const hidden = steps
    .filter(({ atMs }) => !isOver && startedAt + atMs > now)
    .map(({ shows }) => shows);
  return {
    outcome,
    hidden: new Set(hidden),
    lying: steps.length - hidden.length,
    isWhole: hidden.length === 0 && asksOf(game, outcome).length === 0,
  };
}
