import { Container, Graphics, Sprite } from 'pixi.js';
import type { SymbolCode } from '../../symbols.ts';
import type { ReelGrid } from '../reel-grid.ts';
import { BLUR_STRETCH, type TextureSet } from './symbol-textures.ts';

/** Beside the three rows, one above and one below may be half in sight. */
const ROWS_ABOVE = 1;
const SPRITES = 5;

export interface Reel {
  readonly container: Container;
  place(grid: ReelGrid): void;
  /** Draws the strip with `position` (fractional) in the top row. */
  draw(position: number, blurred: boolean, symbolAt: (index: number) => SymbolCode): void;
  /** Opacity of each row, 0 to 1: rows that did not win are dimmed. */
  fade(alphaOfRow: (row: number) => number): void;
}

/** One reel: five pictures that are moved round behind a window. */
export function createReel(index: number, textures: () => TextureSet): Reel {
  const container = new Container();
  const frame = new Graphics();
  const sprites = Array.from({ length: SPRITES }, () => new Sprite({ anchor: 0.5 }));
  container.addChild(frame, ...sprites);
  container.mask = frame;
  let grid: ReelGrid | null = null;

  return {
    container,
    place(next) {
      grid = next;
      container.position.set(index * next.cellWidth, 0);
      frame.clear().rect(0, 0, next.cellWidth, next.height).fill(0xffffff);
    },
    draw(position, blurred, symbolAt) {
      if (grid === null) return;
      const { cellWidth, cellHeight, symbolSize } = grid;
      const top = Math.floor(position);
      for (const [order, sprite] of sprites.entries()) {
        const at = top + order - ROWS_ABOVE;
        const pair = textures().get(symbolAt(at));
        if (pair === undefined) continue;
        sprite.texture = blurred ? pair.blurred : pair.clear;
        sprite.setSize(symbolSize, symbolSize * (blurred ? BLUR_STRETCH : 1));
        sprite.position.set(cellWidth / 2, (at - position + 0.5) * cellHeight);
      }
    },
    fade(alphaOfRow) {
      for (const [order, sprite] of sprites.entries())
        sprite.alpha = alphaOfRow(order - ROWS_ABOVE);
    },
  };
}
