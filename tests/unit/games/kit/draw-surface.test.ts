import { describe, expect, it } from 'vitest';
import { contrast, mix } from '#art/colour.ts';
import { recipeNames } from '#art/types.ts';
import { CLOTH_INK, drawSurface, type SurfaceKind } from '#games/kit/backdrop/draw-surface.ts';
import { samplePalettes } from '../../art/palettes.ts';

const SIZES = [
  { width: 340, height: 420 },
  { width: 940, height: 430 },
];

const everySurface = (kind: SurfaceKind): string[] =>
  recipeNames.flatMap((recipe) =>
    samplePalettes.flatMap(({ palette, scheme }) =>
      SIZES.map((size) =>
        drawSurface({ code: 'ace-blackjack', kind, recipe, palette, scheme, ...size }),
      ),
    ),
  );

describe('drawSurface', () => {
  it('draws the same scenery each time, in another way for each recipe', () => {
    const pictures = everySurface('scenery');
    expect(new Set(pictures).size).toBe(pictures.length);
    expect(everySurface('scenery')).toEqual(pictures);
  });

  it('keeps white text at 4.5:1 on the cloth where weave and lamp are lightest', () => {
    for (const svg of everySurface('table')) {
      const cloth = /<\/defs><rect [^>]*fill="(#[0-9a-f]{6})"/i.exec(svg)?.[1] ?? '';
      const weave = Number(/<g opacity="([.\d]+)"/.exec(svg)?.[1]);
      const lamp = /<stop offset="0" stop-color="(#[0-9a-f]{6})" stop-opacity="([.\d]+)"/i.exec(
        svg,
      );
      const lightest = mix(mix(cloth, '#ffffff', weave), lamp?.[1] ?? '', Number(lamp?.[2]));
      expect(contrast(CLOTH_INK, lightest)).toBeGreaterThanOrEqual(4.5);
    }
  });
});
