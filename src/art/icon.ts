import type { LogoRequest } from './logo.ts';
import { emblemOf } from './logo.ts';
import { el, picture } from './svg.ts';

/** Side of the icon; a rasteriser scales it to 16 ... 512. */
export const iconSize = 512;

/**
 * Favicon and app icon: a full-bleed square. The mark keeps inside the middle 76%, so that a
 * platform may crop the square to a circle (the maskable safe zone is 80%).
 */
export function drawIcon(request: LogoRequest): string {
  const { mark, ground } = emblemOf(request, 'icon');
  const scale = (iconSize * 0.76) / 100;
  const edge = (iconSize - scale * 100) / 2;
  return picture(
    iconSize,
    iconSize,
    el('rect', { width: iconSize, height: iconSize, fill: ground }),
    el('g', { transform: `translate(${edge} ${edge}) scale(${scale})` }, mark),
  );
}
