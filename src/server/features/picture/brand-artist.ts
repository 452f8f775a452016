import { LRUCache } from 'lru-cache';
import {
  drawBrandPicture,
  type GamePicture,
  ownScheme,
  PICTURE_KINDS,
  type PictureKind,
} from '#brand/brand-picture.ts';
import type { SchemeName, SitePlan } from '#brand/site-plan.ts';

/** Characters of SVG: some thousands of pictures, drawn in a millisecond or two each. */
const MAX_CACHED = 24_000_000;

/** What pictures need of a live brand; the composition root hands it in. */
export interface PictureBrand {
  /** Names the brand's revision in addresses. */
  readonly hash: string;
  /** As any visitor gets it: pictures are the same for everybody. */
  readonly plan: () => SitePlan;
}

export interface PictureName {
  readonly brand: string;
  readonly kind: string;
  readonly name: string;
  /** Null: the brand's own. */
  readonly scheme: string | null;
}

export interface DrawnPicture {
  readonly svg: string;
  /** The revision it was drawn from, which may be newer than the address that was asked for. */
  readonly hash: string;
}

/** The SVG of what a brand's live plan names, or null when there is no such picture. */
export type Artist = (picture: PictureName) => DrawnPicture | null;

/** @param deps `pictureOf`: what a title's tile shows; undefined: no title has that code, and no tile is drawn */
export function brandArtist({
  brandOf,
  pictureOf,
}: {
  brandOf: (id: string) => PictureBrand | null;
  pictureOf: (code: string) => GamePicture | null | undefined;
}): Artist {
  const drawn = new LRUCache<string, string>({
    maxSize: MAX_CACHED,
    sizeCalculation: (svg) => Math.max(1, svg.length),
  });
  return ({ brand: id, kind, name, scheme: asked }) => {
    const brand = brandOf(id);
    if (brand === null || !isKind(kind)) return null;
    const gamePicture = kind === 'tile' ? pictureOf(name) : null;
    if (gamePicture === undefined) return null;
    if (asked !== null && asked !== 'light' && asked !== 'dark') return null;
    const { hash } = brand;
    const key = [id, hash, kind, asked, name].join('/');
    const known = drawn.get(key);
    if (known !== undefined) return { svg: known, hash };
    const plan = brand.plan();
    const scheme: SchemeName = asked ?? ownScheme(plan);
    const svg = drawBrandPicture(plan, kind, name, scheme, gamePicture);
    if (svg === null) return null;
    // There is no limit to portrait names: cached ones would evict the tiles.
    if (kind !== 'portrait') drawn.set(key, svg);
    return { svg, hash };
  };
}

function isKind(kind: string): kind is PictureKind {
  return (PICTURE_KINDS as readonly string[]).includes(kind);
}
