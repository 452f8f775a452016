import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openOutcomeStream } from '#domain/fairness/outcome-stream.ts';
import type { SlotEvent } from '#games/slot/events.ts';
import { lineWins, windowAt } from '#games/slot/math/evaluate.ts';
import { modelOf, type SlotModel } from '#games/slot/math/model.ts';
import * as math from '#games/slot/math/play-round.ts';
import { UnplayableStakeError } from '#games/slot/math/unplayable-stake-error.ts';
import { scriptedStream } from './scripted-stream.ts';
import { JADE_MODEL, SAMPLES, titleOf } from './titles.ts';

const STAKE = 2_500_000n;
const SCATTER = 'moon';
const { rows } = JADE_MODEL;
const { base: baseStrips, free: freeStrips } = JADE_MODEL.strips;
const MODELS = SAMPLES.map((code) => modelOf(titleOf(code)));

const playRound = (
  request: Omit<math.RoundRequest, 'model'> & { model?: SlotModel },
): math.RoundOutcome => math.playRound({ model: JADE_MODEL, ...request });

/** Stops that bring the moon into the top row of the first `moons` reels, and none elsewhere. */
function stopsWithMoons(reels: 'base' | 'free', moons: number): number[] {
  const strips = reels === 'base' ? baseStrips : freeStrips;
  return strips.map(
    (strip, reel) => (strip.indexOf(SCATTER) + (reel < moons ? 0 : 1)) % strip.length,
  );
}

function seeded(nonce: number, stakeMicro = STAKE, model = JADE_MODEL): math.RoundOutcome {
  const serverSeed = '5e'.repeat(32);
  return playRound({
    stakeMicro,
    model,
    stream: openOutcomeStream({ serverSeed, clientSeed: 'play', nonce }),
  });
}

function ofType<T extends SlotEvent['type']>(
  events: readonly SlotEvent[],
  type: T,
): Extract<SlotEvent, { type: T }>[] {
  return events.filter((event): event is Extract<SlotEvent, { type: T }> => event.type === type);
}

function sumMicro(events: readonly { readonly payoutMicro: string }[]): bigint {
  return events.reduce((sum, event) => sum + BigInt(event.payoutMicro), 0n);
}

describe('the stake', () => {
  it.each([0n, -25n])('of %s is refused', (stakeMicro) => {
    expect(() => seeded(0, stakeMicro)).toThrow(UnplayableStakeError);
    expect(() => seeded(0, stakeMicro)).toThrow(
      expect.objectContaining({ code: 'STAKE_NOT_POSITIVE' }),
    );
  });

  it.each([1n, 24n, 26n, 1_000_001n])('of %s cannot be shared by 25 lines', (stakeMicro) => {
    expect(() => seeded(0, stakeMicro)).toThrow(
      expect.objectContaining({ code: 'STAKE_NOT_DIVISIBLE' }),
    );
  });

  it('scales every amount and changes nothing else', () => {
    const large = 25n * 10n ** 15n;
    for (let nonce = 0; nonce < 40; nonce += 1) {
      const [small, big] = [seeded(nonce, 25n), seeded(nonce, large)];
      expect(big.payoutMicro).toBe(small.payoutMicro * (large / 25n));
      expect(big.events.map((event) => event.type)).toEqual(
        small.events.map((event) => event.type),
      );
    }
  });
});

