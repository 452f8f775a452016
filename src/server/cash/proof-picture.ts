import { Problem } from '../platform/problem.ts';

/** The specification's limits of what players upload. */
const MAX_BYTES = 5_000_000;
/** A small file may unfold into more memory than a node has. */
const MAX_PIXELS = 40_000_000;
/** Every word of a bank's receipt can be read at this. */
const LONGEST_SIDE = 2_000;

const SIGNATURES = {
  png: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  jpeg: Buffer.from([0xff, 0xd8, 0xff]),
} as const;

/**
 * Draws a PNG or JPEG picture that a player sent again, as WebP: nothing of the file itself is kept,
 * its metadata and what may be hidden behind the picture included.
 * @throws Problem INVALID_PICTURE
 */
export async function redrawProof(file: Buffer): Promise<Buffer> {
  if (file.length > MAX_BYTES) throw refusal('PICTURE_TOO_LARGE');
  const isKnown = Object.values(SIGNATURES).some(
    (signature) => file.subarray(0, signature.length).compare(signature) === 0,
  );
  if (!isKnown) throw refusal('NO_PICTURE');
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  try {
    const { width, height } = await sharp(file, { limitInputPixels: false }).metadata();
    if (width * height > MAX_PIXELS) {
      throw refusal('PICTURE_TOO_MANY_PIXELS', { max: MAX_PIXELS / 1_000_000 });
    }
    return await sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .rotate()
      .resize({
        width: LONGEST_SIDE,
        height: LONGEST_SIDE,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .toColourspace('srgb')
      .webp({ quality: 80 })
      .toBuffer();
  } catch (error) {
    throw error instanceof Problem ? error : refusal('NO_PICTURE');
  }
}

type Refusal = 'PICTURE_TOO_LARGE' | 'PICTURE_TOO_MANY_PIXELS' | 'NO_PICTURE';

function refusal(code: Refusal, params: Readonly<Record<string, number>> = {}): Problem {
  return new Problem('INVALID_PICTURE', { fields: { '/file': { code, params } } });
}
