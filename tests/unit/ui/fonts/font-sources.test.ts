import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { fontSources } from '#ui/fonts/font-sources.ts';

const FOLDER = 'src/ui/fonts';
const font = (family: string, weight: number) => ({
  family,
  weight,
  fallback: 'sans-serif' as const,
});
const theme = (display: string, body: string, scripts: Record<string, string> = {}) => ({
  fonts: { display: font(display, 700), body: font(body, 400), scripts },
});
/** What every language of the registry asks for beside a brand's own families. */
const packs = [
  ...new Set(
    readdirSync('brands/_registry/languages').flatMap((name) => {
      const file = path.join('brands/_registry/languages', name);
      return (JSON.parse(readFileSync(file, 'utf8')) as { fontPack: string | null }).fontPack ?? [];
    }),
  ),
];

describe('fontSources', () => {
  it.each([
    ['Bricolage Grotesque', 'Be Vietnam Pro', 2, 3],
    ['Chakra Petch', 'Chakra Petch', 1, 2],
    ['Fraunces', 'Hanken Grotesk', 2, 3],
    ['Cormorant', 'Manrope', 2, 3],
    ['Baloo 2', 'Nunito', 2, 3],
    ['Big Shoulders', 'Archivo', 2, 3],
  ])('finds files for %s with %s', (display, body, stylesheets, preloads) => {
    const found = fontSources(theme(display, body));
    expect(found.stylesheets).toHaveLength(stylesheets);
    expect(found.preloads).toHaveLength(preloads);
    // Names and buttons are strong, and stand on every first screen.
    expect(found.preloads.some((file) => file.includes('-700-'))).toBe(true);
    for (const file of [...found.stylesheets, ...found.preloads]) {
      expect(existsSync(file), file).toBe(true);
    }
  });

  it.each(packs.filter((family) => !/ (?:JP|KR|SC|TC)$/.test(family)))(
    'has the letters of %s, and only where a page needs them',
    (family) => {
      const plain = fontSources(theme('Chakra Petch', 'Chakra Petch'));
      const found = fontSources(theme('Chakra Petch', 'Chakra Petch', { Some: family }));
      expect(found.stylesheets).toHaveLength(plain.stylesheets.length + 1);
      for (const file of [...found.stylesheets, ...found.preloads]) {
        expect(existsSync(file), file).toBe(true);
      }
      const [, source = ''] =
        /@import '(.+)'/.exec(readFileSync(found.stylesheets[1] ?? '', 'utf8')) ?? [];
      const faces = readFileSync(path.join('node_modules', source), 'utf8');
      expect(faces).toContain(`font-family: '${family}'`);
    },
  );

  it('has Vietnamese for every brand’s family, by range and without hiding text', () => {
    const brandFamilies = readdirSync(FOLDER).filter(
      (file) => file.endsWith('.css') && !file.startsWith('noto-'),
    );
    for (const name of brandFamilies) {
      const imports = [
        ...readFileSync(path.join(FOLDER, name), 'utf8').matchAll(/@import '(.+)'/g),
      ];
      expect(imports.length, name).toBeGreaterThan(0);
      for (const [, source = ''] of imports) {
        const faces = readFileSync(path.join('node_modules', source), 'utf8');
        for (const subset of ['latin', 'latin-ext', 'vietnamese']) {
          expect(faces, source).toMatch(
            new RegExp(`files/[a-z0-9-]+-${subset}-[a-z0-9-]+[.]woff2`),
          );
        }
        const count = faces.match(/@font-face/g)?.length;
        expect(faces.match(/font-display: swap/g)?.length, source).toBe(count);
        expect(faces.match(/unicode-range:/g)?.length, source).toBe(count);
      }
    }
  });

  it('leaves a family that is not bundled to the system', () => {
    expect(fontSources(theme('Unknown Sans', 'Unknown Sans'))).toEqual({
      stylesheets: [],
      preloads: [],
    });
  });
});