describe('any round', () => {
  const rounds = fc
    .tuple(fc.nat({ max: 1_000_000 }), fc.constantFrom(...MODELS))
    .map(([nonce, model]) => seeded(nonce, STAKE, model));

  it('is the same again from the same seeds, and survives JSON', () => {
    fc.assert(
      fc.property(fc.nat({ max: 1_000_000 }), (nonce) => {
        const { events } = seeded(nonce);
        expect(seeded(nonce).events).toEqual(events);
        expect(JSON.parse(JSON.stringify(events))).toEqual(events);
      }),
    );
  });

  it('adds up, spin by spin, to what it pays', () => {
    fc.assert(
      fc.property(rounds, ({ events, payoutMicro }) => {
        const holds = ofType(events, 'holdEnded');
        const wins = [
          ...ofType(events, 'lineWon'),
          ...ofType(events, 'waysWon'),
          ...ofType(events, 'scattersWon'),
          ...holds,
        ];
        const isCapped = ofType(events, 'winCapReached').length > 0;
        if (!isCapped) expect(sumMicro(wins)).toBe(payoutMicro);
        const booked = [...ofType(events, 'spinEnded'), ...holds];
        expect(sumMicro(booked)).toBe(payoutMicro);
        expect(BigInt(booked.at(-1)!.roundPayoutMicro)).toBe(payoutMicro);
        expect(events.at(-1)).toEqual({
          type: 'roundEnded',
          payoutMicro: payoutMicro.toString(),
          netWinMicro: (payoutMicro - STAKE).toString(),
        });
      }),
    );
  });

  it('shows the windows of its stops, and in each exactly its wins', () => {
    fc.assert(
      fc.property(fc.nat({ max: 1_000_000 }), (nonce) => {
        const { events } = seeded(nonce);
        for (const [index, event] of events.entries()) {
          if (event.type !== 'reelsStopped') continue;
          const strips = event.reels === 'base' ? baseStrips : freeStrips;
          expect(event.window).toEqual(windowAt(strips, event.stops, rows));
          const wins = lineWins(event.window, JADE_MODEL, JADE_MODEL.lines ?? []);
          const after = events.slice(index + 1);
          const told = after.slice(
            0,
            after.findIndex(({ type }) => type === 'spinEnded'),
          );
          expect(ofType(told, 'lineWon').map(({ line, cells }) => ({ line, cells }))).toEqual(
            wins.map(({ line, cells }) => ({ line, cells })),
          );
        }
      }),
    );
  });

  it('tells its events in the promised order', () => {
    const letters: Record<SlotEvent['type'], string> = {
      roundStarted: '<',
      reelsStopped: 'r',
      coinsLanded: 'c',
      wildsFilled: 'w',
      lineWon: 'l',
      waysWon: 'l',
      symbolsFell: 'd',
      holdStarted: 'H',
      holdTurned: 't',
      holdEnded: 'h',
      scattersWon: 's',
      spinEnded: 'e',
      freeSpinsAwarded: 'a',
      freeSpinStarted: 'f',
      freeSpinsEnded: '.',
      winCapReached: '!',
      roundEnded: '>',
    };
    fc.assert(
      fc.property(rounds, ({ events }) => {
        const told = events.map(({ type }) => letters[type]).join('');
        const spin = 'rc?w?(?:l+d)*l*s?e';
        const free = `a(?:f${spin}a?)*(?:f${spin}!)?\\.`;
        expect(told).toMatch(new RegExp(`^<${spin}(?:!|${free}|Ht*h!?)?>$`));
      }),
    );
  });
});

