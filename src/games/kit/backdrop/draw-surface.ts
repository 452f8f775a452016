import { lch, mix, readLch, standOut } from '#art/colour.ts';
import type { Hex } from '#art/colour.ts';
import { heroOf } from '#art/hero-of.ts';
import { prepareJob } from '#art/job.ts';
import { recipes } from '#art/recipes/catalogue.ts';
import { stops } from '#art/gradient.ts';
import { el, picture } from '#art/svg.ts';
import type { Job, Palette, RecipeName, Scene, Scheme } from '#art/types.ts';
import { tableEdge } from './table-edge.ts';

/** Ground of a play area: the brand's scenery, or a card table with its cloth. */
export type SurfaceKind = 'scenery' | 'table';

export interface SurfaceRequest {
  /** The game: seed of the picture. */
  readonly code: string;
  readonly kind: SurfaceKind;
  readonly recipe: RecipeName;
  readonly palette: Palette;
  readonly scheme: Scheme;
  /** Pixels of the play area. */
  readonly width: number;
  readonly height: number;
}

/** Shares of what lies over the cloth: text in `CLOTH_INK` keeps 4.5:1 even on white threads. */
const WEAVE = 0.1;
const LAMP = 0.6;
export const CLOTH_INK = '#ffffff';

/** The picture under a play area, in the brand's style and without a hero. */
export function drawSurface(request: SurfaceRequest): string {
  const { code, kind, recipe, palette, scheme, width, height } = request;
  const scene: Scene = { width, height, focus: focusOf(width, height), plate: undefined };
  const hero = heroOf(code);
  const job = prepareJob({ kind: 'surface', seed: code, hero, recipe, palette, scheme, scene });
  const field = recipes[recipe].field(job);
  return picture(width, height, kind === 'scenery' ? field : tableOver(job, field));
}

/** The brand's hue, dark enough in both schemes for white text: under the lamp, and away from it. */
function clothOf({ primary }: Palette): { lit: Hex; cloth: Hex } {
  const { c, h } = readLch(primary);
  const chroma = Math.min(c, 0.13);
  return { lit: lch(0.42, chroma, h), cloth: lch(0.3, chroma, h) };
}

function tableOver(job: Job, field: string): string {
  const { width, height } = job.scene;
  const { lit, cloth } = clothOf(job.palette);
  const trim = standOut(job.palette.accent, cloth, 3);
  const edge = tableEdge(width, height);
  const lamp = job.id('lamp');
  const line = (d: string, stroke: Hex, strokeWidth: number, opacity: number) =>
    el('path', { d, stroke, 'stroke-width': strokeWidth, 'stroke-opacity': opacity });
  return [
    el(
      'defs',
      {},
      el(
        'radialGradient',
        { id: lamp, cx: 0.5, cy: 0.4, r: 0.7 },
        stops([0, lit, LAMP], [1, cloth, 0]),
      ),
    ),
    el('rect', { width, height, fill: cloth }),
    el('g', { opacity: WEAVE }, field),
    el('rect', { width, height, fill: `url(#${lamp})` }),
    line(edge.rim, mix(cloth, '#000000', 0.6), edge.rimWidth, 1),
    line(edge.seam, trim, 1.5, 0.75),
    line(edge.arc, trim, 1.5, 0.5),
  ].join('');
}

/** The horizon is in the lower third, so that the play area has the sky. */
function focusOf(width: number, height: number): Scene['focus'] {
  return { x: width / 2, y: height * 0.56, r: Math.min(width * 0.3, height * 0.24) };
}
