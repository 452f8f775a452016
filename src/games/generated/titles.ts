// Generated from the folders of src/games by codegen. Do not edit.
import type { GameTitle } from '../game-title.ts';
import { game as aceBlackjack } from '../ace-blackjack/game.ts';
import { game as crashComet } from '../crash-comet/game.ts';
import { game as diceLine } from '../dice-line/game.ts';
import { game as heartHiLo } from '../heart-hi-lo/game.ts';
import { game as kenoForty } from '../keno-forty/game.ts';
import { game as mineGarden } from '../mine-garden/game.ts';
import { game as plinkoFalls } from '../plinko-falls/game.ts';
import { game as pokerJacks } from '../poker-jacks/game.ts';
import { game as rouletteCorsa } from '../roulette-corsa/game.ts';
import { game as scratchFiesta } from '../scratch-fiesta/game.ts';
import { JACKPOT_SLOTS, OTHER_SLOTS } from '../slot/slot-titles.ts';

/** Every title of the house: where nothing else orders them, those with a jackpot stand first. */
export const TITLES: readonly GameTitle[] = [
  ...JACKPOT_SLOTS,
  aceBlackjack,
  crashComet,
  diceLine,
  heartHiLo,
  kenoForty,
  mineGarden,
  plinkoFalls,
  pokerJacks,
  rouletteCorsa,
  scratchFiesta,
  ...OTHER_SLOTS,
];
