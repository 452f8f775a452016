import { describe, expect, it } from 'vitest';
import { openOutcomeStream } from '#domain/fairness/outcome-stream.ts';
import { ChoiceError } from '#games/game-rules.ts';
import type { SpotBet } from '#games/kit/chips.ts';
import { multiplierText } from '#games/kit/multiplier.ts';
import { percentOf } from '#games/kit/proof/percent.ts';
import type { BallLanded, RouletteEvent, SpotsPaid } from '#games/roulette-corsa/events.ts';
import { game } from '#games/roulette-corsa/game.ts';
import { rules } from '#games/roulette-corsa/math/game-rules.ts';
import { returnBounds, spotChance, spotReturn } from '#games/roulette-corsa/proof/prove-return.ts';
import {
  colorOf,
  spotOf,
  PAYS_TO_ONE,
  spotMultiplier,
  SPOTS,
  WHEEL_ORDER,
} from '#games/kit/roulette/spots.ts';
import { ROULETTE_CORSA_SHEET } from '#games/roulette-corsa/sheet.ts';
import { doors } from '#games/roulette-corsa/stage/doors.ts';
import { addShortcut, removeChips } from '#games/roulette-corsa/stage/place-chips.ts';
import { neighbours, ORPHELINS, TIERS, VOISINS } from '#games/roulette-corsa/stage/shortcuts.ts';
import { GOLDEN_SEEDS } from '../golden-rounds.ts';

const CHIP = 500_000n;

function play(bets: readonly SpotBet[], nonce = 0, stakeMicro?: bigint) {
  const chips = bets.reduce((sum, bet) => sum + bet.chips, 0);
  return rules.play({
    stakeMicro: stakeMicro ?? CHIP * BigInt(chips),
    wager: { bets },
    actions: [],
    stream: openOutcomeStream({ ...GOLDEN_SEEDS, nonce }),
  });
}

function told(events: readonly { readonly type: string }[]) {
  const list = events as readonly RouletteEvent[];
  const landed = list.find((event): event is BallLanded => event.type === 'ballLanded');
  const paid = list.find((event): event is SpotsPaid => event.type === 'spotsPaid');
  return { pocket: landed?.pocket ?? -1, paid: paid?.spots ?? [] };
}

describe('the sheet', () => {
  it('publishes the bounds that all 37 pockets compute to', () => {
    const { least, most } = returnBounds();
    expect(ROULETTE_CORSA_SHEET.returnPercent).toEqual({
      least: percentOf(least),
      most: percentOf(most),
    });
    expect(game.rtpPercent).toBe(percentOf(least));
    expect(doors.stakeRule).toEqual(game.stakeRule);
  });

  it('publishes the exact figures of every spot', () => {
    const rows = ROULETTE_CORSA_SHEET.tables.flatMap((table) => table.rows);
    const rowOf = (key: string) => rows.find(({ name }) => name.key === `spot.${key}`);
    for (const spot of SPOTS) {
      const multiplier = BigInt(PAYS_TO_ONE[spot.kind] + 1) * 10_000n;
      expect(rowOf(spot.kind), spot.id).toMatchObject({
        pays: multiplierText(multiplier),
        chancePercent: percentOf(spotChance(spot, multiplier)),
        returnPercent: percentOf(spotReturn(spot)),
      });
      if (spot.kind !== 'evenMoney') continue;
      expect(rowOf('partage')).toMatchObject({
        pays: multiplierText(spotMultiplier(spot, 0)),
        chancePercent: percentOf(spotChance(spot, 5_000n)),
      });
    }
  });
});

describe('the table', () => {
  it('has 157 different spots of the standard layout', () => {
    expect(new Set(SPOTS.map(({ id }) => id)).size).toBe(157);
    const counts = Object.fromEntries(
      Object.keys(PAYS_TO_ONE).map((kind) => [
        kind,
        SPOTS.filter((spot) => spot.kind === kind).length,
      ]),
    );
    expect(counts).toEqual({
      straight: 37,
      split: 60,
      trio: 2,
      street: 12,
      corner: 22,
      firstFour: 1,
      sixLine: 11,
      column: 3,
      dozen: 3,
      evenMoney: 6,
    });
    expect(spotOf('c32')?.numbers).toEqual([32, 33, 35, 36]);
    expect(spotOf('l11')?.numbers).toEqual([31, 32, 33, 34, 35, 36]);
    expect(spotOf('s3-4')).toBeNull();
  });

  it('has alternating colours on the wheel', () => {
    expect(WHEEL_ORDER.toSorted((a, b) => a - b)).toEqual([...Array(37).keys()]);
    const colors = WHEEL_ORDER.slice(1).map(colorOf);
    expect(colors.every((color, index) => color === (index % 2 === 0 ? 'red' : 'black'))).toBe(
      true,
    );
  });
});