describe('a scripted round', () => {
  it('of three moons plays ten free spins at double pay', () => {
    const free = stopsWithMoons('free', 0);
    const script = [...stopsWithMoons('base', 3), ...Array.from({ length: 10 }, () => free).flat()];
    const { events } = playRound({ stakeMicro: STAKE, stream: scriptedStream(script) });
    expect(ofType(events, 'scattersWon')).toMatchObject([
      { count: 3, multiplier: 1, payoutMicro: (2n * STAKE).toString() },
    ]);
    expect(ofType(events, 'freeSpinsAwarded')).toEqual([
      { type: 'freeSpinsAwarded', awarded: 10, total: 10, retrigger: false },
    ]);
    expect(ofType(events, 'freeSpinStarted').map(({ number }) => number)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ]);
    expect(ofType(events, 'freeSpinStarted').every(({ multiplier }) => multiplier === 2)).toBe(
      true,
    );

    const lineStake = STAKE / 25n;
    const wins = lineWins(windowAt(freeStrips, free, rows), JADE_MODEL, JADE_MODEL.lines ?? []);
    const spinMicro = wins.reduce((sum, win) => sum + 2n * lineStake * BigInt(win.parts), 0n);
    expect(
      ofType(events, 'spinEnded')
        .slice(1)
        .map((spin) => BigInt(spin.payoutMicro)),
    ).toEqual(Array.from({ length: 10 }, () => spinMicro));
    expect(ofType(events, 'freeSpinsEnded')).toEqual([
      { type: 'freeSpinsEnded', played: 10, payoutMicro: (10n * spinMicro).toString() },
    ]);
  });

  it('pays the moons of a free spin twice over', () => {
    const script = [
      ...stopsWithMoons('base', 3),
      ...stopsWithMoons('free', 4),
      ...Array.from({ length: 24 }, () => stopsWithMoons('free', 0)).flat(),
    ];
    const { events } = playRound({ stakeMicro: STAKE, stream: scriptedStream(script) });
    expect(ofType(events, 'scattersWon')[1]).toMatchObject({
      count: 4,
      multiplier: 2,
      payoutMicro: (20n * STAKE).toString(),
    });
    expect(ofType(events, 'freeSpinsAwarded')[1]).toMatchObject({
      awarded: 15,
      total: 25,
      retrigger: true,
    });
    expect(ofType(events, 'freeSpinsEnded')[0]?.played).toBe(25);
  });

  it('never has more than 30 free spins, however often they are won again', () => {
    const script = [
      ...stopsWithMoons('base', 4),
      ...Array.from({ length: 30 }, (_, spin) => stopsWithMoons('free', spin < 3 ? 3 : 0)).flat(),
    ];
    const { events } = playRound({ stakeMicro: STAKE, stream: scriptedStream(script) });
    const awards = ofType(events, 'freeSpinsAwarded');
    expect(awards.map(({ awarded, total }) => [awarded, total])).toEqual([
      [15, 15],
      [10, 25],
      [5, 30],
      [0, 30],
    ]);
    expect(ofType(events, 'freeSpinsEnded')[0]?.played).toBe(30);
  });

  it('ends at the win cap, in the middle of its free spins', () => {
    // Coins and two gems on the outer reels, lanterns between them: no free spin pays more.
    const highest = [15, 6, 8, 7, 22];
    const script = [...stopsWithMoons('base', 3), ...highest, ...highest];
    const { events, payoutMicro } = playRound({
      stakeMicro: STAKE,
      stream: scriptedStream(script),
    });
    expect(ofType(events, 'spinEnded')[1]?.payoutMicro).toBe(((14_168n * STAKE) / 10n).toString());
    expect(payoutMicro).toBe(1500n * STAKE);
    expect(events.slice(-3)).toEqual([
      { type: 'winCapReached', capMicro: (1500n * STAKE).toString() },
      {
        type: 'freeSpinsEnded',
        played: 2,
        payoutMicro: (
          1500n * STAKE -
          BigInt(ofType(events, 'spinEnded')[0]!.payoutMicro)
        ).toString(),
      },
      {
        type: 'roundEnded',
        payoutMicro: (1500n * STAKE).toString(),
        netWinMicro: (1499n * STAKE).toString(),
      },
    ]);
    expect(sumMicro(ofType(events, 'spinEnded'))).toBe(1500n * STAKE);
  });

  it('that reaches the cap with its paid spin has no free spins', () => {
    const model = { ...JADE_MODEL, winCapStakes: 2 };
    const stream = scriptedStream(stopsWithMoons('base', 3));
    const { events, payoutMicro } = playRound({ stakeMicro: STAKE, stream, model });
    expect(payoutMicro).toBe(2n * STAKE);
    expect(events.slice(-2).map(({ type }) => type)).toEqual(['winCapReached', 'roundEnded']);
  });
});
