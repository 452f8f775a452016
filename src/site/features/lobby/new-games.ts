import type { GameItem } from '#contract/generated/types.ts';

const NEW_COUNT = 12;
/** A title is new for so long after the newest one of the list. */
const NEW_DAYS = 60;
const DAY_MS = 86_400_000;

/**
 * The titles that came last, newest first. Measured from the newest one and not from today, so that
 * server and browser agree whatever the day.
 */
export function newGames(games: readonly GameItem[]): readonly GameItem[] {
  const dated = games
    .flatMap((game) =>
      game.releasedOn === null ? [] : [{ game, at: Date.parse(game.releasedOn) }],
    )
    .toSorted((a, b) => b.at - a.at);
  const [newest] = dated;
  if (newest === undefined) return [];
  return dated
    .filter(({ at }) => newest.at - at <= NEW_DAYS * DAY_MS)
    .slice(0, NEW_COUNT)
    .map(({ game }) => game);
}
