import { cleanSvg } from '#brand/checks/registry/clean-svg.ts';
import { refusalDetail, svgFaults } from '#brand/checks/registry/svg-faults.ts';
import { decodeText } from '#brand/decode-text.ts';
import { checkPictureFile } from '../../platform/check-picture-file.ts';
import { Problem } from '../../platform/problem.ts';
import { sha256Hex } from '../../platform/signature.ts';

/** A picture as it is kept and served. */
export interface MadeAsset {
  readonly mediaType: 'image/svg+xml' | 'image/webp';
  readonly bytes: Buffer;
  /** Pixels; 0: a drawing without a size. */
  readonly width: number;
  readonly height: number;
}

/** A drawing by hand; the checks of the brands folder bound it alike. */
const MAX_SVG_BYTES = 100_000;
/** A small file may unfold into more memory than a node has. */
const MAX_PIXELS = 24_000_000;
/** No page shows a picture of a brand larger. */
const MAX_SIDE = 2048;

/** Whether a file is a drawing; its first bytes decide, and never its name. */
export function isDrawing(file: Buffer): boolean {
  return /^\uFEFF?\s*(<\?xml[^>]*\?>\s*)?(<!--|<!DOCTYPE|<svg)/i.test(
    file.subarray(0, 1024).toString('utf8'),
  );
}

/**
 * An SVG without the data of drawing programs, or every reason why it is not shown.
 * @throws Problem INVALID_PICTURE
 */
export function drawingOf(file: Buffer): MadeAsset {
  const decoded = decodeText(file);
  if (!decoded.ok)
    throw refusal('DRAWING_REFUSED', { detail: `not UTF-8 at line ${decoded.line}` });
  const text = cleanSvg(decoded.text);
  const faults = svgFaults(text, MAX_SVG_BYTES);
  if (faults.length > 0) throw refusal('DRAWING_REFUSED', { detail: refusalDetail(faults) });
  const viewBox = /viewBox\s*=\s*["']\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)/.exec(
    text,
  );
  const side = (value: string | undefined) => Math.min(8192, Math.round(Number(value ?? 0)) || 0);
  return {
    mediaType: 'image/svg+xml',
    bytes: text === decoded.text ? file : Buffer.from(text),
    width: side(viewBox?.[1]),
    height: side(viewBox?.[2]),
  };
}

/**
 * A photograph drawn anew as WebP: of what came, metadata and whatever is hidden behind the picture
 * included, nothing is kept. Runs in the picture process.
 * @throws Problem INVALID_PICTURE
 */
export async function makeAsset(file: Buffer): Promise<MadeAsset> {
  checkPictureFile(file);
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  try {
    const { width, height } = await sharp(file, { limitInputPixels: false }).metadata();
    if (width * height > MAX_PIXELS) {
      throw refusal('PICTURE_TOO_MANY_PIXELS', { max: MAX_PIXELS / 1_000_000 });
    }
    const { data, info } = await sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .rotate()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .webp({ quality: 84, alphaQuality: 90 })
      .toBuffer({ resolveWithObject: true });
    return { mediaType: 'image/webp', bytes: data, width: info.width, height: info.height };
  } catch (error) {
    throw error instanceof Problem ? error : refusal('NO_PICTURE');
  }
}

function refusal(code: string, params: Readonly<Record<string, string | number>> = {}): Problem {
  return new Problem('INVALID_PICTURE', { fields: { '/file': { code, params } } });
}

/** `logo-1a2b3c4d5e6f.webp`: a word a person knows it by, and the checksum of what was uploaded. */
export function assetFileName(uploadedAs: string, file: Buffer, asset: MadeAsset): string {
  const word = uploadedAs
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\.[a-z0-9]{1,5}$/, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 30);
  const ending = asset.mediaType === 'image/svg+xml' ? 'svg' : 'webp';
  return `${word === '' ? 'picture' : word}-${sha256Hex(file).slice(0, 12)}.${ending}`;
}
