import { Texture } from 'pixi.js';
import { canvasOf, contextOf } from './symbol-textures.ts';

/** Light as textures in white, to be tinted. */
export interface LightTextures {
  /** A soft disc. */
  readonly halo: Texture;
  /** Rays from the middle. */
  readonly rays: Texture;
  /** A column of light, brightest at its sides. */
  readonly column: Texture;
  /** A thin ring. */
  readonly ring: Texture;
}

const SIZE = 256;
const RAYS = 12;

export function createLight(): LightTextures {
  return {
    halo: paint(SIZE, SIZE, (context) => {
      context.fillStyle = fading(context, [0.95, 0.55, 0.16, 0]);
      context.fillRect(0, 0, SIZE, SIZE);
    }),
    rays: paint(SIZE, SIZE, (context) => {
      context.fillStyle = fading(context, [0, 0.85, 0.35, 0]);
      context.translate(SIZE / 2, SIZE / 2);
      for (let ray = 0; ray < RAYS; ray += 1) {
        context.rotate((2 * Math.PI) / RAYS);
        context.beginPath();
        context.moveTo(0, 0);
        context.lineTo(SIZE / 2, -SIZE * 0.055);
        context.lineTo(SIZE / 2, SIZE * 0.055);
        context.fill();
      }
    }),
    column: paint(64, 128, (context) => {
      context.fillStyle = stops(context.createLinearGradient(0, 0, 64, 0), [
        [0, 0.9],
        [0.16, 0.34],
        [0.5, 0.14],
        [0.84, 0.34],
        [1, 0.9],
      ]);
      context.fillRect(0, 0, 64, 128);
      // Fades out at head and foot, so that it has no corners.
      context.globalCompositeOperation = 'destination-in';
      context.fillStyle = stops(context.createLinearGradient(0, 0, 0, 128), [
        [0, 0],
        [0.14, 1],
        [0.86, 1],
        [1, 0],
      ]);
      context.fillRect(0, 0, 64, 128);
    }),
    ring: paint(SIZE, SIZE, (context) => {
      context.strokeStyle = '#fff';
      context.lineWidth = 7;
      context.beginPath();
      context.arc(SIZE / 2, SIZE / 2, SIZE / 2 - 6, 0, 2 * Math.PI);
      context.stroke();
    }),
  };
}

export function destroyLight(light: LightTextures): void {
  for (const texture of [light.halo, light.rays, light.column, light.ring]) texture.destroy(true);
}

function paint(
  width: number,
  height: number,
  draw: (context: CanvasRenderingContext2D) => void,
): Texture {
  const canvas = canvasOf(width, height);
  draw(contextOf(canvas));
  return Texture.from(canvas);
}

function fading(context: CanvasRenderingContext2D, alphas: readonly number[]): CanvasGradient {
  const middle = SIZE / 2;
  return stops(
    context.createRadialGradient(middle, middle, 0, middle, middle, middle),
    alphas.map((alpha, index) => [index / (alphas.length - 1), alpha] as const),
  );
}

function stops(
  gradient: CanvasGradient,
  list: readonly (readonly [at: number, alpha: number])[],
): CanvasGradient {
  for (const [at, alpha] of list) gradient.addColorStop(at, `rgb(255 255 255 / ${alpha})`);
  return gradient;
}
