// Generated from the folders of src/games by codegen. Do not edit.
import type { GameTitle } from '../game-title.ts';
import { game as diceLine } from '../dice-line/game.ts';
import { game as jadeOrchard } from '../jade-orchard/game.ts';
import { game as kenoForty } from '../keno-forty/game.ts';
import { game as mineGarden } from '../mine-garden/game.ts';
import { game as plinkoFalls } from '../plinko-falls/game.ts';

/** Every title of the house. */
export const TITLES: readonly GameTitle[] = [diceLine, jadeOrchard, kenoForty, mineGarden, plinkoFalls];
