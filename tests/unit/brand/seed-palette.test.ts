import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completeColors } from '#brand/assemble/theme.ts';
import { contrastRatio, isHexColor } from '#brand/color.ts';
import { paletteFromSeeds } from '#brand/seed-palette.ts';
import { resolveShipped } from './brand-fixture.ts';

const { pairs } = resolveShipped('_base').resolved.theme;

const hex = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((n) => `#${n.toString(16).padStart(6, '0')}`);

function unreadable(seed: string, accent?: string): readonly string[] {
  const palette = paletteFromSeeds(seed, accent);
  return (['light', 'dark'] as const).flatMap((scheme) => {
    const tokens = completeColors(palette[scheme]);
    return pairs
      .filter(
        (pair) => contrastRatio(tokens[pair.foreground], tokens[pair.background]) < pair.minimum,
      )
      .map((pair) => `${scheme} ${pair.id}`);
  });
}

describe('a palette out of seeds', () => {
  it('reaches every declared pair in both schemes, whatever the seeds', () => {
    fc.assert(
      fc.property(hex, fc.option(hex, { nil: undefined }), (seed, accent) => {
        expect(unreadable(seed, accent)).toEqual([]);
      }),
      { numRuns: 100 },
    );
    for (const seed of ['#000000', '#ffffff', '#ffff00', '#0000ff', '#808080']) {
      expect(unreadable(seed)).toEqual([]);
    }
  });

  it('keeps a seed that can be read as it is, and its hue where it cannot', () => {
    const { light, dark } = paletteFromSeeds('#7a1f5c', '#0b5d4e');
    expect(light.primary).toBe('#7a1f5c');
    expect(light.accent).toBe('#0b5d4e');
    expect(dark.primary).not.toBe('#7a1f5c');
    expect(Object.values({ ...light, ...dark }).every(isHexColor)).toBe(true);
  });

  it('is the same for the same seeds and another for others', () => {
    expect(paletteFromSeeds('#7a1f5c')).toEqual(paletteFromSeeds('#7a1f5c'));
    expect(paletteFromSeeds('#7a1f5c').light.bg).not.toBe(paletteFromSeeds('#1f7a3c').light.bg);
  });
});
