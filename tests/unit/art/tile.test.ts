import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

import { contrast } from '#art/colour.ts';
import { heroNames } from '#art/heroes/catalogue.ts';
import type { TileRequest } from '#art/tile.ts';
import { drawTile, tileColours } from '#art/tile.ts';
import { recipeNames } from '#art/types.ts';

import { readMarkup } from './markup.ts';
import { anyPalette, anyScheme, samplePalettes } from './palettes.ts';

const largestTile = 15_000;

const anyTile: fc.Arbitrary<TileRequest> = fc.record({
  gameCode: fc.string({ minLength: 1, maxLength: 40 }),
  hero: fc.constantFrom(...heroNames),
  recipe: fc.constantFrom(...recipeNames),
  palette: anyPalette,
  scheme: anyScheme,
});

const everyTile: TileRequest[] = samplePalettes.flatMap(({ palette, scheme }) =>
  recipeNames.flatMap((recipe) =>
    heroNames.map((hero) => ({ gameCode: `${hero}-hall`, hero, recipe, palette, scheme })),
  ),
);

const FORBIDDEN_TAGS: readonly string[] = ['script', 'style', 'text', 'image', 'foreignObject'];

/** What is unsafe or broken in a drawing; asserted once a tile, since there are a million attributes. */
function faultsOf(svg: string): readonly string[] {
  const { tags, attributes, ids, references } = readMarkup(svg);
  const named = new Set(ids);
  const used = new Set(references);
  return [
    ...tags.filter((tag) => FORBIDDEN_TAGS.includes(tag)),
    ...attributes.filter(isUnsafe).map(([name, value]) => `${name}="${value}"`),
    ...(named.size === ids.length ? [] : ['an id is given twice']),
    ...references.filter((name) => !named.has(name)).map((name) => `nothing is called ${name}`),
    ...ids.filter((name) => !used.has(name)).map((name) => `nobody uses ${name}`),
  ];
}

