import { expect, it } from 'vitest';
import { searchHead } from '#server/features/page/search-head.ts';
import { shippedPlan } from '../../../site/site-fixture.ts';

const place = {
  origin: 'https://denluma.example',
  path: '/rng',
  language: 'es',
  hash: 'a1b2',
};

it('tells who shows links the picture of the brand, whole address and size', () => {
  const head = searchHead(shippedPlan({ brand: 'denluma' }), place, 'Slots');
  expect(head).toEqual(
    expect.arrayContaining([
      '<meta property="og:url" content="https://denluma.example/rng">',
      '<meta property="og:image" content="https://denluma.example/art/denluma/a1b2/share.jpg">',
      '<meta property="og:image:type" content="image/jpeg">',
      '<meta property="og:image:width" content="1200">',
      '<meta property="og:image:height" content="630">',
      '<meta property="og:image:alt" content="Denluma">',
      '<meta name="twitter:card" content="summary_large_image">',
    ]),
  );
});

it('tells nothing of the kind of a page that is not to be found', () => {
  const head = searchHead(shippedPlan({ brand: 'denluma' }), null, 'Slots').join('\n');
  expect(head).toContain('noindex');
  expect(head).not.toMatch(/og:|twitter:/);
});
