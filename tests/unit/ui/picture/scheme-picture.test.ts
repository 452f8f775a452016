import { expect, it } from 'vitest';
import { pictureOffers, sameInBoth, type SchemePicture } from '#ui/picture/scheme-picture.ts';

const named = (name: string): SchemePicture => ({
  light: { src: `${name}-light` },
  dark: { src: `${name}-dark` },
});
const offered = (...input: Parameters<typeof pictureOffers>) =>
  pictureOffers(...input).map(({ media, source }) => [media, source.src]);

it('offers only the chosen scheme’s picture, on no condition', () => {
  expect(offered('dark', named('tile'), undefined)).toEqual([['', 'tile-dark']]);
  expect(offered('light', named('tile'), undefined)).toEqual([['', 'tile-light']]);
});

it('leaves the choice to the device where the visitor did', () => {
  expect(offered('system', named('tile'), undefined)).toEqual([
    ['(prefers-color-scheme: dark)', 'tile-dark'],
    ['(prefers-color-scheme: light)', 'tile-light'],
  ]);
});

it('needs no choice between two that are one', () => {
  expect(offered('system', sameInBoth('vendor.png'), undefined)).toEqual([['', 'vendor.png']]);
});

it('offers shapes by room and schemes by device, no two of which hold at once', () => {
  expect(offered('dark', named('tall'), named('wide'))).toEqual([
    ['(min-width: 40rem)', 'wide-dark'],
    ['(max-width: 39.99rem)', 'tall-dark'],
  ]);
  expect(offered('system', named('tall'), named('wide'))).toEqual([
    ['(min-width: 40rem) and (prefers-color-scheme: dark)', 'wide-dark'],
    ['(min-width: 40rem) and (prefers-color-scheme: light)', 'wide-light'],
    ['(max-width: 39.99rem) and (prefers-color-scheme: dark)', 'tall-dark'],
    ['(max-width: 39.99rem) and (prefers-color-scheme: light)', 'tall-light'],
  ]);
});
