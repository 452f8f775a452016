import { expect, it } from 'vitest';
import { rasterFormat } from '#server/platform/raster-format.ts';

it.each([
  ['image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', 'avif'],
  ['image/webp,image/*;q=0.8', 'webp'],
  ['IMAGE/WEBP ; q=0.5, image/png', 'webp'],
  ['image/avif;q=0, image/webp', 'webp'],
  ['image/avif;q=0.0', null],
  // Says nothing about what it reads.
  ['image/*,*/*;q=0.8', null],
  ['', null],
  [undefined, null],
])('%s: %s', (accept, format) => {
  expect(rasterFormat(accept)).toBe(format);
});
