import { PICTURE_WIDTHS } from '#brand/picture-width.ts';
import { BANNER_SIZES } from '#brand/brand-picture.ts';
import { RASTER_FORMATS, type RasterFormat } from '../../platform/raster-format.ts';
import { checkPictureFile } from '../../platform/check-picture-file.ts';
import { Problem } from '../../platform/problem.ts';

export interface BannerPictureFile {
  readonly shape: 'tall' | 'wide';
  readonly width: number;
  readonly format: RasterFormat;
  readonly bytes: Buffer;
}

/** A small file may unfold into more memory than a node has. */
const MAX_PIXELS = 24_000_000;
/** Below this it would be stretched beyond what an eye forgives. */
const MIN_SIDE = 360;

/**
 * Makes a picture anew in every size that pages ask for: of what came, metadata and whatever is
 * hidden behind the picture included, nothing is kept.
 * @throws Problem INVALID_PICTURE
 */
export async function makeBannerPicture(file: Buffer): Promise<readonly BannerPictureFile[]> {
  checkPictureFile(file);
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  try {
    // What the file says of itself: nothing is unfolded for it.
    const { width, height } = await sharp(file, { limitInputPixels: false }).metadata();
    if (width * height > MAX_PIXELS) {
      throw refusal('PICTURE_TOO_MANY_PIXELS', { max: MAX_PIXELS / 1_000_000 });
    }
    if (Math.min(width, height) < MIN_SIDE) throw refusal('PICTURE_TOO_SMALL');
    // Decoded once, and no larger than the largest size needs.
    const { data, info } = await sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .rotate()
      .resize({ ...BASE, fit: 'outside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const raw = { width: info.width, height: info.height, channels: info.channels };
    const open = () => sharp(data, { raw });
    const made: BannerPictureFile[] = [];
    for (const shape of ['tall', 'wide'] as const) {
      const { width: across, height: down } = BANNER_SIZES[shape];
      for (const size of PICTURE_WIDTHS[shape]) {
        const cut = open().resize(size, Math.round((size * down) / across), {
          fit: 'cover',
          position: 'attention',
        });
        for (const format of RASTER_FORMATS) {
          const bytes = await (
            format === 'avif'
              ? cut.clone().avif({ quality: 50, effort: 2 })
              : cut.clone().webp({ quality: 76 })
          ).toBuffer();
          made.push({ shape, width: size, format, bytes });
        }
      }
    }
    return made;
  } catch (error) {
    throw error instanceof Problem ? error : refusal('NO_PICTURE');
  }
}

/** Covers both shapes at their largest. */
const BASE = {
  width: Math.max(BANNER_SIZES.tall.width, BANNER_SIZES.wide.width),
  height: Math.max(BANNER_SIZES.tall.height, BANNER_SIZES.wide.height),
} as const;

type Refusal = 'PICTURE_TOO_MANY_PIXELS' | 'PICTURE_TOO_SMALL' | 'NO_PICTURE';

function refusal(code: Refusal, params: Readonly<Record<string, number>> = {}): Problem {
  return new Problem('INVALID_PICTURE', { fields: { '/file': { code, params } } });
}
