import { Texture } from 'pixi.js';
import type { SlotLook } from '../slot-look.ts';

/** A symbol at rest, and blurred in motion. */
export interface SymbolTextures {
  readonly clear: Texture;
  readonly blurred: Texture;
}

export type TextureSet = ReadonlyMap<string, SymbolTextures>;

/** Height of the blurred picture, in heights of the clear one. */
export const BLUR_STRETCH = 1.8;
const BLUR_TAPS = 28;

/**
 * Loads the drawings once, in one request; their size is chosen when textures are made. Never rejects:
 * a letter in the place of a missing picture keeps the game playable.
 */
export async function loadPictures(
  { codes, pictureOf }: Pick<SlotLook, 'codes' | 'pictureOf'>,
  sheetOf: (names: readonly string[]) => string,
): Promise<ReadonlyMap<string, HTMLImageElement | null>> {
  const drawings = await fetchDrawings(sheetOf(codes.map((code) => pictureOf(code) ?? '')));
  const loaded = codes.map(
    async (code) => [code, await decode(drawings[pictureOf(code) ?? ''])] as const,
  );
  return new Map(await Promise.all(loaded));
}

async function fetchDrawings(address: string): Promise<Readonly<Record<string, string>>> {
  try {
    const answer = await fetch(address);
    return answer.ok ? ((await answer.json()) as Record<string, string>) : {};
  } catch {
    return {};
  }
}

async function decode(svg: string | undefined): Promise<HTMLImageElement | null> {
  if (svg === undefined) return null;
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
    return image;
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Textures of a size in device pixels. Destroy the old set when a new one takes its place. */
export function createTextures(
  pictures: ReadonlyMap<string, HTMLImageElement | null>,
  pixels: number,
  ink: string,
): TextureSet {
  return new Map(
    [...pictures].map(([symbol, image]) => {
      const clear = canvasOf(pixels, pixels);
      if (image === null) drawLetter(clear, symbol, ink);
      else contextOf(clear).drawImage(image, 0, 0, pixels, pixels);
      return [symbol, { clear: Texture.from(clear), blurred: Texture.from(smear(clear)) }];
    }),
  );
}

export function destroyTextures(textures: TextureSet): void {
  for (const { clear, blurred } of textures.values()) {
    clear.destroy(true);
    blurred.destroy(true);
  }
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
