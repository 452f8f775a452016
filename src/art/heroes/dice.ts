import type { Point } from '../shape.ts';
import { oval, polygon, warp } from '../shape.ts';
import type { Hero, Tone } from './hero.ts';
import { face, mark } from './hero.ts';

const top: Point = [50, 7];
const left: Point = [11, 28];
const right: Point = [89, 28];
const centre: Point = [50, 49];
const bottom: Point = [50, 94];

/** A pip lies on a face: the face is spanned by two edges from a corner, u and v run 0 to 1. */
function pip(corner: Point, alongU: Point, alongV: Point, u: number, v: number, radius: number) {
  return warp(oval(u * 100, v * 100, radius, radius), (x, y) => [
    corner[0] + ((alongU[0] - corner[0]) * x + (alongV[0] - corner[0]) * y) / 100,
    corner[1] + ((alongU[1] - corner[1]) * x + (alongV[1] - corner[1]) * y) / 100,
  ]);
}

const onTop = (tone: Tone, u: number, v: number) => mark(tone, pip(left, top, centre, u, v, 17));
const onLeft = (u: number, v: number) => mark('light', pip(left, centre, [11, 73], u, v, 11.5));
const onRight = (u: number, v: number) => mark('light', pip(centre, right, bottom, u, v, 11.5));

export const dice: Hero = {
  hue: 25,
  parts: [
    face('light', polygon(left, top, right, centre)),
    face('mid', polygon(left, centre, bottom, [11, 73])),
    face('deep', polygon(centre, right, [89, 73], bottom)),
    onTop('mid', 0.5, 0.5),
    ...[0.25, 0.5, 0.75].map((along) => onLeft(along, along)),
    ...(
      [
        [0.27, 0.27],
        [0.73, 0.27],
        [0.27, 0.73],
        [0.73, 0.73],
      ] as const
    ).map(([u, v]) => onRight(u, v)),
  ],
};
