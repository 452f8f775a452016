import { STAGES } from '#games/generated/stages.ts';
import { SLOT_NAMES } from '#games/slot/generated/slot-names.ts';
import { slotDoors } from '#games/slot/stage/slot-doors.ts';
import type { StageDoors } from '#games/stage-port.ts';

/** A game that is played on our own page. */
export interface PlayableGame extends Omit<StageDoors, 'loadEvents'> {
  readonly vendor: string;
  readonly code: string;
  /** Namespace of its texts. */
  readonly namespace: string;
  /** Null: its texts have it as `name`. */
  readonly name: string | null;
}

/** The vendor of games that this site plays itself. */
export const HOUSE = 'house';

const GAMES: readonly PlayableGame[] = Object.entries(STAGES).map(([code, doors]) => ({
  vendor: HOUSE,
  code,
  namespace: code,
  name: null,
  ...doors,
}));

/** Null for games that are not ours, or not there. */
export function findPlayableGame(vendor: string | null, code: string | null): PlayableGame | null {
  const game = GAMES.find((each) => each.vendor === vendor && each.code === code);
  return game ?? (vendor === HOUSE && code !== null ? findSlot(code) : null);
}

const found = new Map<string, PlayableGame>();

/** The same each time, since screens compare it. */
function findSlot(code: string): PlayableGame | null {
  const known = found.get(code);
  if (known !== undefined) return known;
  const name = Object.hasOwn(SLOT_NAMES, code) ? SLOT_NAMES[code] : undefined;
  if (name === undefined) return null;
  const game = { vendor: HOUSE, code, namespace: 'slot', name, ...slotDoors(code) };
  found.set(code, game);
  return game;
}
