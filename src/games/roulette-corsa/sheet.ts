import type { GameSheet, SheetRow } from '../kit/sheet.ts';
import { type SpotKind } from '../kit/roulette/spots.ts';
import { ROULETTE_CORSA } from './rules.ts';

/** The return of every bet but even money, in percent. */
const RETURN = '97.2973';

const row = (
  kind: SpotKind,
  pays: string,
  chancePercent: string,
  returnPercent = RETURN,
): SheetRow => ({ name: { key: `spot.${kind}` }, pays, chancePercent, returnPercent });

export const ROULETTE_CORSA_SHEET: GameSheet = {
  code: ROULETTE_CORSA.code,
  version: ROULETTE_CORSA.version,
  returnPercent: { least: '97.2973', most: '98.6486' },
  proof: 'enumerated',
  volatility: 'medium',
  minRoundMs: ROULETTE_CORSA.minRoundMs,
  mostStakes: '36.00',
  paragraphs: 5,
  tables: [
    {
      key: 'inside',
      rows: [
        row('straight', '36.00', '2.7027'),
        row('split', '18.00', '5.4054'),
        row('street', '12.00', '8.1081'),
        row('trio', '12.00', '8.1081'),
        row('corner', '9.00', '10.8108'),
        row('firstFour', '9.00', '10.8108'),
        row('sixLine', '6.00', '16.2162'),
      ],
    },
    {
      key: 'outside',
      rows: [
        row('column', '3.00', '32.4324'),
        row('dozen', '3.00', '32.4324'),
        row('evenMoney', '2.00', '48.6486', '98.6486'),
        // The return of even money, above, includes it.
        {
          name: { key: 'spot.partage' },
          pays: '0.50',
          chancePercent: '2.7027',
          returnPercent: null,
        },
      ],
    },
  ],
};
