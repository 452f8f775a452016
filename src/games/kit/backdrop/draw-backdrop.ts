import { heroOf } from '#art/hero-of.ts';
import { prepareJob } from '#art/job.ts';
import { recipes } from '#art/recipes/catalogue.ts';
import { picture } from '#art/svg.ts';
import type { Palette, RecipeName, Scene, Scheme } from '#art/types.ts';

export interface BackdropRequest {
  /** The game: seed and middle piece of the scene. */
  readonly code: string;
  /** Middle piece of the scene; left out: what the code says. */
  readonly hero?: string;
  readonly recipe: RecipeName;
  readonly palette: Palette;
  readonly scheme: Scheme;
  /** Pixels of the area behind everything. */
  readonly width: number;
  readonly height: number;
  /** The reels within that area: the scene's light comes from behind them. */
  readonly reels: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
}

export interface Backdrop {
  readonly svg: string;
  /** Text colour and its background, with readable contrast. */
  readonly ink: string;
  readonly board: string;
}

/** The scene's middle piece, as a share of the reels' smaller side: they must cover it. */
const FOCUS_SHARE = 0.38;

/**
 * The game's world in the brand's style: the scene of its tile, opened to the size of the window,
 * with its middle piece hidden behind the reels.
 */
export function drawBackdrop(request: BackdropRequest): Backdrop {
  const { width, height, reels, recipe } = request;
  const scene: Scene = {
    width,
    height,
    focus: {
      x: reels.x + reels.width / 2,
      y: reels.y + reels.height / 2,
      r: Math.min(reels.width, reels.height) * FOCUS_SHARE,
    },
    plate: undefined,
  };
  const { code, palette, scheme } = request;
  const hero = heroOf(code, request.hero);
  const job = prepareJob({ kind: 'stage', seed: code, hero, recipe, palette, scheme, scene });
  const style = recipes[recipe];
  const { ink, behind } = style.titleInks(job);
  return { svg: picture(width, height, style.scene(job)), ink, board: behind };
}
