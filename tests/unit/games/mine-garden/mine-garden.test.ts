import { describe, expect, it } from 'vitest';
import { openOutcomeStream } from '#domain/fairness/outcome-stream.ts';
import { ChoiceError, type JsonObject, type RoundOutcome } from '#games/game-rules.ts';
import { multiplierText } from '#games/kit/multiplier.ts';
import { percentOf } from '#games/kit/proof/percent.ts';
import type { MineEvent, MinesShown } from '#games/mine-garden/events.ts';
import { rules } from '#games/mine-garden/math/game-rules.ts';
import {
  returnBounds,
  safeChance,
  stopReturn,
  mostSafe,
} from '#games/mine-garden/proof/prove-return.ts';
import { mineMultiplier } from '#games/mine-garden/rules.ts';
import { MINE_GARDEN_SHEET as sheet } from '#games/mine-garden/sheet.ts';
import { GOLDEN_SEEDS } from '../golden-rounds.ts';

const STAKE = 1_000_000n;

function play(nonce: number, mines: number, actions: readonly JsonObject[]): RoundOutcome {
  const stream = openOutcomeStream({ ...GOLDEN_SEEDS, nonce });
  return rules.play({ stakeMicro: STAKE, wager: { mines }, actions, stream });
}

const open = (cell: number): JsonObject => ({ kind: 'open', cell });

/** Where the mines of a round are: found by opening cells until it is over. */
function minesOf(nonce: number, mines: number): readonly number[] {
  const actions: JsonObject[] = [];
  for (let cell = 0; cell < 25; cell += 1) {
    actions.push(open(cell));
    const { events, isOver } = play(nonce, mines, actions);
    const shown = (events as readonly MineEvent[]).find(({ type }) => type === 'minesShown');
    if (isOver) return (shown as MinesShown).cells;
  }
  throw new Error('the round has no end');
}

describe('the sheet', () => {
  it('states what the proof computes', () => {
    const { least, most, mostMultiplier } = returnBounds();
    expect(sheet.returnPercent).toEqual({ least: percentOf(least), most: percentOf(most) });
    expect(sheet.mostStakes).toBe(multiplierText(mostMultiplier));
    for (const { values, rows } of sheet.tables) {
      const mines = Number(values?.['mines']);
      for (const row of rows) {
        const safe = Number(row.name.values?.['safe']);
        expect(row.pays).toBe(multiplierText(mineMultiplier(mines, safe)));
        expect(row.chancePercent).toBe(percentOf(safeChance(mines, safe)));
        expect(row.returnPercent).toBe(percentOf(stopReturn(mines, safe)));
      }
      expect(rows.at(-1)?.name.values?.['safe']).toBe(mostSafe(mines));
    }
  });
});

describe('a round', () => {
  it('hides as many mines as were chosen and pays every stop by the formula', () => {
    for (let nonce = 0; nonce < 60; nonce += 1) {
      const mines = 1 + (nonce % 24);
      const places = minesOf(nonce, mines);
      expect(new Set(places).size).toBe(mines);
      const safeCells = Array.from({ length: 25 }, (_, cell) => cell).filter(
        (cell) => !places.includes(cell),
      );
      const actions = safeCells.slice(0, mostSafe(mines)).map(open);
      const { events, payoutMicro, isOver } = play(nonce, mines, actions);
      expect(isOver).toBe(true);
      expect(payoutMicro).toBe((STAKE / 10_000n) * mineMultiplier(mines, actions.length));
      expect(events.slice(-3).map(({ type }) => type)).toEqual([
        'cashedOut',
        'minesShown',
        'roundEnded',
      ]);
      expect(play(nonce, mines, [open(places[0] ?? -1)]).payoutMicro).toBe(0n);
    }
  });

  it('only adds events with every action, and hides the mines until its end', () => {
    const places = minesOf(3, 5);
    const safe = [0, 1, 2, 3, 4, 5, 6, 7].filter((cell) => !places.includes(cell)).slice(0, 3);
    const actions = [...safe.map(open), { kind: 'cashOut' }];
    let before: readonly unknown[] = [];
    for (let taken = 0; taken <= actions.length; taken += 1) {
      const { events, isOver } = play(3, 5, actions.slice(0, taken));
      expect(events.slice(0, before.length)).toEqual(before);
      expect(events.some(({ type }) => type === 'minesShown')).toBe(isOver);
      before = events;
    }
  });

  it('ends by itself for a player who left', () => {
    for (let nonce = 0; nonce < 40; nonce += 1) {
      const leave = rules.whenLeft as JsonObject;
      const first = play(nonce, 3, [leave]);
      expect(first.events[1]).toMatchObject({ type: 'cellOpened', cell: 0 });
      if (first.isOver) continue;
      const second = play(nonce, 3, [leave, leave]);
      expect(second.isOver).toBe(true);
      expect(second.payoutMicro).toBe((STAKE / 10_000n) * mineMultiplier(3, 1));
    }
  });

  it('refuses an open cell, an early cash-out and anything after its end', () => {
    const places = minesOf(0, 3);
    const safe = [0, 1, 2, 3].find((cell) => !places.includes(cell)) ?? 0;
    const refused: readonly JsonObject[][] = [
      [open(safe), open(safe)],
      [{ kind: 'cashOut' }],
      [open(places[0] ?? -1), open(safe)],
      [open(safe), { kind: 'cashOut' }, { kind: 'leave' }],
    ];
    for (const actions of refused) expect(() => play(0, 3, actions)).toThrow(ChoiceError);
  });
});
