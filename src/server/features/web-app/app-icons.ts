import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { ICON_SIDE, type WebAppBrand } from './web-app-brand.ts';

/** Three of each brand, for the brands of a busy node. */
const MAX_CACHED = 600;

/** The brand's icon as a PNG of this side. */
export type RasterIcon = (brand: WebAppBrand, side: number) => Promise<Buffer>;

/** Rasterises an icon once for each revision. */
export function rasterIcons(): RasterIcon {
  const cache = new LRUCache<string, Promise<Buffer>>({ max: MAX_CACHED });
  return (brand, side) => {
    const key = `${brand.id}/${brand.hash}/${side}`;
    const known = cache.get(key);
    if (known !== undefined) return known;
    const density = (72 * side) / ICON_SIDE;
    const drawn = sharp(Buffer.from(brand.icon), { density: Math.max(72, density) })
      .resize(side, side)
      .png({ compressionLevel: 9 })
      .toBuffer();
    cache.set(key, drawn);
    return drawn;
  };
}
