import { Container, Sprite, type Texture } from 'pixi.js';
import type { Animator } from '../../../kit/motion/animator.ts';
import type { ReelGrid } from '../reel-grid.ts';

/** Spark velocity and gravity, in symbols per second and per second squared. */
const GRAVITY = 7.2;
const LIFE_MS = 2300;

export interface SparkLayer {
  readonly container: Container;
  /** Throws small copies of a symbol up from the foot of the reels, spread over `forMs`. */
  burst(texture: Texture, count: number, forMs: number, grid: ReelGrid): void;
  clear(): void;
}

interface Spark {
  readonly sprite: Sprite;
  readonly bornAtMs: number;
  readonly x: number;
  readonly drift: number;
  readonly lift: number;
  readonly turn: number;
}

/** Decoration alone: its chance is the browser's own and decides nothing. */
export function createSparkLayer(animator: Animator): SparkLayer {
  const container = new Container();
  let end: (() => void) | null = null;
  const clear = (): void => {
    end?.();
    end = null;
    for (const child of container.removeChildren()) child.destroy();
  };
  const between = (low: number, high: number) => low + Math.random() * (high - low);

  return {
    container,
    clear,
    burst(texture, count, forMs, grid) {
      clear();
      const { symbolSize, width, height } = grid;
      const sparks: Spark[] = Array.from({ length: count }, (_, index) => {
        const sprite = new Sprite({ texture, anchor: 0.5, alpha: 0 });
        const size = symbolSize * between(0.2, 0.42);
        sprite.setSize(size, size);
        container.addChild(sprite);
        return {
          sprite,
          bornAtMs: (forMs * index) / count,
          x: width * between(0.08, 0.92),
          drift: between(-0.9, 0.9),
          lift: between(4.2, 6.6),
          turn: between(-4, 4),
        };
      });
      end = animator.run({
        durationMs: forMs + LIFE_MS,
        onEnd: clear,
        move: (_progress, elapsedMs) => {
          for (const { sprite, bornAtMs, x, drift, lift, turn } of sparks) {
            const age = (elapsedMs - bornAtMs) / 1000;
            if (age < 0 || age * 1000 > LIFE_MS) {
              sprite.alpha = 0;
              continue;
            }
            const fallen = -lift * age + (GRAVITY * age ** 2) / 2;
            sprite.position.set(x + drift * age * symbolSize, height + fallen * symbolSize);
            sprite.rotation = turn * age;
            sprite.alpha = Math.min(1, (LIFE_MS / 1000 - age) * 2.5);
          }
        },
      });
    },
  };
}
