import type { SlotRatio, SlotSheet, SlotTitle } from '#contract/generated/types.ts';
import { type Fraction, fraction, rootToDecimal, toDecimal } from '../../kit/proof/fraction.ts';
import { modelOf } from '../math/model.ts';
import { measureBigWins } from './big-win-odds.ts';
import { proveReturn, type ReturnProof } from './prove-return.ts';
import { type CountedSlot, countSlot } from './spin-odds.ts';

/** The house's bands, in stakes of standard deviation: there is no standard to follow. */
const LOW_VOLATILITY_BELOW = 4;
const MEDIUM_VOLATILITY_BELOW = 9;

/** Thresholds whose odds are published to players, in stakes. */
const BIG_WINS = [10, 50, 100, 500, 1000];

/** Error of a measured chance: what `measureBigWins` is good to. */
const CHANCE_ERROR = 1e-13;
/** Most digits that odds are published with. */
const ODDS_DIGITS = 3;

/** The figures that are exact. */
export type ProvenFigures = Omit<SlotSheet, 'bigWins' | 'winCap'>;

/** Computes from its data everything a title's sheet states; takes seconds, so it is for tools and tests. */
export function publishSheet(title: SlotTitle): SlotSheet {
  return sheetOf(countSlot(modelOf(title)));
}

export function sheetOf(counted: CountedSlot): SlotSheet {
  return sheetOfProof(counted, proveReturn(counted));
}

/** The sheet of a title that is proven already. */
export function sheetOfProof(counted: CountedSlot, proof: ReturnProof): SlotSheet {
  const { winCapStakes } = counted.model;
  const bigWins = measureBigWins(
    counted,
    proof.returnToPlayer,
    BIG_WINS.filter((stakes) => stakes < winCapStakes),
  );
  return {
    ...provenFigures(proof),
    bigWins: [...bigWins.atLeast].map(([atLeastStakes, chance]) => ({
      atLeastStakes,
      oneIn: oneIn(chance),
    })),
    winCap: {
      oneIn: oneIn(bigWins.capReached),
      costPercentAtMost: roundedUpPercent(bigWins.capCost),
    },
  };
}

/** A proof as a sheet prints it. */
export function provenFigures(proof: ReturnProof): ProvenFigures {
  const standardDeviation = rootToDecimal(proof.variance, 4);
  const { stakes, chance } = proof.topSpin;
  return {
    returnToPlayer: ratio(proof.returnToPlayer),
    returnFrom: {
      wins: percent(proof.fromWins),
      scatters: percent(proof.fromScatters),
      freeSpins: percent(proof.fromFreeSpins),
      hold: percent(proof.fromHold),
    },
    hitRate: ratio(proof.hitRate),
    smallHitShare: ratio(proof.smallHitShare),
    featureRate: proof.featureRate === null ? null : ratio(proof.featureRate),
    standardDeviation,
    volatility: volatilityOf(Number(standardDeviation)),
    topSpin: {
      stakes: toDecimal(stakes, 2),
      oneIn: toDecimal(fraction(chance.denominator, chance.numerator), 0),
    },
  };
}

function ratio(value: Fraction): SlotRatio {
  return {
    numerator: value.numerator.toString(),
    denominator: value.denominator.toString(),
    percent: percent(value),
  };
}

function percent(value: Fraction): string {
  return toDecimal(fraction(100n * value.numerator, value.denominator), 4);
}

function roundedUpPercent(value: number): string {
  return (Math.ceil(value * 1e8) / 1e6).toFixed(6);
}

/**
 * Odds of a measured chance, rounded once: to 3 digits, or to the fewer that its error leaves certain.
 * Null: not even one digit is.
 */
export function oneIn(chance: number): string | null {
  const digits = Math.min(ODDS_DIGITS, Math.floor(Math.log10(chance / CHANCE_ERROR)));
  if (digits < 1) return null;
  const odds = 1 / chance;
  const isShort = odds < 10 ** (digits - 1);
  return BigInt(isShort ? Math.round(odds) : Number(odds.toPrecision(digits))).toString();
}

function volatilityOf(standardDeviation: number): SlotSheet['volatility'] {
  if (standardDeviation < LOW_VOLATILITY_BELOW) return 'low';
  return standardDeviation < MEDIUM_VOLATILITY_BELOW ? 'medium' : 'high';
}
