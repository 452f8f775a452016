import { describe, expect, it } from 'vitest';
import { openOutcomeStream } from '#domain/fairness/outcome-stream.ts';
import type { PublishedRatio } from '#games/jade-orchard/figures.ts';
import { JADE_ORCHARD_MODEL, type ReelModel } from '#games/jade-orchard/math/model.ts';
import { playRound } from '#games/jade-orchard/math/play-round.ts';
import type { Strip } from '#games/jade-orchard/math/strips.ts';
import { JADE_ORCHARD_SHEET } from '#games/jade-orchard/sheet.ts';

/** Two-sided 99.9 %. */
const QUANTILE = 3.2905;

const { figures } = JADE_ORCHARD_SHEET;

interface Tally {
  readonly rounds: number;
  /** Sum of the payouts, in stakes. */
  readonly returned: number;
  readonly hits: number;
  readonly smallHits: number;
  readonly triggered: number;
  readonly tenfold: number;
}

/** Plays seeded rounds exactly as the server does, one nonce each. */
function simulate(rounds: number, model: ReelModel): Tally {
  const serverSeed = '0123456789abcdef'.repeat(4);
  let [returned, hits, smallHits, triggered, tenfold] = [0, 0, 0, 0, 0];
  for (let nonce = 0; nonce < rounds; nonce += 1) {
    const stream = openOutcomeStream({ serverSeed, clientSeed: 'simulation', nonce });
    const { events, payoutMicro } = playRound({ stakeMicro: 25n, stream, model });
    const stakes = Number(payoutMicro) / 25;
    returned += stakes;
    if (stakes > 0) hits += 1;
    if (stakes > 0 && stakes <= 1) smallHits += 1;
    if (stakes >= 10) tenfold += 1;
    if (events.some(({ type }) => type === 'freeSpinsEnded')) triggered += 1;
  }
  return { rounds, returned, hits, smallHits, triggered, tenfold };
}

function valueOf({ numerator, denominator }: PublishedRatio): number {
  return Number((BigInt(numerator) * 10n ** 15n) / BigInt(denominator)) / 1e15;
}

/** How many of its own deviations a count of `tries` lies from what `chance` promises. */
function deviations(count: number, tries: number, chance: number): number {
  return Math.abs(count - tries * chance) / Math.sqrt(tries * chance * (1 - chance));
}

function returnDeviations({ returned, rounds }: Tally): number {
  const error = Number(figures.standardDeviation) / Math.sqrt(rounds);
  return Math.abs(returned / rounds - valueOf(figures.returnToPlayer)) / error;
}

function hitDeviations({ hits, rounds }: Tally): number {
  return deviations(hits, rounds, valueOf(figures.hitRate));
}

describe('simulated rounds', () => {
  const tally = simulate(24_000, JADE_ORCHARD_MODEL);

  it('return what the sheet states, within the confidence interval', () => {
    expect(returnDeviations(tally)).toBeLessThan(QUANTILE);
  });

  it('hit, hit small, win free spins and win tenfold as often as the sheet states', () => {
    const tenfold = figures.bigWins.find(({ atLeastStakes }) => atLeastStakes === 10);
    const { rounds, hits, smallHits, triggered } = tally;
    expect(hitDeviations(tally)).toBeLessThan(QUANTILE);
    expect(deviations(smallHits, hits, valueOf(figures.smallHitShare))).toBeLessThan(QUANTILE);
    expect(deviations(triggered, rounds, valueOf(figures.freeSpinRate))).toBeLessThan(QUANTILE);
    expect(deviations(tally.tenfold, rounds, 1 / Number(tenfold?.oneIn))).toBeLessThan(QUANTILE);
  });
});

function withoutLanterns(strips: readonly Strip[]): Strip[] {
  return strips.map((strip) => strip.map((symbol) => (symbol === 'lantern' ? 'J' : symbol)));
}

describe('a game that plays otherwise than its sheet falls outside', () => {
  it('with another multiplier in its free spins', () => {
    const tally = simulate(6000, { ...JADE_ORCHARD_MODEL, freeSpinMultiplier: 5 });
    expect(returnDeviations(tally)).toBeGreaterThan(QUANTILE);
  });

  it('with reels that bear no lanterns', () => {
    const baseStrips = withoutLanterns(JADE_ORCHARD_MODEL.baseStrips);
    const tally = simulate(6000, { ...JADE_ORCHARD_MODEL, baseStrips });
    expect(hitDeviations(tally)).toBeGreaterThan(QUANTILE);
  });
});
