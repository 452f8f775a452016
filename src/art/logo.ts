import { emblems } from './emblems/catalogue.ts';
import type { Emblem } from './emblems/emblem-job.ts';
import { createRandom, hashText } from './seed.ts';
import { el, picture } from './svg.ts';
import type { Palette, RecipeName, Scheme } from './types.ts';

export interface LogoRequest {
  readonly recipe: RecipeName;
  readonly palette: Palette;
  readonly scheme: Scheme;
  /** Usually the brand's id: two brands of one recipe get different figures. */
  readonly seed: string;
}

/** The emblem of a brand; `kind` keeps the ids of a logo and an icon on one page apart. */
export function emblemOf(request: LogoRequest, kind: string): Emblem {
  const { recipe, palette, scheme, seed } = request;
  const identity = [kind, seed, recipe, scheme, ...Object.values(palette)].join('|');
  const prefix = `a${hashText(identity).toString(36)}`;
  return emblems[recipe]({
    palette,
    scheme,
    random: createRandom(`${seed}/emblem`),
    id: (name) => `${prefix}-${name}`,
  });
}

/** Side of the logo mark, in pixels. */
const logoSize = 96;

/** A square brand symbol, 96 x 96, transparent around the mark. The wordmark is HTML. */
export function drawLogoMark(request: LogoRequest): string {
  const { mark } = emblemOf(request, 'logo');
  const body = el('g', { transform: `scale(${logoSize / 100})` }, mark);
  return picture(logoSize, logoSize, body);
}
