import { expect, it } from 'vitest';
import type { SitePlan } from '#brand/site-plan.ts';
import type { PictureName } from '#server/features/picture/brand-artist.ts';
import { picturePreparation } from '#server/features/picture/prepare-pictures.job.ts';
import { shippedPlan } from '../../../site/site-fixture.ts';

/** A node with one brand, whose pictures are noted instead of made. */
function node(brand: string) {
  const plan: SitePlan = shippedPlan({ brand });
  const asked: string[] = [];
  const live = { hash: 'first', plan: () => plan };
  const preparation = picturePreparation({
    brandOf: (id) => (id === brand ? live : null),
    gameCodes: ['koi', 'jade-orchard'],
    draw: ({ kind, scheme, name }: PictureName) => ({
      svg: `${kind}/${scheme}/${name}`,
      hash: live.hash,
    }),
    cards: {
      prepare: (id) => {
        asked.push(`card/${id}/${live.hash}`);
        return Promise.resolve(true);
      },
    },
    pictures: {
      find: () => Promise.resolve(null),
      prepare: ({ svg, width, format }) => {
        asked.push(`${svg}/${width}.${format}`);
        return Promise.resolve(true);
      },
    },
  });
  return { preparation, asked, live };
}

it('makes nothing for a brand that nobody opened', async () => {
  const { preparation, asked } = node('denluma');
  expect(await preparation.run()).toBe(0);
  preparation.follow('nobody');
  expect(await preparation.run()).toBe(0);
  expect(asked).toEqual([]);
});

it('makes every size of tiles and banners in both schemes where the device chooses', async () => {
  const { preparation, asked } = node('denluma');
  preparation.follow('denluma');
  expect(await preparation.run()).toBe(asked.length);
  for (const scheme of ['light', 'dark']) {
    for (const width of [300, 600]) expect(asked).toContain(`tile/${scheme}/koi/${width}.avif`);
    expect(asked).toContain(`banner/${scheme}/welcome-tall/780.avif`);
    expect(asked).toContain(`banner/${scheme}/welcome-wide/1440.avif`);
  }
  expect(asked).toContain('card/denluma/first');
  expect(new Set(asked).size).toBe(asked.length);
});

it('makes the brand’s own scheme only where it has one', async () => {
  const { preparation, asked } = node('kyvolta');
  preparation.follow('kyvolta');
  await preparation.run();
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((name) => name.includes('/light/'))).toEqual([]);
});

it('makes them again when another revision is live, and not before', async () => {
  const { preparation, asked, live } = node('denluma');
  preparation.follow('denluma');
  await preparation.run();
  const once = asked.length;
  preparation.follow('denluma');
  expect(await preparation.run()).toBe(0);
  live.hash = 'second';
  await preparation.run();
  expect(asked).toHaveLength(once * 2);
});
