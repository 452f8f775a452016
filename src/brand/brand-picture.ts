import { drawBanner } from '#art/banner.ts';
import { heroOf } from '#art/hero-of.ts';
import { isHeroName } from '#art/heroes/catalogue.ts';
import { drawIcon } from '#art/icon.ts';
import { drawLogoMark } from '#art/logo.ts';
import { drawPortrait } from '#art/portrait.ts';
import { type RankName, ranks } from '#art/ranks.ts';
import { drawSymbol } from '#art/symbol.ts';
import { drawTile } from '#art/tile.ts';
import { drawnHero } from './hero-drawing.ts';
import type { BannerSlide, SchemeName, SitePlan } from './site-plan.ts';

export const PICTURE_KINDS = ['tile', 'banner', 'symbol', 'logo', 'icon', 'portrait'] as const;
export type PictureKind = (typeof PICTURE_KINDS)[number];

/** The name of a portrait: 128 bits in hex. */
const PORTRAIT_SEED = /^[0-9a-f]{32}$/;

/** Pixels the home page asks for. */
export const BANNER_SIZES = {
  wide: { width: 1440, height: 560 },
  tall: { width: 780, height: 720 },
} as const;

/**
 * What the pictures of a plan are drawn with. Equal styles draw equal pictures, but for banners,
 * whose figure is the slide's.
 */
export function pictureStyle({ theme }: Pick<SitePlan, 'theme'>, scheme: SchemeName) {
  return { recipe: theme.recipe, palette: theme.tokens[scheme], scheme } as const;
}

/** The scheme of pictures that do not follow the page's: what a brand that leaves it open looks like by day. */
export function ownScheme({
  theme,
}: {
  readonly theme: Pick<SitePlan['theme'], 'defaultScheme'>;
}): SchemeName {
  return theme.defaultScheme === 'dark' ? 'dark' : 'light';
}

/** Drawings on a game's tile, by name; a title without them has what its code says. */
export interface GamePicture {
  readonly hero: string;
  readonly companion: string;
}

/**
 * Draws a picture of a brand as SVG: a game's tile by its code, a banner as `<slide>-wide` or
 * `<slide>-tall` (or `hero-<figure>-wide`, whatever the slides), a slot's symbol as `gem`, `wild-lantern`, `scatter-moon` or `ten`, the logo mark,
 * the icon, and a player's portrait by its seed. Null when the plan has no such picture.
 */
export function drawBrandPicture(
  plan: SitePlan,
  kind: PictureKind,
  name: string,
  scheme: SchemeName = ownScheme(plan),
  gamePicture: GamePicture | null = null,
): string | null {
  const style = pictureStyle(plan, scheme);
  const seed = plan.brand;
  switch (kind) {
    case 'tile':
      return drawTile({
        ...style,
        gameCode: name,
        hero: heroOf(name, gamePicture?.hero),
        companion: heroNamed(gamePicture?.companion),
      });
    case 'banner':
      return drawSlide(plan, name, style);
    case 'symbol':
      return drawSlotSymbol(name, style);
    case 'logo':
      return drawLogoMark({ ...style, seed });
    case 'icon':
      return drawIcon({ ...style, seed });
    case 'portrait':
      return PORTRAIT_SEED.test(name) ? drawPortrait({ ...style, seed: name }) : null;
  }
}

const heroNamed = (name: string | undefined) =>
  name !== undefined && isHeroName(name) ? name : undefined;

type PictureStyle = ReturnType<typeof pictureStyle>;

function drawSlide(plan: SitePlan, name: string, style: PictureStyle): string | null {
  const [, slideId = '', shape = ''] = /^(.+)-(wide|tall)$/.exec(name) ?? [];
  const slide = plan.home.blocks
    .flatMap((block) => (block.kind === 'bannerCarousel' ? block.slides : []))
    .find(({ id }) => id === slideId);
  const hero = slide === undefined ? drawnHero(slideId) : heroOfSlide(slide);
  if (hero === null || (slide === undefined && !isHeroName(hero))) return null;
  return drawBanner({
    ...style,
    ...(shape === 'wide' ? BANNER_SIZES.wide : BANNER_SIZES.tall),
    seed: slideId,
    hero: isHeroName(hero) ? hero : 'gem',
  });
}

function heroOfSlide({ picture }: BannerSlide): string | null {
  return picture.kind === 'art' ? picture.hero : null;
}

function drawSlotSymbol(name: string, style: PictureStyle): string | null {
  const [, role, figure = ''] = /^(?:(wild|scatter)-)?([a-z]+)$/.exec(name) ?? [];
  if (!isHeroName(figure) && !isRankName(figure)) return null;
  return drawSymbol({
    ...style,
    hero: figure,
    role: role === 'wild' || role === 'scatter' ? role : 'plain',
  });
}

function isRankName(name: string): name is RankName {
  return Object.hasOwn(ranks, name);
}
