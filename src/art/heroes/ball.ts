import { at, disc, polar, polygon, polyline } from '../shape.ts';
import type { Hero } from './hero.ts';
import { face, line, mark } from './hero.ts';

const radius = 43;
const axes = [0, 72, 144, 216, 288].map((angle) => angle - 90);

/** One dark panel cut by the rim; its inner corner meets the seam from the middle panel. */
function rimPanel(axis: number): string {
  const corners = [
    polar(50, 50, 34, axis - 19),
    polar(50, 50, 28, axis),
    polar(50, 50, 34, axis + 19),
  ];
  const [toX, toY] = polar(50, 50, radius, axis - 17);
  const end = polar(50, 50, radius, axis + 17);
  return `${polyline([...corners, end])}A43 43 0 0 0 ${at(toX)} ${at(toY)}Z`;
}

export const ball: Hero = {
  hue: 140,
  parts: [
    face('light', disc(50, 50, radius)),
    mark('mid', polygon(...axes.map((axis) => polar(50, 50, 15, axis)))),
    mark('deep', ...axes.map(rimPanel)),
    line(
      2,
      ...axes.map((axis) => polyline([polar(50, 50, 15, axis), polar(50, 50, 28, axis)])),
      ...axes.map((axis) => polyline([polar(50, 50, 34, axis + 19), polar(50, 50, 34, axis + 53)])),
    ),
    line(2, disc(50, 50, radius)),
  ],
};
