import { HAND_PAYS, INSURANCE_PAYS } from '../kit/blackjack/hand-result.ts';
import { multiplierText } from '../kit/multiplier.ts';
import type { GameSheet } from '../kit/sheet.ts';
import { ACE_BLACKJACK } from './rules.ts';

/** Per first stake, when the published strategy is followed. */
const RETURN_PERCENT = '99.5941';

/** How the dealer's hand ends, in percent of all rounds in which it is played. */
const DEALER_CHANCES = [
  ['spot.dealer', 17, '14.5245'],
  ['spot.dealer', 18, '13.9258'],
  ['spot.dealer', 19, '13.3685'],
  ['spot.dealer', 20, '17.9527'],
  ['spot.dealer', 21, '7.2874'],
  ['spot.dealerBust', 22, '28.1921'],
] as const;

export const ACE_BLACKJACK_SHEET: GameSheet = {
  code: ACE_BLACKJACK.code,
  version: ACE_BLACKJACK.version,
  returnPercent: { least: RETURN_PERCENT, most: RETURN_PERCENT },
  proof: 'optimalPlay',
  volatility: 'low',
  minRoundMs: ACE_BLACKJACK.minRoundMs,
  // Four hands, all doubled and won.
  mostStakes: multiplierText(BigInt(ACE_BLACKJACK.mostHands) * 2n * HAND_PAYS.win),
  paragraphs: 7,
  tables: [
    {
      key: 'pays',
      rows: [
        {
          name: { key: 'spot.blackjack' },
          pays: multiplierText(HAND_PAYS.blackjack),
          chancePercent: '4.5323',
          returnPercent: null,
        },
        {
          name: { key: 'spot.win' },
          pays: multiplierText(HAND_PAYS.win),
          chancePercent: null,
          returnPercent: null,
        },
        {
          name: { key: 'spot.push' },
          pays: multiplierText(HAND_PAYS.push),
          chancePercent: null,
          returnPercent: null,
        },
        {
          name: { key: 'spot.strategy' },
          pays: null,
          chancePercent: null,
          returnPercent: RETURN_PERCENT,
        },
        {
          name: { key: 'spot.insurance' },
          pays: multiplierText(INSURANCE_PAYS),
          chancePercent: '30.8682',
          returnPercent: '92.6045',
        },
      ],
    },
    {
      key: 'dealer',
      rows: [
        {
          name: { key: 'spot.dealerBlackjack' },
          pays: null,
          chancePercent: '4.7489',
          returnPercent: null,
        },
        ...DEALER_CHANCES.map(([key, total, chancePercent]) => ({
          name: { key, values: { total } },
          pays: null,
          chancePercent,
          returnPercent: null,
        })),
      ],
    },
  ],
};
