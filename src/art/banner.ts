import type { KnownHeroName } from './heroes/catalogue.ts';
import { prepareJob } from './job.ts';
import { recipes } from './recipes/catalogue.ts';
import type { TitleInks } from './recipes/recipe.ts';
import { picture } from './svg.ts';
import type { Box, Job, Palette, RecipeName, Scene, Scheme } from './types.ts';

export interface BannerRequest {
  readonly seed: string;
  readonly hero: KnownHeroName;
  readonly recipe: RecipeName;
  readonly palette: Palette;
  readonly scheme: Scheme;
  /** Canvas in pixels, 200 to 4000: 1440 x 560 and 780 x 720 are the sizes the home page asks for. */
  readonly width: number;
  readonly height: number;
}

const smallest = 200;
const largest = 4000;

/**
 * Wide canvases keep the left half free for words, others the bottom. Widths between the two
 * home-page sizes get the arrangement whose free area is larger.
 */
export function bannerScene(width: number, height: number): Scene & { readonly plate: Box } {
  for (const side of [width, height]) {
    if (!(side >= smallest && side <= largest)) {
      throw new RangeError(`a banner side must be ${smallest} to ${largest}, not ${side}`);
    }
  }
  if (width / height >= 1.5) {
    return {
      width,
      height,
      focus: { x: width - height * 0.66, y: height * 0.47, r: height * 0.27 },
      plate: { x: 0, y: 0, width: Math.min(width * 0.52, width - height * 1.12), height },
    };
  }
  const top = height * 0.64;
  return {
    width,
    height,
    focus: { x: width / 2, y: height * 0.36, r: Math.min(height * 0.2, width * 0.26) },
    plate: { x: width * 0.05, y: top, width: width * 0.9, height: height - top - height * 0.04 },
  };
}

function bannerJob({ width, height, ...rest }: BannerRequest): Job {
  return prepareJob({ kind: 'banner', scene: bannerScene(width, height), ...rest });
}

/** A banner background; its words are HTML over `bannerScene(...).plate`, one per language. */
export function drawBanner(request: BannerRequest): string {
  const { width, height, recipe } = request;
  return picture(width, height, recipes[recipe].scene(bannerJob(request)));
}

/**
 * The colour for words on the banner, and the colour they will lie on.
 * @internal Tests measure the contrast.
 */
export function bannerColours(request: BannerRequest): TitleInks {
  return recipes[request.recipe].titleInks(bannerJob(request));
}
