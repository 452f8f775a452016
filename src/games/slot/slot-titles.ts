import type { GameTitle } from '../game-title.ts';
import { loadSlot } from './generated/load-slot.ts';
import { SLOT_FACTS } from './generated/slot-facts.ts';
import { SLOT_PICTURES } from './generated/slot-pictures.ts';
import { slotGame, type SlotFacts } from './slot-game.ts';

const titleOf = (facts: SlotFacts): GameTitle =>
  slotGame(facts, SLOT_PICTURES[facts.code] ?? { hero: '', companion: '' }, (version) =>
    loadSlot(version === facts.version ? facts.code : `${facts.code}@${version}`),
  );

/** Slots that feed the brand's jackpots, the first that was released first. */
export const JACKPOT_SLOTS: readonly GameTitle[] = SLOT_FACTS.filter(
  ({ feedsJackpot }) => feedsJackpot,
)
  .toSorted((one, other) => (one.releasedOn < other.releasedOn ? -1 : 1))
  .map(titleOf);

/** All other slots, by code. */
export const OTHER_SLOTS: readonly GameTitle[] = SLOT_FACTS.filter(
  ({ feedsJackpot }) => !feedsJackpot,
).map(titleOf);
