import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

import { bannerColours, bannerScene, drawBanner } from '#art/banner.ts';
import { contrast } from '#art/colour.ts';
import { heroNames } from '#art/heroes/catalogue.ts';
import { drawIcon, iconSize } from '#art/icon.ts';
import { drawLogoMark } from '#art/logo.ts';
import { drawPortrait } from '#art/portrait.ts';
import { rankNames } from '#art/ranks.ts';
import { drawShareCard, shareCardColours } from '#art/share-card.ts';
import { drawSymbol } from '#art/symbol.ts';
import { recipeNames } from '#art/types.ts';

import { readMarkup } from './markup.ts';
import { anyPalette, anyScheme, samplePalettes } from './palettes.ts';

const forbidden =
  /<(script|style|text|image|foreignObject)\b|\s(style|src|class|on\w+)=|href="(?!#)|NaN/;

function check(svg: string): void {
  const { ids, references } = readMarkup(svg);
  expect(svg).not.toMatch(forbidden);
  expect(new Set(ids).size).toBe(ids.length);
  expect(references.filter((name) => !ids.includes(name))).toEqual([]);
}

const anyLook = {
  recipe: fc.constantFrom(...recipeNames),
  palette: anyPalette,
  scheme: anyScheme,
};

async function pixels(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg)).resize(size, size).ensureAlpha().raw().toBuffer();
}

