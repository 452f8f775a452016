import { Container, Graphics, Sprite } from 'pixi.js';
import type { ReelGrid } from '../reel-grid.ts';
import { BLUR_STRETCH, type TextureSet } from './symbol-textures.ts';

/** Beside the rows, one above and one below may be half in sight. */
const ROWS_ABOVE = 1;
const ROWS_BESIDE = 2;

export interface Reel {
  readonly container: Container;
  place(grid: ReelGrid): void;
  /** Draws the strip with `position` (fractional) in the top row. */
  draw(position: number, blurred: boolean, symbolAt: (index: number) => string): void;
  /** Draws symbols where they are while they vanish or fall. */
  scatter(symbols: readonly PlacedSymbol[]): void;
  /** Opacity of each row, 0 to 1: rows that did not win are dimmed. */
  fade(alphaOfRow: (row: number) => number): void;
}

/** A symbol off its row. */
export interface PlacedSymbol {
  readonly code: string;
  /** In rows from the top, fractional. */
  readonly row: number;
  /** Share of its size and of its opacity. */
  readonly presence: number;
}

/** One reel: pictures that are moved round behind a window. */
export function createReel(index: number, rows: number, textures: () => TextureSet): Reel {
  const container = new Container();
  const frame = new Graphics();
  const sprites = Array.from({ length: rows + ROWS_BESIDE }, () => new Sprite({ anchor: 0.5 }));
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
    scatter(symbols) {
      if (grid === null) return;
      const { cellWidth, cellHeight, symbolSize } = grid;
      for (const [order, sprite] of sprites.entries()) {
        const placed = symbols[order];
        const pair = placed === undefined ? undefined : textures().get(placed.code);
        sprite.alpha = placed === undefined ? 0 : Math.min(1, placed.presence);
        if (placed === undefined || pair === undefined) continue;
        sprite.texture = pair.clear;
        sprite.setSize(symbolSize * (0.4 + 0.6 * placed.presence));
        sprite.position.set(cellWidth / 2, (placed.row + 0.5) * cellHeight);
      }
    },
    fade(alphaOfRow) {
      for (const [order, sprite] of sprites.entries())
        sprite.alpha = alphaOfRow(order - ROWS_ABOVE);
    },
  };
}
