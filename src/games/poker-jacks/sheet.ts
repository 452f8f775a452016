import { multiplierText } from '../kit/multiplier.ts';
import type { GameSheet } from '../kit/sheet.ts';
import { handMultiplier, PAYING_HANDS, type PayingHand, POKER_JACKS } from './rules.ts';

/** How often a round ends with a hand under the best play, in percent. */
const CHANCES: Readonly<Record<PayingHand, string>> = {
  royalFlush: '0.0025',
  straightFlush: '0.0109',
  fourOfAKind: '0.2363',
  fullHouse: '1.1512',
  flush: '1.1015',
  straight: '1.1229',
  threeOfAKind: '7.4449',
  twoPair: '12.9279',
  jacksOrBetter: '21.4585',
};

const RETURN_PERCENT = '99.5439';

export const POKER_JACKS_SHEET: GameSheet = {
  code: POKER_JACKS.code,
  version: POKER_JACKS.version,
  returnPercent: { least: RETURN_PERCENT, most: RETURN_PERCENT },
  proof: 'optimalPlay',
  volatility: 'medium',
  minRoundMs: POKER_JACKS.minRoundMs,
  mostStakes: multiplierText(handMultiplier('royalFlush')),
  paragraphs: 4,
  tables: [
    {
      key: 'hands',
      rows: [
        ...PAYING_HANDS.map((hand) => ({
          name: { key: `spot.${hand}` },
          pays: multiplierText(handMultiplier(hand)),
          chancePercent: CHANCES[hand],
          returnPercent: null,
        })),
        {
          name: { key: 'spot.any' },
          pays: null,
          chancePercent: '45.4565',
          returnPercent: RETURN_PERCENT,
        },
      ],
    },
  ],
};