describe('a spin', () => {
  it('pays exactly what every spot pays, and half of even money on zero', () => {
    const bets = SPOTS.map(({ id }, index) => ({ spot: id, chips: (index % 3) + 1 }));
    const pockets = new Set<number>();
    for (let nonce = 0; nonce < 400; nonce += 1) {
      const { events, payoutMicro, isOver } = play(bets, nonce);
      const { pocket, paid } = told(events);
      pockets.add(pocket);
      const due = SPOTS.map((spot, index) => ({
        spot: spot.id,
        payoutMicro: (CHIP * BigInt((index % 3) + 1) * spotMultiplier(spot, pocket)) / 10_000n,
      })).filter((each) => each.payoutMicro > 0n);
      expect(paid).toEqual(due.map((each) => ({ ...each, payoutMicro: String(each.payoutMicro) })));
      expect(payoutMicro).toBe(due.reduce((sum, each) => sum + each.payoutMicro, 0n));
      expect(isOver).toBe(true);
      if (pocket === 0) {
        const index = SPOTS.findIndex(({ id }) => id === 'red');
        const half = (CHIP * BigInt((index % 3) + 1)) / 2n;
        expect(paid).toContainEqual({ spot: 'red', payoutMicro: String(half) });
      }
    }
    expect(pockets.size).toBe(37);
  });

  it('does not depend on the bets', () => {
    const pocket = (bets: readonly SpotBet[]) => told(play(bets, 9).events).pocket;
    expect(pocket([{ spot: 'red', chips: 1 }])).toBe(pocket([{ spot: 'n17', chips: 30 }]));
  });

  it.each<[string, readonly SpotBet[], bigint?]>([
    ['an unknown spot', [{ spot: 's3-4', chips: 1 }]],
    [
      'a spot named twice',
      [
        { spot: 'n1', chips: 1 },
        { spot: 'n1', chips: 1 },
      ],
    ],
    ['an empty table', [], 1_000_000n],
    ['too many chips', [{ spot: 'red', chips: 401 }]],
    ['a stake that does not divide among the chips', [{ spot: 'red', chips: 3 }], 1_000_000n],
  ])('refuses %s', (_, bets, stakeMicro) => {
    expect(() => play(bets, 0, stakeMicro)).toThrow(ChoiceError);
  });
});

describe('placing chips', () => {
  it('covers the known numbers of the wheel with the shortcuts', () => {
    const covered = (bets: readonly SpotBet[]) =>
      new Set(bets.flatMap(({ spot }) => spotOf(spot)?.numbers ?? [-1])).size;
    expect([VOISINS, TIERS, ORPHELINS].map(covered)).toEqual([17, 12, 8]);
    expect(covered([...VOISINS, ...TIERS, ...ORPHELINS])).toBe(37);
    expect(neighbours(0).map(({ spot }) => spot)).toEqual(['n3', 'n26', 'n0', 'n32', 'n15']);
  });

  it('adds and removes chips, and never more than the table takes', () => {
    const one = (spot: string) => [{ spot, chips: 1 }];
    const once = addShortcut([], one('red'), 10);
    expect(addShortcut(once, one('red'), 5)).toEqual([{ spot: 'red', chips: 15 }]);
    expect(addShortcut(once, one('n1'), 391)).toBe(once);
    expect(addShortcut([], VOISINS, 2).reduce((sum, { chips }) => sum + chips, 0)).toBe(18);
    expect(removeChips(once, 'red', 4)).toEqual([{ spot: 'red', chips: 6 }]);
    expect(removeChips(once, 'red', 11)).toEqual([]);
  });
});
