import { Graphics } from 'pixi.js';
import type { LineWon } from '../../events.ts';
import type { Animator } from '../../../kit/motion/animator.ts';
import { easeInOut } from '../../../kit/motion/ease.ts';
import { linePath, pathUntil, type Point, type ReelGrid } from '../reel-grid.ts';
import type { StageInks } from '../stage-inks.ts';

const DRAW_MS = 340;
/** Many lines follow each other faster, so that all are drawn within this time. */
const ALL_DRAWN_MS = 700;
const STAGGER_MS = 90;

export interface LineLayer {
  readonly graphics: Graphics;
  /** Draws lines one shortly after the other; `still`: at once. */
  show(lines: readonly LineWon[], grid: ReelGrid, inks: StageInks, still: boolean): void;
  clear(): void;
}

/** The paths of winning lines, drawn as if by a pen. */
export function createLineLayer(animator: Animator): LineLayer {
  const graphics = new Graphics();
  let endDrawing: (() => void) | null = null;

  const clear = (): void => {
    endDrawing?.();
    endDrawing = null;
    graphics.clear();
  };

  return {
    graphics,
    clear,
    show(lines, grid, inks, still) {
      clear();
      const stagger = Math.min(STAGGER_MS, ALL_DRAWN_MS / Math.max(1, lines.length));
      const paths = lines.map((line) => ({
        points: linePath(grid, line.cells),
        ink: inks.lines[line.line - 1] ?? inks.glow,
      }));
      const drawAt = (elapsedMs: number): void => {
        graphics.clear();
        for (const [order, { points, ink }] of paths.entries()) {
          const share = (elapsedMs - order * stagger) / DRAW_MS;
          if (share <= 0) continue;
          strokePath(graphics, pathUntil(points, easeInOut(Math.min(1, share))), ink, grid, inks);
        }
      };
      const wholeMs = stagger * (lines.length - 1) + DRAW_MS;
      if (still) {
        drawAt(wholeMs);
        animator.touch();
      } else {
        endDrawing = animator.run({
          durationMs: wholeMs,
          move: (_progress, elapsedMs) => drawAt(elapsedMs),
        });
      }
    },
  };
}

/** A glow, a casing that parts the line from what it crosses, and the ink itself. */
function strokePath(
  graphics: Graphics,
  points: readonly Point[],
  ink: string,
  grid: ReelGrid,
  inks: StageInks,
): void {
  const [first, ...rest] = points;
  const last = rest.at(-1);
  if (first === undefined || last === undefined) return;
  const width = Math.max(2.5, grid.symbolSize * 0.034);
  const layers = [
    { width: width * 4, color: ink, alpha: 0.22 },
    { width: width * 1.9, color: inks.casing, alpha: 0.9 },
    { width, color: ink, alpha: 1 },
  ];
  for (const layer of layers) {
    graphics.moveTo(first.x, first.y);
    for (const point of rest) graphics.lineTo(point.x, point.y);
    graphics.stroke({ ...layer, cap: 'round', join: 'round' });
  }
  graphics.circle(last.x, last.y, width * 1.5).fill(ink);
}
