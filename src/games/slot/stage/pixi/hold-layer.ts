import { Container, Sprite } from 'pixi.js';
import type { Animator } from '../../../kit/motion/animator.ts';
import { swell } from '../../../kit/motion/ease.ts';
import type { ReelGrid } from '../reel-grid.ts';
import type { StageInks } from '../stage-inks.ts';
import type { LightTextures } from './light-textures.ts';

const BEAT_MS = 380;
const RISE_MS = 220;

export interface HoldLayer {
  readonly container: Container;
  /** Lights a reel up from a moment on until `release`. */
  hold(reel: number, fromMs: number, grid: ReelGrid, inks: StageInks, light: LightTextures): void;
  release(reel: number): void;
  clear(): void;
}

/** The glow on reels that may bring the last special. */
export function createHoldLayer(animator: Animator): HoldLayer {
  const container = new Container();
  const columns = new Map<number, () => void>();
  const release = (reel: number): void => {
    columns.get(reel)?.();
    columns.delete(reel);
  };
  return {
    container,
    release,
    hold(reel, fromMs, grid, inks, light) {
      release(reel);
      const sprite = new Sprite({ texture: light.column, tint: inks.glow, alpha: 0 });
      sprite.blendMode = inks.isDark ? 'add' : 'normal';
      sprite.setSize(grid.cellWidth, grid.height);
      sprite.position.set(reel * grid.cellWidth, 0);
      container.addChild(sprite);
      const end = animator.run({
        delayMs: fromMs,
        move: (_progress, elapsedMs) => {
          const beat = swell((elapsedMs % BEAT_MS) / BEAT_MS);
          sprite.alpha = Math.min(1, elapsedMs / RISE_MS) * (0.5 + 0.4 * beat);
        },
      });
      columns.set(reel, () => {
        end();
        sprite.destroy();
      });
    },
    clear() {
      for (const reel of columns.keys()) release(reel);
    },
  };
}
