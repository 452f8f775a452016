import type { KnownHeroName } from './heroes/catalogue.ts';
import { prepareJob } from './job.ts';
import { recipes } from './recipes/catalogue.ts';
import { picture } from './svg.ts';
import type { Box, HeroInks, Job, Palette, RecipeName, Scheme } from './types.ts';

export interface TileRequest {
  readonly gameCode: string;
  readonly hero: KnownHeroName;
  readonly recipe: RecipeName;
  readonly palette: Palette;
  readonly scheme: Scheme;
}

export const tileWidth = 300;
export const tileHeight = 400;

/** Position of the HTML title, in tile units: two lines at 30 units fit. */
export const tilePlate: Box = { x: 20, y: 314, width: 260, height: 70 };

function tileJob({ gameCode, ...rest }: TileRequest): Job {
  const scene = {
    width: tileWidth,
    height: tileHeight,
    focus: { x: 150, y: 168, r: 82 },
    plate: tilePlate,
  };
  return prepareJob({ kind: 'tile', seed: gameCode, scene, ...rest });
}

/** A portrait 300 x 400 tile as one SVG document; the title is HTML laid over `tilePlate`. */
export function drawTile(request: TileRequest): string {
  return picture(tileWidth, tileHeight, recipes[request.recipe].scene(tileJob(request)));
}

export interface TileColours {
  readonly hero: HeroInks;
  /** Colour for the HTML title and the colour it will lie on. */
  readonly title: { readonly ink: string; readonly behind: string };
}

/**
 * The colours `drawTile` uses.
 * @internal Tests measure the contrast.
 */
export function tileColours(request: TileRequest): TileColours {
  const job = tileJob(request);
  const recipe = recipes[request.recipe];
  return { hero: recipe.heroInks(job), title: recipe.titleInks(job) };
}
