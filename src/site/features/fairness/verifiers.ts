import type { GameTitle } from '#games/game-title.ts';
import { STAGES } from '#games/generated/stages.ts';
import { TITLES } from '#games/generated/titles.ts';
import type { StageDoors } from '#games/stage-port.ts';

export interface ProvableGame
  extends Pick<GameTitle, 'code' | 'version' | 'stakeDivisor'>, Pick<StageDoors, 'loadEvents'> {
  readonly vendor: string;
  readonly namespace: string;
  /** The stake and the seeds say all: a round can be computed from what a person types. */
  readonly isPlain: boolean;
}

/** The games whose rounds can be computed again on this page. */
export const PROVABLE_GAMES: readonly ProvableGame[] = TITLES.flatMap((title) => {
  const { code, version, stakeDivisor, wagerSchema, actionSchema } = title;
  const doors = STAGES[code];
  if (doors === undefined) return [];
  const isPlain = wagerSchema === null && actionSchema === null;
  const { loadEvents } = doors;
  return [{ vendor: 'house', code, namespace: code, version, stakeDivisor, isPlain, loadEvents }];
});

export function findProvableGame(vendor: string, code: string): ProvableGame | null {
  return PROVABLE_GAMES.find((game) => game.vendor === vendor && game.code === code) ?? null;
}
