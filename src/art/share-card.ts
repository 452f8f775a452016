import { bannerScene } from './banner.ts';
import type { Hex } from './colour.ts';
import type { KnownHeroName } from './heroes/catalogue.ts';
import { prepareJob } from './job.ts';
import { emblemOf, type LogoRequest } from './logo.ts';
import { recipes } from './recipes/catalogue.ts';
import { el, picture } from './svg.ts';
import type { Box, Job } from './types.ts';

/** Pixels that those who show links ask for. */
export const shareCardSize = { width: 1200, height: 630 } as const;

const { width, height } = shareCardSize;
const scene = bannerScene(width, height);
const edge = 72;
const emblem = { x: edge, y: 132, side: 184 } as const;

/** Position of the brand's name, under its emblem. Drawings contain no text. */
export const shareCardName: Box = {
  x: edge,
  y: emblem.y + emblem.side + 36,
  // Some recipes end the plate in a curve or a point.
  width: scene.plate.width - edge - 56,
  height: 132,
};

export interface ShareCardRequest extends LogoRequest {
  readonly hero: KnownHeroName;
}

function cardJob(request: ShareCardRequest): Job {
  return prepareJob({ kind: 'share-card', scene, ...request });
}

/** Share picture of a brand: its emblem next to its figure, 1200 x 630. */
export function drawShareCard(request: ShareCardRequest): string {
  const { mark, ground } = emblemOf(request, 'share-card');
  const { x, y, side } = emblem;
  const inner = (side * 0.76) / 100;
  const margin = (side - inner * 100) / 2;
  return picture(
    width,
    height,
    recipes[request.recipe].scene(cardJob(request)),
    el('rect', { x, y, width: side, height: side, rx: side * 0.2, fill: ground }),
    el('g', { transform: `translate(${x + margin} ${y + margin}) scale(${inner})` }, mark),
  );
}

/** The colour for the name, and the colour it lies on. */
export function shareCardColours(request: ShareCardRequest): {
  readonly ink: Hex;
  readonly behind: Hex;
} {
  return recipes[request.recipe].titleInks(cardJob(request));
}
