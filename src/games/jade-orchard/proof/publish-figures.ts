import type { PublishedFigures, PublishedHighest, PublishedRatio, Volatility } from '../figures.ts';
import { measureBigWins } from './big-win-odds.ts';
import type { CountedModel } from './counted-model.ts';
import { type Fraction, fraction, rootToDecimal, toDecimal } from '../../kit/proof/fraction.ts';
import { type HighestSpin, proveReturn, type ReturnProof } from './prove-return.ts';

/** The house's bands, in stakes of standard deviation: there is no standard to follow. */
const LOW_VOLATILITY_BELOW = 4;
const MEDIUM_VOLATILITY_BELOW = 9;

/** Thresholds whose odds are published to players, in stakes. */
const BIG_WINS = [10, 50, 100, 500, 1000];

/** The figures that are exact. */
export type ProvenFigures = Omit<PublishedFigures, 'bigWins' | 'winCap'>;

/** Computes from scratch everything a sheet states; takes seconds, so it is for tests and tools. */
export function publishFigures(counted: CountedModel): PublishedFigures {
  const bigWins = measureBigWins(counted, BIG_WINS);
  return {
    ...provenFigures(proveReturn(counted)),
    bigWins: [...bigWins.atLeast].map(([atLeastStakes, chance]) => ({
      atLeastStakes,
      oneIn: threeDigits(1 / chance),
    })),
    winCap: {
      stakes: counted.model.winCapStakes,
      oneIn: threeDigits(1 / bigWins.capReached),
      costPercentAtMost: roundedUpPercent(bigWins.capCostAtMost),
    },
  };
}

/** A proof as a sheet prints it. */
export function provenFigures(proof: ReturnProof): ProvenFigures {
  const standardDeviation = rootToDecimal(proof.variance, 4);
  return {
    returnToPlayer: ratio(proof.returnToPlayer),
    returnFrom: {
      lines: percent(proof.fromLines),
      scatters: percent(proof.fromScatters),
      freeSpins: percent(proof.fromFreeSpins),
    },
    hitRate: ratio(proof.hitRate),
    smallHitShare: ratio(proof.smallHitShare),
    freeSpinRate: ratio(proof.freeSpinRate),
    standardDeviation,
    volatility: volatilityOf(Number(standardDeviation)),
    highestPaidSpin: highest(proof.highestPaidSpin),
    highestFreeSpin: highest(proof.highestFreeSpin),
  };
}

function ratio(value: Fraction): PublishedRatio {
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

function highest({ stakes, chance }: HighestSpin): PublishedHighest {
  return {
    stakes: toDecimal(stakes, 2),
    oneIn: toDecimal(fraction(chance.denominator, chance.numerator), 0),
  };
}

function threeDigits(value: number): string {
  return BigInt(Math.round(Number(value.toPrecision(3)))).toString();
}

function volatilityOf(standardDeviation: number): Volatility {
  if (standardDeviation < LOW_VOLATILITY_BELOW) return 'low';
  return standardDeviation < MEDIUM_VOLATILITY_BELOW ? 'medium' : 'high';
}
