import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assemble } from '#brand/assemble.ts';
import { contrastRatio } from '#brand/color.ts';
import type { ThemePlan } from '#brand/site-plan.ts';
import { COLOR_PROPERTIES, themeCss, ThemeValueError } from '#brand/theme-css.ts';
import { generousInput } from './brand-fixture.ts';

const { theme } = assemble(generousInput('denluma'));
const kyvolta = assemble(generousInput('kyvolta')).theme;

function blocks(css: string): Map<string, string> {
  return new Map(
    [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector, body]) => [
      selector?.trim() ?? '',
      body ?? '',
    ]),
  );
}

describe('themeCss', () => {
  it('gives every colour in both schemes', () => {
    const css = blocks(themeCss(theme));
    for (const scheme of ['light', 'dark'] as const) {
      const body = css.get(`[data-scheme="${scheme}"]`) ?? '';
      for (const [token, property] of Object.entries(COLOR_PROPERTIES)) {
        const value = theme.tokens[scheme][token as keyof typeof COLOR_PROPERTIES];
        expect(body).toContain(`${property}: ${value.toLowerCase()};`);
      }
    }
  });

  it('starts in the brand’s own scheme', () => {
    expect(blocks(themeCss(kyvolta)).get(':root')).toContain('--bg: #0a0a10;');
    expect(blocks(themeCss({ ...kyvolta, defaultScheme: 'light' })).get(':root')).toContain(
      '--bg: #f4f4f7;',
    );
    expect(themeCss(kyvolta)).not.toContain(':root:not([data-scheme])');
    expect(themeCss(theme)).toMatch(
      /prefers-color-scheme: dark\) \{\n\[data-scheme="system"\][^}]*\}\n:root:not\(\[data-scheme\]\)/,
    );
  });

  it('gives shape, type and motion', () => {
    const root = blocks(themeCss(theme)).get(':root') ?? '';
    expect(root).toContain('--font-display: "Bricolage Grotesque", ');
    expect(root).toContain('--radius-card: 18px;');
    expect(root).toContain('--motion-slow: 320ms;');
    expect(root).toContain('--ease: cubic-bezier(0.3, 0, 0.1, 1);');
  });

  const light = (bg: string): ThemePlan => ({
    ...theme,
    tokens: { ...theme.tokens, light: { ...theme.tokens.light, bg } },
  });
  const font = (family: string): ThemePlan => ({
    ...theme,
    fonts: { ...theme.fonts, body: { ...theme.fonts.body, family } },
  });

  it.each([
    ['a colour that ends its rule', light('#fff;} body{background:url(//evil)')],
    ['a colour by url', light('url(https://evil.example/x)')],
    ['a short colour', light('#fff')],
    ['a colour with a line end', light('#ffffff\n')],
    ['a family that ends its string', font('Arial"; } * { display: none } x{"')],
    ['a family with a comment', font('Arial/*')],
    ['a script family', { ...theme, fonts: { ...theme.fonts, scripts: { Thai: 'a","b' } } }],
    [
      'a generic that is none',
      {
        ...theme,
        fonts: { ...theme.fonts, body: { ...theme.fonts.body, fallback: 'x;}' as 'serif' } },
      },
    ],
    [
      'a radius as text',
      { ...theme, radius: { ...theme.radius, card: '4px;}' as unknown as number } },
    ],
    ['a radius that is no number', { ...theme, radius: { ...theme.radius, card: Number.NaN } }],
    [
      'a curve as text',
      {
        ...theme,
        motion: {
          ...theme.motion,
          ease: ['0);}', 0, 0, 1] as unknown as ThemePlan['motion']['ease'],
        },
      },
    ],
  ])('refuses %s', (_, bad) => {
    expect(() => themeCss(bad)).toThrow(ThemeValueError);
  });

  it('never lets a colour out of its declaration, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 20, unit: 'binary' }), (value) => {
        try {
          expect(themeCss(light(value))).toMatch(/--bg: #[0-9a-f]{6};/);
          expect(value).toMatch(/^#[0-9a-f]{6}$/i);
        } catch (error) {
          expect(error).toBeInstanceOf(ThemeValueError);
        }
      }),
    );
  });
});

describe('contrastRatio', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['#ffffff', '#ffffff', 1],
  ])('%s on %s is %f', (one, other, ratio) => {
    expect(contrastRatio(one, other)).toBeCloseTo(ratio, 2);
    expect(contrastRatio(other, one)).toBeCloseTo(ratio, 2);
  });
});
