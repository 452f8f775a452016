import { sha256Hex } from '../../platform/signature.ts';
import type { RasterFormat } from '../../platform/raster-format.ts';

/** Raised when the settings below change, since they change what is made from the same drawing. */
const ENCODING = 2;

export interface RasterRequest {
  /** The drawing, whose text is the whole of what the picture depends on. */
  readonly svg: string;
  /** Pixels across. */
  readonly width: number;
  readonly format: RasterFormat;
}

/**
 * Names a rasterised picture by all that goes into it. The drawing's text stands for the version of
 * the art, recipe, hero, colours and scheme: none of them can change without it.
 */
export function rasterName({ svg, width, format }: RasterRequest): string {
  return `${sha256Hex(`${ENCODING}|${width}|${format}|${svg}`).slice(0, 32)}.${format}`;
}

/** From here on a picture is for screens of two dots a pixel, which hide what is left out. */
const FINE_PX = 600;

/**
 * Turns a drawing into a picture: about 60 ms for a tile 300 wide, 180 ms at 600. One thread only,
 * and the library is loaded when first needed: a start and bets come before pictures.
 */
export async function rasterise({ svg, width, format }: RasterRequest): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  const drawing = sharp(Buffer.from(svg), { density: densityFor(svg, width) }).resize({ width });
  const fine = width >= FINE_PX;
  return format === 'avif'
    ? drawing.avif({ quality: fine ? 44 : 52, effort: 2 }).toBuffer()
    : drawing.webp({ quality: fine ? 72 : 80 }).toBuffer();
}

/** Dots per inch at which the drawing has that width, so that it is drawn at its size and not stretched. */
function densityFor(svg: string, width: number): number {
  const drawn = Number(/\bwidth="(\d+)/.exec(svg)?.[1] ?? width);
  return Math.min(2400, Math.max(1, (72 * width) / drawn));
}
