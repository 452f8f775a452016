import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast } from '#art/colour.ts';
import { recipeNames } from '#art/types.ts';
import { lineWins, scatterWin, waysWins } from '#games/slot/math/evaluate.ts';
import { modelOf } from '#games/slot/math/model.ts';
import { drawBackdrop } from '#games/kit/backdrop/draw-backdrop.ts';
import { cellCentre, linePath, pathUntil, reelGrid } from '#games/slot/stage/reel-grid.ts';
import { symbolsOn } from '#games/slot/stage/reel-strip.ts';
import { restingStops, restingWindow, slotLook } from '#games/slot/stage/slot-look.ts';
import { stageInks } from '#games/slot/stage/stage-inks.ts';
import { readTitles } from '../../../../../scripts/slots/read-titles.ts';

const tokens = ['denluma', 'kyvolta'].flatMap((brand) => {
  const { theme } = JSON.parse(readFileSync(`brands/${brand}/manifest.json`, 'utf8'));
  return [theme.tokens.light, theme.tokens.dark];
});

describe('the colours of the stage', () => {
  it('keep every line apart from the ground it is drawn on', () => {
    for (const palette of tokens) {
      for (const recipe of recipeNames) {
        const inks = stageInks(palette, recipe, 25);
        expect(inks.lines).toHaveLength(25);
        for (const line of inks.lines) expect(contrast(line, inks.ground)).toBeGreaterThan(2.99);
      }
    }
  });

  it('give the words of the scene a ground they can be read on, in every style', () => {
    const reels = { x: 200, y: 120, width: 800, height: 500 };
    for (const palette of tokens) {
      for (const recipe of recipeNames) {
        const request = { recipe, palette, width: 1200, height: 800, reels };
        const { ink, board, svg } = drawBackdrop({
          code: 'jade-orchard',
          ...request,
          scheme: 'dark',
        });
        expect(contrast(ink, board)).toBeGreaterThan(4.5);
        expect(svg).toMatch(/^<svg .*<\/svg>$/s);
      }
    }
  });
});

it('shows no win before the first round, whatever the title', () => {
  const titles = readTitles();
  expect(titles.length).toBeGreaterThan(20);
  for (const { title } of titles) {
    const look = slotLook(title);
    const window = restingWindow(look, restingStops(look));
    const model = modelOf(title);
    const wins =
      model.lines === null ? waysWins(window, model) : lineWins(window, model, model.lines);
    expect(wins, title.code).toEqual([]);
    expect(scatterWin(window, model), title.code).toBeNull();
  }
});

describe('a strip', () => {
  const strip = ['gem', 'koi', 'A', 'K', 'bell'];

  it('goes round in both directions', () => {
    const at = symbolsOn(strip, null);
    expect([-1, 0, 4, 5, -6].map(at)).toEqual(['bell', 'gem', 'bell', 'gem', 'bell']);
  });

  it('shows what the event says where it rests, even if the strip has changed since', () => {
    const at = symbolsOn(strip, { stop: 4, column: ['Q', 'J', '10'] });
    expect([3, 4, 5, 6, 7].map(at)).toEqual(['K', 'Q', 'J', '10', 'A']);
  });
});

describe('a line on the reels', () => {
  const grid = reelGrid(500, 300, 5, 3);
  const cells = [0, 1, 2].map((reel) => ({ reel, row: reel }));

  it('comes in from the left and ends at the last cell that pays', () => {
    const path = linePath(grid, cells);
    expect(path[0]).toEqual({ x: 0, y: 50 });
    expect(path.at(-1)).toEqual(cellCentre(grid, { reel: 2, row: 2 }));
  });

  it('is drawn by length: half of it ends in the middle', () => {
    const path = [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
      { x: 100, y: 300 },
    ];
    expect(pathUntil(path, 0.5)).toEqual([path[0], path[1], { x: 100, y: 100 }]);
    expect(pathUntil(path, 1)).toEqual(path);
    expect(pathUntil(path, 0)).toEqual([path[0]]);
  });
});
