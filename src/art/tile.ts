import type { KnownHeroName } from './heroes/catalogue.ts';
import { prepareJob } from './job.ts';
import { recipes } from './recipes/catalogue.ts';
import { el, picture } from './svg.ts';
import { symbolSize } from './symbols/symbol-job.ts';
import { paintSymbol } from './symbol.ts';
import type { Box, HeroInks, Job, Palette, RecipeName, Scheme } from './types.ts';

export interface TileRequest {
  readonly gameCode: string;
  readonly hero: KnownHeroName;
  /** A second, smaller drawing at its side. */
  readonly companion?: KnownHeroName | undefined;
  readonly recipe: RecipeName;
  readonly palette: Palette;
  readonly scheme: Scheme;
}

export const tileWidth = 300;
export const tileHeight = 400;

/** Position of the HTML title, in tile units: two lines at 30 units fit. */
export const tilePlate: Box = { x: 20, y: 314, width: 260, height: 70 };

function tileJob({ gameCode, companion: _companion, ...rest }: TileRequest): Job {
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
  const scene = recipes[request.recipe].scene(tileJob(request));
  return picture(tileWidth, tileHeight, scene + companionOf(request));
}

/** Middle and side of the companion: beside the hero and above the title. */
const COMPANION = { x: 222, y: 238, size: 92 } as const;

function companionOf({ companion, recipe, palette, scheme }: TileRequest): string {
  if (companion === undefined) return '';
  const { x, y, size } = COMPANION;
  const move = `translate(${x - size / 2} ${y - size / 2}) scale(${size / symbolSize})`;
  return el('g', { transform: move }, paintSymbol({ hero: companion, recipe, palette, scheme }));
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
