import type { GameTitle } from '#games/game-title.ts';
import { STAGES } from '#games/generated/stages.ts';
import { TITLES } from '#games/generated/titles.ts';
import { SLOT_NAMES } from '#games/slot/generated/slot-names.ts';
import { slotDoors } from '#games/slot/stage/slot-doors.ts';
import type { StageDoors } from '#games/stage-port.ts';

export interface ProvableGame
  extends Pick<GameTitle, 'code' | 'version' | 'stakeDivisor'>, Pick<StageDoors, 'loadEvents'> {
  readonly vendor: string;
  readonly namespace: string;
  /** Null: its texts have it as `name`. */
  readonly name: string | null;
  /** The stake and the seeds say all: a round can be computed from what a person types. */
  readonly isPlain: boolean;
}

/** The games whose rounds can be computed again on this page. */
export const PROVABLE_GAMES: readonly ProvableGame[] = TITLES.flatMap((title) => {
  const { code, version, stakeDivisor, wagerSchema, actionSchema } = title;
  const isSlot = Object.hasOwn(SLOT_NAMES, code);
  const doors = isSlot ? slotDoors(code) : STAGES[code];
  if (doors === undefined) return [];
  const isPlain = wagerSchema === null && actionSchema === null;
  const { loadEvents } = doors;
  const [namespace, name] = isSlot ? ['slot', title.name] : [code, null];
  return [{ vendor: 'house', code, namespace, name, version, stakeDivisor, isPlain, loadEvents }];
});

export function findProvableGame(vendor: string, code: string): ProvableGame | null {
  return PROVABLE_GAMES.find((game) => game.vendor === vendor && game.code === code) ?? null;
}
