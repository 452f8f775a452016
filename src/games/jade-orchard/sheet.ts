import type { PublishedFigures } from './figures.ts';
import { LINES } from './math/lines.ts';
import { JADE_ORCHARD_MODEL } from './math/model.ts';
import { LINE_PAYS, SCATTER_AWARDS } from './math/pay-table.ts';
import { BASE_STRIPS, FREE_STRIPS } from './math/strips.ts';
import { JADE_ORCHARD_RULES } from './rules.ts';
import { LINE_SYMBOLS, SCATTER, WILD } from './symbols.ts';

/** Proven by exact enumeration, except `bigWins` and `winCap`, which are computed to 3 digits. */
const FIGURES: PublishedFigures = {
  returnToPlayer: {
    numerator:
      '264513914478900827255363860117183268787220725038092151936054795699236716793181427586242216531979407325542441083',
    denominator:
      '274438674910393309858136490220203995704650878906250000000000000000000000000000000000000000000000000000000000000',
    percent: '96.3836',
  },
  returnFrom: { lines: '59.3691', scatters: '2.1200', freeSpins: '34.8945' },
  hitRate: { numerator: '57521', denominator: '168750', percent: '34.0865' },
  smallHitShare: { numerator: '1064743', denominator: '2070756', percent: '51.4181' },
  freeSpinRate: { numerator: '107', denominator: '12500', percent: '0.8560' },
  standardDeviation: '5.8634',
  volatility: 'medium',
  highestPaidSpin: { stakes: '167.20', oneIn: '24300000' },
  highestFreeSpin: { stakes: '1416.80', oneIn: '24300000' },
  bigWins: [
    { atLeastStakes: 10, oneIn: '80' },
    { atLeastStakes: 50, oneIn: '401' },
    { atLeastStakes: 100, oneIn: '1480' },
    { atLeastStakes: 500, oneIn: '235000' },
    { atLeastStakes: 1000, oneIn: '9470000' },
  ],
  winCap: { stakes: 1500, oneIn: '823000000', costPercentAtMost: '0.000014' },
};

/**
 * All information a screen shows about the game: pays, lines, reels, and what
 * comes back. Line pays are in line stakes (a 25th of the stake), scatter pays in whole stakes.
 */
export const JADE_ORCHARD_SHEET = {
  code: JADE_ORCHARD_RULES.code,
  version: JADE_ORCHARD_RULES.version,
  wild: WILD,
  /** Reels that bear wilds, from 0. */
  wildReels: [1, 2, 3],
  scatter: SCATTER,
  /** Dearest first. */
  linePays: LINE_SYMBOLS.map((symbol) => {
    const [three, four, five] = LINE_PAYS[symbol];
    return { symbol, three, four, five };
  }),
  scatterAwards: [...SCATTER_AWARDS].map(([count, award]) => ({ count, ...award })),
  freeSpinMultiplier: JADE_ORCHARD_MODEL.freeSpinMultiplier,
  freeSpinCap: JADE_ORCHARD_MODEL.freeSpinCap,
  winCapStakes: JADE_ORCHARD_MODEL.winCapStakes,
  lines: LINES,
  /** The true strips, so that turning reels show nothing that is not on them. */
  strips: { base: BASE_STRIPS, free: FREE_STRIPS },
  stopsPerReel: {
    base: BASE_STRIPS.map((strip) => strip.length),
    free: FREE_STRIPS.map((strip) => strip.length),
  },
  figures: FIGURES,
} as const;
