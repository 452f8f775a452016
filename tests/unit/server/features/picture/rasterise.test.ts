import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawTile } from '#art/tile.ts';
import type { Hex } from '#art/colour.ts';
import { rasterise, rasterName } from '#server/features/picture/rasterise.ts';
import { samplePalettes } from '../../../art/palettes.ts';

const { palette, scheme } = samplePalettes[0]!;
const tile = (change: object = {}) =>
  drawTile({ gameCode: 'koi', hero: 'koi', recipe: 'papercut', palette, scheme, ...change });

describe('rasterName', () => {
  const request = { svg: tile(), width: 300, format: 'avif' } as const;

  it('is the same for the same picture', () => {
    expect(rasterName({ ...request, svg: tile() })).toBe(rasterName(request));
    expect(rasterName(request)).toMatch(/^[0-9a-f]{32}\.avif$/);
  });

  it('changes with size, format and all that the drawing depends on', () => {
    const others = [
      { ...request, width: 600 },
      { ...request, format: 'webp' as const },
      { ...request, svg: tile({ scheme: scheme === 'dark' ? 'light' : 'dark' }) },
      { ...request, svg: tile({ recipe: 'terrace' }) },
      { ...request, svg: tile({ hero: 'gem' }) },
      { ...request, svg: tile({ palette: { ...palette, primary: '#123456' as Hex } }) },
      // Another way of drawing the same: a new version of the art.
      { ...request, svg: request.svg.replace('</svg>', '<path d="M0 0"/></svg>') },
    ];
    const names = [request, ...others].map(rasterName);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('rasterise', () => {
  it.each(['avif', 'webp'] as const)('draws the tile as %s at its width', async (format) => {
    const bytes = await rasterise({ svg: tile(), width: 300, format });
    const found = await sharp(bytes).metadata();
    expect([found.width, found.height]).toEqual([300, 400]);
    expect(found.format).toBe(format === 'avif' ? 'heif' : 'webp');
    expect(bytes.length).toBeLessThan(30_000);
  });
});
