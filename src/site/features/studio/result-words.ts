import { isTwoCard21, totalOf, TWENTY_ONE } from '#games/kit/blackjack/hand.ts';
import { baccaratWinner, handPoints } from '#games/live/baccarat.ts';
import { dragonTigerWinner } from '#games/live/dragon-tiger.ts';
import type { LiveOutcome } from '#games/live/live-outcome.ts';
import { threeCardHand } from '#games/live/three-card-hand.ts';
import { threeCardWinner } from '#games/live/three-card-poker.ts';
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
    case 'threeCardPoker':
      return say(`studio:result.poker.${threeCardWinner(outcome)}`, {
        player: say(`studio:hand.${threeCardHand(outcome.player)}`),
        dealer: say(`studio:hand.${threeCardHand(outcome.dealer)}`),
      });
    case 'blackjack': {
      const { total } = totalOf(outcome.dealer);
      if (isTwoCard21(outcome.dealer)) return say('studio:result.blackjack');
      return say(total > TWENTY_ONE ? 'studio:result.bust' : 'studio:result.dealer', { total });
    }
    case 'sicBo':
      return say('studio:result.dice', {
        dice: outcome.dice.join(', '),
        total: outcome.dice.reduce((sum, die) => sum + die, 0),
      });
    case 'roulette':
      return say(`roulette-corsa:number.${colorOf(outcome.pocket)}`, { number: outcome.pocket });
  }
}
