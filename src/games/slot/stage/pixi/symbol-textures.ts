import { Texture } from 'pixi.js';
import type { Drawings } from '../load-drawings.ts';

/** A symbol at rest, and blurred in motion. */
export interface SymbolTextures {
  readonly clear: Texture;
  /** Made when it is first asked for, or once the browser has nothing else to do. */
  readonly blurred: Texture;
  destroy(): void;
}

export type TextureSet = ReadonlyMap<string, SymbolTextures>;

/** Height of the blurred picture, in heights of the clear one. */
export const BLUR_STRETCH = 1.8;
const BLUR_TAPS = 28;

/** Textures of a size in device pixels. Destroy the old set when a new one takes its place. */
export function createTextures(pictures: Drawings, pixels: number, ink: string): TextureSet {
  return new Map(
    [...pictures].map(([symbol, image]) => {
      const clear = canvasOf(pixels, pixels);
      if (image === null) drawLetter(clear, symbol, ink);
      else contextOf(clear).drawImage(image, 0, 0, pixels, pixels);
      return [symbol, texturesOf(clear)];
    }),
  );
}

export function destroyTextures(textures: TextureSet): void {
  for (const texture of textures.values()) texture.destroy();
}

/** Blurring costs as much as all the rest of opening a game, and the first turn comes later. */
function texturesOf(canvas: HTMLCanvasElement): SymbolTextures {
  const clear = Texture.from(canvas);
  let made: Texture | null = null;
  let isDestroyed = false;
  const blur = (): Texture => (made ??= Texture.from(smear(canvas)));
  whenIdle(() => {
    if (!isDestroyed) blur();
  });
  return {
    clear,
    get blurred() {
      return blur();
    },
    destroy() {
      isDestroyed = true;
      clear.destroy(true);
      made?.destroy(true);
    },
  };
}

function whenIdle(work: () => void): void {
  // Safari has no idle callback.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work);
  else setTimeout(work, 200);
}

/** The picture averaged over a stretch of its way: what the eye sees of a turning reel. */
function smear(clear: HTMLCanvasElement): HTMLCanvasElement {
  const { width, height } = clear;
  const canvas = canvasOf(width, Math.round(height * BLUR_STRETCH));
  const context = contextOf(canvas);
  const reach = canvas.height - height;
  // Added up, colour and cover alike: a plain average.
  context.globalCompositeOperation = 'lighter';
  context.globalAlpha = 1 / BLUR_TAPS;
  for (let tap = 0; tap < BLUR_TAPS; tap += 1) {
    context.drawImage(clear, 0, (reach * tap) / (BLUR_TAPS - 1));
  }
  return canvas;
}

function drawLetter(canvas: HTMLCanvasElement, symbol: string, ink: string): void {
  const context = contextOf(canvas);
  context.fillStyle = ink;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.font = `700 ${canvas.width / Math.max(2, symbol.length * 0.8)}px sans-serif`;
  context.fillText(symbol, canvas.width / 2, canvas.height / 2);
}

export function canvasOf(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, width);
  canvas.height = Math.max(1, height);
  return canvas;
}

export function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no 2d context');
  return context;
}
