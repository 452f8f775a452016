import { describe, expect, it } from 'vitest';
import { paletteFromSeeds } from '#brand/seed-palette.ts';
import { proposedTokens } from '../../../../../../builder/editor/fields/palette/proposed-tokens.ts';

const palette = paletteFromSeeds('#1456A0', '#E07A1F');
const names = ['bg', 'paper', 'text', 'primary', 'accent', 'surface2', 'focus'];
const current = {
  light: { bg: '#FAFAFA', primary: '#aa0000', surface2: '#EEEEEE' },
  dark: { bg: '#101010', primary: '#ff8888' },
};
const propose = (...kept: readonly string[]) =>
  proposedTokens({ names, current, palette, kept: new Set(kept) });

describe('proposedTokens', () => {
  it('takes the palette as #RRGGBB and leaves out what is made from other colours', () => {
    const { light, dark } = propose();
    expect(Object.keys(light)).toEqual(['bg', 'paper', 'text', 'primary', 'accent']);
    expect(light['primary']).toBe(palette.light.primary.toUpperCase());
    expect(dark['primary']).toBe(palette.dark.primary.toUpperCase());
  });

  it('keeps present values in both schemes exactly', () => {
    const { light, dark } = propose('primary', 'bg');
    expect([light['primary'], dark['primary']]).toEqual(['#aa0000', '#ff8888']);
    expect([light['bg'], dark['bg']]).toEqual(['#FAFAFA', '#101010']);
    expect(light['accent']).toBe(palette.light.accent.toUpperCase());
  });

  it('keeps a colour absent in the scheme it is absent in', () => {
    const { light, dark } = propose('surface2', 'focus');
    expect(light['surface2']).toBe('#EEEEEE');
    expect(Object.keys({ ...dark, ...light })).not.toContain('focus');
    expect(Object.keys(dark)).not.toContain('surface2');
  });

  it('proposes everything for a brand without colours', () => {
    const made = proposedTokens({ names, current: undefined, palette, kept: new Set() });
    expect(made).toEqual(propose());
  });
});
