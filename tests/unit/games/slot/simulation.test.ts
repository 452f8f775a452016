import { describe, expect, it } from 'vitest';
import type { SlotRatio, SlotTitle } from '#contract/generated/types.ts';
import { openOutcomeStream } from '#domain/fairness/outcome-stream.ts';
import { modelOf } from '#games/slot/math/model.ts';
import { playRound } from '#games/slot/math/play-round.ts';
import { JADE, SAMPLES, titleOf } from './titles.ts';

/** Two-sided 99.99 %, since many titles are looked at. */
const QUANTILE = 3.8906;

interface Tally {
  readonly rounds: number;
  /** Sum of the payouts, in stakes. */
  readonly returned: number;
  readonly hits: number;
  readonly featured: number;
}

/** Plays seeded rounds exactly as the server does, one nonce each. */
function simulate(rounds: number, title: SlotTitle): Tally {
  const model = modelOf(title);
  const serverSeed = '0123456789abcdef'.repeat(4);
  let [returned, hits, featured] = [0, 0, 0];
  for (let nonce = 0; nonce < rounds; nonce += 1) {
    const stream = openOutcomeStream({ serverSeed, clientSeed: 'simulation', nonce });
    const round = playRound({ stakeMicro: BigInt(title.parts), stream, model });
    const stakes = Number(round.payoutMicro) / title.parts;
    returned += stakes;
    if (stakes > 0) hits += 1;
    if (round.events.some(({ type }) => type === 'freeSpinsEnded' || type === 'holdEnded')) {
      featured += 1;
    }
  }
  return { rounds, returned, hits, featured };
}

function valueOf({ numerator, denominator }: SlotRatio): number {
  return Number((BigInt(numerator) * 10n ** 15n) / BigInt(denominator)) / 1e15;
}

/** How many of its own deviations a count of `tries` lies from what `chance` promises. */
function deviations(count: number, tries: number, chance: number): number {
  return Math.abs(count - tries * chance) / Math.sqrt(tries * chance * (1 - chance));
}

function returnDeviations({ returned, rounds }: Tally, { sheet }: SlotTitle): number {
  const error = Number(sheet!.standardDeviation) / Math.sqrt(rounds);
  return Math.abs(returned / rounds - valueOf(sheet!.returnToPlayer)) / error;
}

it.each(SAMPLES)(
  'simulated rounds of %s return, hit and have features as its sheet states',
  (code) => {
    const title = titleOf(code);
    const tally = simulate(5_000, title);
    const { rounds, hits, featured } = tally;
    expect(returnDeviations(tally, title)).toBeLessThan(QUANTILE);
    expect(deviations(hits, rounds, valueOf(title.sheet!.hitRate))).toBeLessThan(QUANTILE);
    expect(deviations(featured, rounds, valueOf(title.sheet!.featureRate!))).toBeLessThan(QUANTILE);
  },
);

describe('a game that plays otherwise than its sheet falls outside', () => {
  it('with another multiplier in its free spins', () => {
    const tally = simulate(6000, { ...JADE, freeSpins: { multiplier: 6, cap: 30 } });
    expect(returnDeviations(tally, JADE)).toBeGreaterThan(QUANTILE);
  });

  it('with reels that bear no lanterns', () => {
    const base = JADE.strips.base.map((strip) => strip.replaceAll('lantern', 'J'));
    const tally = simulate(6000, { ...JADE, strips: { ...JADE.strips, base } });
    expect(deviations(tally.hits, tally.rounds, valueOf(JADE.sheet!.hitRate))).toBeGreaterThan(
      QUANTILE,
    );
  });
});
