import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { contrast, lch, mix, overprint, readLch, standOut } from '#art/colour.ts';
import { heroNames, heroes } from '#art/heroes/catalogue.ts';
import { heroOf } from '#art/hero-of.ts';
import { paletteHues, pickBySeed } from '#art/hue.ts';
import { ranks } from '#art/ranks.ts';
import { createRandom, hashText } from '#art/seed.ts';
import { oval, smooth, turn, warp } from '#art/shape.ts';
import { el, num, picture } from '#art/svg.ts';

import { samplePalettes } from './palettes.ts';

describe('seed', () => {
  it('is pinned: a change here would redraw every tile ever published', () => {
    expect([hashText('jade-orchard'), hashText('jade-orchare')]).toEqual([2947463478, 1897746433]);
    const random = createRandom('jade-orchard');
    expect([random.next(), random.next(), random.next()]).toEqual([
      0.7356434618122876, 0.9016916493419558, 0.6107231748756021,
    ]);
  });

  it('spreads evenly over a list of seven', () => {
    const counts = Array.from({ length: 7 }, () => 0);
    const list = [0, 1, 2, 3, 4, 5, 6] as const;
    for (let index = 0; index < 7000; index += 1) {
      const bucket = pickBySeed(`game-${index}`, list);
      counts[bucket] = (counts[bucket] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(130);
  });

  it('stays inside its ranges', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 50 }), (seed, count) => {
        const random = createRandom(seed);
        for (let step = 0; step < 20; step += 1) {
          expect(random.index(count)).toBeLessThan(count);
          const value = random.between(-3, 9);
          expect(value >= -3 && value < 9).toBe(true);
        }
      }),
    );
  });
});

describe('svg writer', () => {
  it('writes short numbers', () => {
    expect([0.5, -0.25, 12, 2.71651, -0.001, 100].map(num)).toEqual([
      '.5',
      '-.25',
      '12',
      '2.72',
      '0',
      '100',
    ]);
    expect(() => num(Number.NaN)).toThrow(RangeError);
  });

  it('escapes whatever stands in a value', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(!/url\((?!#)/.test(text));
        const [, value] = /^<g id="([^"]*)"\/>$/.exec(el('g', { id: text })) ?? [];
        expect(value).toBeDefined();
        expect(value).not.toMatch(/[<>"']|&(?!amp;|lt;|gt;|quot;|#39;)/);
      }),
    );
  });

  it.each([
    ['style', 'fill:red'],
    ['onload', 'x()'],
    ['onClick', 'x()'],
    ['href', 'https://example.org/a.svg'],
    ['href', 'javascript:x()'],
    ['src', '#a'],
    ['fill', 'url(https://example.org/a)'],
    ['a b', 'c'],
  ])('refuses %s="%s"', (name, value) => {
    expect(() => el('use', { [name]: value })).toThrow(TypeError);
  });

  it('hides the picture from assistive technology', () => {
    expect(picture(10, 20)).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 20" width="10" height="20" fill="none" aria-hidden="true" focusable="false"/>',
    );
  });
});

describe('shape', () => {
  it('turns a path four times by a quarter back to itself', () => {
    const d = oval(50, 50, 30, 10);
    let turned = d;
    for (let step = 0; step < 4; step += 1) turned = turn(turned, 90);
    expect(turned).toBe(d);
  });

  it('refuses to bend what it cannot bend', () => {
    expect(() => warp('M0 0a5 5 0 0 1 3 3', (x, y) => [x, y])).toThrow(TypeError);
    expect(() => warp('M0 0H5', (x, y) => [x, y])).toThrow(TypeError);
  });

  it('passes through every point of a smooth line', () => {
    const points = [
      [0, 0],
      [10, 5],
      [20, -3],
      [30, 8],
    ] as const;
    const ends = [...smooth(points).matchAll(/[MC][^MC]*?(-?[\d.]+)[ ]?(-?[\d.]+)(?=C|$)/g)];
    expect(ends.map(([, x, y]) => [Number(x), Number(y)])).toEqual(points);
  });
});

describe('colour', () => {
  it('reaches the wanted contrast whatever it is given, and keeps what already has it', () => {
    const hex = fc
      .integer({ min: 0, max: 0xffffff })
      .map((v) => `#${v.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(hex, hex, (colour, behind) => {
        expect(contrast(standOut(colour, behind, 3), behind)).toBeGreaterThanOrEqual(3);
      }),
    );
    expect(readLch(standOut('#b3261e', '#fff8ef', 3)).h).toBeCloseTo(readLch('#b3261e').h, 0);
  });

  it('mixes and overprints as paint does', () => {
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
    expect(overprint('#ffff00', '#00ffff')).toBe('#00ff00');
    expect(lch(1, 0, 0)).toBe('#ffffff');
    expect(() => readLch('teal-ish')).toThrow(TypeError);
  });

  it('orders the two hues of a palette alike in both schemes of a brand that swaps them', () => {
    const [light, dark] = [samplePalettes[2]!, samplePalettes[3]!];
    const [day, night] = [paletteHues(light.palette), paletteHues(dark.palette)];
    expect(Math.abs(day.warm - night.warm)).toBeLessThan(15);
    expect(Math.abs(day.cool - night.cool)).toBeLessThan(15);
  });
});

describe('heroes', () => {
  it.each([...Object.entries(heroes), ...Object.entries(ranks)])(
    '%s keeps to its box',
    (_, hero) => {
      expect(hero.hue).toBeGreaterThanOrEqual(0);
      expect(hero.hue).toBeLessThan(360);
      expect(hero.parts.some((part) => part.kind === 'face')).toBe(true);
      for (const part of hero.parts) {
        expect(part.d).toMatch(/^M/);
        expect(part.d).not.toMatch(/NaN|undefined|e-/);
        if (/[a-zHV]/.test(part.d.replace(/Z/g, ''))) continue;
        const numbers = (
          part.d.replace(/A[^MLCQZA]*/g, '').match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []
        ).map(Number);
        for (const value of numbers) expect(value >= -4 && value <= 104, `${value}`).toBe(true);
      }
    },
  );
});

describe('heroOf', () => {
  it.each([
    ['jade-orchard', 'gem'],
    ['roulette-corsa', 'wheel'],
    ['SicBoSix', 'dice'],
    ['reef-patrol', 'fish'],
    ['three-card', 'cards'],
    ['cup-night', 'ball'],
    ['Farol_Rojo', 'lantern'],
    ['PESCA-MÁGICA', 'fish'],
    ['lucky7-slots', 'reels'],
    ['crash', 'rocket'],
    ['mines', 'mine'],
  ] as const)('reads %s as %s', (code, hero) => {
    expect(heroOf(code)).toBe(hero);
  });

  it('obeys an override that exists and ignores one that does not', () => {
    expect(heroOf('roulette-corsa', 'koi')).toBe('koi');
    expect(heroOf('roulette-corsa', 'no-such-hero')).toBe('wheel');
    expect(heroOf('roulette-corsa', 'toString')).toBe('wheel');
  });

  it('answers every code, always the same', () => {
    fc.assert(
      fc.property(fc.string(), (code) => {
        const hero = heroOf(code);
        expect(heroNames).toContain(hero);
        expect(heroOf(code)).toBe(hero);
      }),
    );
  });

  it('gives codes that say nothing a wide choice', () => {
    const chosen = new Set(Array.from({ length: 400 }, (_, index) => heroOf(`x${index}q`)));
    expect(chosen.size).toBeGreaterThan(heroNames.length * 0.9);
  });
});