function isUnsafe([name, value]: readonly [string, string]): boolean {
  return (
    /^(style|src|on.*|class)$/i.test(name) ||
    (name === 'href' && !value.startsWith('#')) ||
    /javascript:|data:|url\((?!#)|NaN|Infinity|undefined/.test(value) ||
    (name !== 'xmlns' && value.includes('//'))
  );
}

describe('drawTile', () => {
  it('is held to rules that find what is planted', () => {
    const planted = (inside: string) => faultsOf(`<svg xmlns="http://x">${inside}</svg>`);
    expect(planted('<g id="a"><use href="#a"/></g>')).toEqual([]);
    for (const inside of [
      '<script/>',
      '<g onload="x"/>',
      '<use href="https://x"/>',
      '<g fill="url(https:x)"/>',
      '<g x="NaN"/>',
      '<g fill="url(#gone)"/>',
      '<g id="unused"/>',
      '<g id="a"/><g id="a"/><use href="#a"/>',
    ]) {
      expect(planted(inside), inside).not.toEqual([]);
    }
  });

  it('covers at least 18 heroes and six recipes', () => {
    expect(heroNames.length).toBeGreaterThanOrEqual(18);
    expect(recipeNames.length).toBe(6);
    expect(everyTile.length).toBe(heroNames.length * 6 * 4);
  });

  it('draws every hero in every recipe and scheme: small, well formed, nothing forbidden', () => {
    for (const request of everyTile) {
      const svg = drawTile(request);
      expect(svg.length, `${request.recipe} ${request.hero}`).toBeLessThan(largestTile);
      expect(faultsOf(svg), `${request.recipe} ${request.hero}`).toEqual([]);
    }
  });

  it('keeps those promises for any code and any colours', () => {
    fc.assert(
      fc.property(anyTile, (request) => {
        const svg = drawTile(request);
        expect(svg.length).toBeLessThan(largestTile);
        expect(faultsOf(svg)).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it('gives the same bytes for the same request', () => {
    fc.assert(
      fc.property(anyTile, (request) => {
        expect(drawTile({ ...request })).toBe(drawTile(request));
      }),
      { numRuns: 60 },
    );
  });

  it('gives different games different pictures, not only different ids', () => {
    const withoutIds = (svg: string) => svg.replace(/\ba[0-9a-z]+-[0-9a-z]+/g, '');
    const { palette, scheme } = samplePalettes[0]!;
    for (const recipe of recipeNames) {
      const tiles = Array.from({ length: 12 }, (_, index) =>
        withoutIds(drawTile({ gameCode: `slot-${index}`, hero: 'gem', recipe, palette, scheme })),
      );
      expect(new Set(tiles).size, recipe).toBe(12);
    }
  });

  it('shares no id between two tiles on one page', () => {
    fc.assert(
      fc.property(anyTile, anyTile, (one, other) => {
        fc.pre(JSON.stringify(one) !== JSON.stringify(other));
        const taken = new Set(readMarkup(drawTile(one)).ids);
        expect(readMarkup(drawTile(other)).ids.filter((id) => taken.has(id))).toEqual([]);
      }),
      { numRuns: 80 },
    );
  });

  it('rasterises at 300 x 400', async () => {
    for (const recipe of recipeNames) {
      const { palette, scheme } = samplePalettes[1]!;
      const svg = drawTile({ gameCode: 'reef', hero: 'fish', recipe, palette, scheme });
      const { info, data } = await sharp(Buffer.from(svg))
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect([info.width, info.height]).toEqual([300, 400]);
      expect(new Set(data.toString('latin1')).size, recipe).toBeGreaterThan(40);
    }
  });
});

describe('contrast of the hero', () => {
  /** A fill counts by itself, or by the stroke that borders it. */
  const seen = (request: TileRequest) => {
    const { hero } = tileColours(request);
    const edge = contrast(hero.stroke, hero.behind);
    return [hero.deep, hero.mid, hero.light].map((fill) =>
      Math.max(contrast(fill, hero.behind), edge),
    );
  };

  it('is at least 3:1 with any palette', () => {
    fc.assert(
      fc.property(anyTile, (request) => {
        for (const ratio of seen(request)) expect(ratio).toBeGreaterThanOrEqual(3);
      }),
      { numRuns: 400 },
    );
  });

  it('is measured on colours the tile really uses', () => {
    for (const request of everyTile.filter(
      ({ palette }) => palette === samplePalettes[1]!.palette,
    )) {
      const svg = drawTile(request);
      const { deep, mid, stroke } = tileColours(request).hero;
      const painted = [deep, mid].filter((colour) => svg.includes(colour));
      expect(painted.length, `${request.recipe} ${request.hero}`).toBeGreaterThan(0);
      expect(svg).toContain(stroke);
    }
  });

  it.each(['papercut', 'sticker', 'terrace'] as const)(
    'finds the declared colour behind the hero in the pixels of %s',
    async (recipe) => {
      for (const { palette, scheme } of samplePalettes) {
        const request = { gameCode: 'storm', hero: 'bolt', recipe, palette, scheme } as const;
        // Left of the bolt, inside the disc: the medallion is centred at (150, 168).
        const { data } = await sharp(Buffer.from(drawTile(request)))
          .extract({ left: 104, top: 148, width: 1, height: 1 })
          .raw()
          .toBuffer({ resolveWithObject: true });
        const hex = `#${[0, 1, 2].map((at) => (data[at] ?? 0).toString(16).padStart(2, '0')).join('')}`;
        expect(hex).toBe(tileColours(request).hero.behind);
      }
    },
  );

  it('leaves the title at least 4.5:1', () => {
    fc.assert(
      fc.property(anyTile, (request) => {
        const { ink, behind } = tileColours(request).title;
        expect(contrast(ink, behind)).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 400 },
    );
  });
});
