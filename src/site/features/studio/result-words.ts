import { baccaratWinner, handPoints } from '#games/live/baccarat.ts';
import { dragonTigerWinner } from '#games/live/dragon-tiger.ts';
import type { LiveOutcome } from '#games/live/live-game.ts';
import { colorOf } from '#games/kit/roulette/spots.ts';
import type { Say } from '#ui/i18n/useTexts.ts';

/** The result of a round as one sentence. */
export function resultWords(say: Say, outcome: LiveOutcome): string {
  switch (outcome.kind) {
    case 'baccarat':
      return say(`studio:result.${baccaratWinner(outcome)}`, {
        player: handPoints(outcome.player),
        banker: handPoints(outcome.banker),
      });
    case 'dragonTiger':
      return say(`studio:result.${dragonTigerWinner(outcome)}`);
    case 'sicBo':
      return say('studio:result.dice', {
        dice: outcome.dice.join(', '),
        total: outcome.dice.reduce((sum, die) => sum + die, 0),
      });
    case 'roulette':
      return say(`roulette-corsa:number.${colorOf(outcome.pocket)}`, { number: outcome.pocket });
  }
}
