import type { OverlayOptions } from 'sharp';
import type { CardName, ShareCard } from '#brand/share-card.ts';
import { escapeHtml } from '../../platform/escape-html.ts';
import { sha256Hex } from '../../platform/signature.ts';
import type { Faces } from './faces.ts';

/** Raised when the settings below change. */
const ENCODING = 1;
const QUALITY = 82;
/** What every bundled face has: anything else could come out as boxes. */
const IN_EVERY_FACE = /^[\u0020-\u007e\u00a0-\u00ff]+$/;
/** Points the text library sets by itself, before it makes the line fit. */
const POINTS = 12;
/** What it counts letter spacing in. */
const PARTS_OF_A_POINT = 1024;

/** Names a card by all that goes into it. */
export function cardFile({ svg, name }: ShareCard): string {
  return `${sha256Hex(`card ${ENCODING}|${JSON.stringify(name)}|${svg}`).slice(0, 32)}.jpg`;
}

/** The drawing with the name on it, as JPEG: not everybody who shows links reads newer formats. */
export async function rasteriseCard({ svg, name }: ShareCard, faces: Faces): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp(Buffer.from(svg))
    .composite(await written(name, faces))
    .flatten()
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer();
}

/**
 * The name in the brand's own face. Nothing where its letters or its face are not bundled: better
 * no name than one in whatever font the machine happens to have.
 */
async function written(name: CardName, faces: Faces): Promise<OverlayOptions[]> {
  const { text, family, weight, ink, letterSpacingEm, box } = name;
  const face = IN_EVERY_FACE.test(text) ? await faces(family, weight) : null;
  if (face === null) return [];
  const attributes = {
    font_family: face.family,
    foreground: ink,
    letter_spacing: String(Math.round(letterSpacingEm * POINTS * PARTS_OF_A_POINT)),
  };
  const look = Object.entries(attributes).map(([key, value]) => `${key}="${escapeHtml(value)}"`);
  const line = {
    text: `<span ${look.join(' ')}>${escapeHtml(text)}</span>`,
    fontfile: face.file,
    width: Math.round(box.width),
    height: Math.round(box.height),
    rgba: true,
  };
  return [{ input: { text: line }, left: Math.round(box.x), top: Math.round(box.y) }];
}
