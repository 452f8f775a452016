import type { Random } from '../seed.ts';
import type { Point } from '../shape.ts';
import { at, smooth } from '../shape.ts';

interface Ridge {
  /** Closed outline down to the bottom of the canvas. */
  readonly d: string;
  /** Height of the crest at x, to place objects on. */
  readonly crest: (x: number) => number;
}

interface RidgeShape {
  readonly width: number;
  readonly height: number;
  /** Mean height of the crest, and how far it swings, in canvas units. */
  readonly base: number;
  readonly swing: number;
  /** Length of the longest wave, in canvas units. */
  readonly wave: number;
}

/** A rolling crest: two sines of unrelated length, so no two canvases repeat. */
export function rollRidge(random: Random, shape: RidgeShape): Ridge {
  const { width, height, base, swing, wave } = shape;
  const [first, second] = [random.between(0, 6.28), random.between(0, 6.28)];
  const crest = (x: number): number =>
    base +
    swing * 0.72 * Math.sin((x / wave) * 6.28 + first) +
    swing * 0.34 * Math.sin((x / wave) * 15.1 + second);
  const count = Math.max(6, Math.round(width / (wave / 5)));
  const points: Point[] = Array.from({ length: count + 1 }, (_, step) => {
    const x = -20 + ((width + 40) * step) / count;
    return [x, crest(x)];
  });
  const end = at(height + 30);
  return { d: `${smooth(points)}L${at(width + 20)} ${end}L-20 ${end}Z`, crest };
}