describe('drawShareCard', () => {
  const anyCard = fc.record({
    ...anyLook,
    seed: fc.string({ maxLength: 20 }),
    hero: fc.constantFrom(...heroNames),
  });

  it('is well formed and safe, with a name that can be read', () => {
    fc.assert(
      fc.property(anyCard, (request) => {
        check(drawShareCard(request));
        const { ink, behind } = shareCardColours(request);
        expect(contrast(ink, behind)).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 60 },
    );
  });
});

describe('drawPortrait', () => {
  const anyPortrait = fc.record({ palette: anyPalette, scheme: anyScheme, seed: fc.string() });

  it('is well formed and safe, and the same for the same seed', () => {
    fc.assert(
      fc.property(anyPortrait, (request) => {
        const svg = drawPortrait(request);
        check(svg);
        expect(drawPortrait(request)).toBe(svg);
      }),
      { numRuns: 60 },
    );
  });

  it('gives two thousand players two thousand faces', () => {
    const { palette, scheme } = samplePalettes[0]!;
    const faces = Array.from({ length: 2000 }, (_, at) =>
      drawPortrait({ palette, scheme, seed: `seed-${at}` }),
    );
    expect(new Set(faces).size).toBe(faces.length);
  });
});

describe('drawBanner', () => {
  const anyBanner = fc.record({
    ...anyLook,
    seed: fc.string({ maxLength: 20 }),
    hero: fc.constantFrom(...heroNames),
    width: fc.integer({ min: 300, max: 2000 }),
    height: fc.integer({ min: 300, max: 900 }),
  });

  it('is well formed and safe at any size', () => {
    fc.assert(
      fc.property(anyBanner, (request) => check(drawBanner(request))),
      { numRuns: 60 },
    );
  });

  it('keeps hero and words apart, both inside the canvas', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 300, max: 2400 }),
        fc.integer({ min: 300, max: 900 }),
        (width, height) => {
          const { focus, plate } = bannerScene(width, height);
          const beside = plate.x + plate.width <= focus.x - focus.r;
          const below = plate.y >= focus.y + focus.r;
          expect(beside || below).toBe(true);
          expect(focus.x + focus.r).toBeLessThanOrEqual(width);
          expect(focus.y - focus.r).toBeGreaterThanOrEqual(0);
          expect(plate.y + plate.height).toBeLessThanOrEqual(height);
          expect(plate.width).toBeGreaterThan(width * 0.2);
        },
      ),
    );
  });

  it('frees the left on the wide size and the bottom on the tall one', () => {
    expect(bannerScene(1440, 560).plate).toMatchObject({ x: 0, y: 0, height: 560 });
    expect(bannerScene(780, 720).plate.y).toBeGreaterThan(400);
  });

  it('leaves its words at least 4.5:1', () => {
    fc.assert(
      fc.property(anyBanner, (request) => {
        const { ink, behind } = bannerColours(request);
        expect(contrast(ink, behind)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it('refuses a canvas no page could ask for', () => {
    const { palette, scheme } = samplePalettes[0]!;
    const base = { seed: 's', hero: 'gem', recipe: 'papercut', palette, scheme } as const;
    expect(() => drawBanner({ ...base, width: 0, height: 560 })).toThrow(RangeError);
    expect(() => drawBanner({ ...base, width: 1440, height: Number.NaN })).toThrow(RangeError);
    expect(() => drawBanner({ ...base, width: 1e9, height: 560 })).toThrow(RangeError);
  });
});

describe('drawSymbol', () => {
  const names = [...heroNames, ...rankNames];

  it('draws every hero and rank in every recipe and role', () => {
    const { palette, scheme } = samplePalettes[1]!;
    for (const recipe of recipeNames) {
      for (const hero of names) {
        for (const role of ['plain', 'wild', 'scatter'] as const) {
          const svg = drawSymbol({ hero, recipe, palette, scheme, role });
          check(svg);
          expect(svg.length).toBeLessThan(14_000);
        }
      }
    }
  });

  it('is transparent in its corners and well filled at 64 pixels', async () => {
    for (const { palette, scheme } of samplePalettes) {
      for (const recipe of recipeNames) {
        for (const hero of ['gem', 'seven', 'koi', 'ace', 'ten'] as const) {
          const data = await pixels(drawSymbol({ hero, recipe, palette, scheme }), 64);
          const alpha = (x: number, y: number) => data[(y * 64 + x) * 4 + 3] ?? 255;
          expect([alpha(0, 0), alpha(63, 0), alpha(0, 63), alpha(63, 63)]).toEqual([0, 0, 0, 0]);
          let opaque = 0;
          for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 0) > 200) opaque += 1;
          expect(opaque / (64 * 64), `${recipe} ${hero}`).toBeGreaterThan(0.14);
        }
      }
    }
  });

  it('makes no two symbols of a set look alike at 64 pixels', async () => {
    const { palette, scheme } = samplePalettes[1]!;
    const set = ['lantern', 'koi', 'lotus', 'fan', 'coins', 'gem', ...rankNames] as const;
    for (const recipe of ['papercut', 'oscilloscope'] as const) {
      const drawn = await Promise.all(
        set.map(async (hero) => ({
          hero,
          data: await pixels(drawSymbol({ hero, recipe, palette, scheme }), 64),
        })),
      );
      for (const [index, one] of drawn.entries()) {
        for (const other of drawn.slice(index + 1)) {
          let difference = 0;
          for (let at = 0; at < one.data.length; at += 1) {
            difference += Math.abs((one.data[at] ?? 0) - (other.data[at] ?? 0));
          }
          const mean = difference / one.data.length;
          expect(mean, `${recipe}: ${one.hero} and ${other.hero}`).toBeGreaterThan(18);
        }
      }
    }
  });
});

describe('logo and icon', () => {
  const anyMark = fc.record({ ...anyLook, seed: fc.string({ maxLength: 20 }) });

  it('are well formed, safe and the same every time', () => {
    fc.assert(
      fc.property(anyMark, (request) => {
        for (const draw of [drawLogoMark, drawIcon]) {
          const svg = draw(request);
          check(svg);
          expect(svg.length).toBeLessThan(14_000);
          expect(draw(request)).toBe(svg);
        }
      }),
      { numRuns: 80 },
    );
  });

  it('can stand together on one page', () => {
    fc.assert(
      fc.property(anyMark, (request) => {
        const ids = [drawLogoMark, drawIcon].flatMap((draw) => readMarkup(draw(request)).ids);
        expect(new Set(ids).size).toBe(ids.length);
      }),
      { numRuns: 40 },
    );
  });

  it('fill the icon to its edges and leave the logo transparent around the mark', async () => {
    for (const recipe of recipeNames) {
      const { palette, scheme } = samplePalettes[0]!;
      const request = { recipe, palette, scheme, seed: 'brand' };
      const icon = await pixels(drawIcon(request), 32);
      const logo = await pixels(drawLogoMark(request), 32);
      expect(icon[3], recipe).toBe(255);
      expect(logo[3], recipe).toBe(0);
    }
    expect(drawIcon({ recipe: 'terrace', ...samplePalettes[0]!, seed: 'b' })).toContain(
      `viewBox="0 0 ${iconSize} ${iconSize}"`,
    );
  });

  it('differ between brands of one recipe', () => {
    const { palette, scheme } = samplePalettes[1]!;
    for (const recipe of recipeNames) {
      const seeds = Array.from({ length: 12 }, (_, index) => `seed-${index}`);
      const bare = (svg: string) => svg.replace(/\ba[0-9a-z]+-[0-9a-z]+/g, '');
      const logos = seeds.map((seed) => bare(drawLogoMark({ recipe, palette, scheme, seed })));
      expect(new Set(logos).size, recipe).toBeGreaterThan(2);
    }
  });
});
