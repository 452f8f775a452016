import { expect, it } from 'vitest';
import { artAddresses } from '#ui/plan/art-addresses.ts';
import { pointerOf } from '#ui/plan/usePointer.ts';

it('finds the place in the manifest among the reasons', () => {
  const because = [
    { kind: 'flag', effect: 'adds', flag: 'FREEPLAY3', on: true },
    { kind: 'manifest', effect: 'adds', pointer: '/navigation/entries/0' },
    { kind: 'manifest', effect: 'changes', pointer: '/identity' },
  ] as const;
  expect(pointerOf({ because })).toBe('/navigation/entries/0');
  expect(pointerOf({ because: because.slice(0, 1) })).toBeNull();
});

it('names pictures by brand and revision', () => {
  const art = artAddresses('denluma', 'abc');
  expect(art.tile('jade-orchard')).toEqual({
    light: {
      src: '/art/denluma/abc/tile/light/300/jade-orchard',
      srcSet:
        '/art/denluma/abc/tile/light/300/jade-orchard 300w, /art/denluma/abc/tile/light/600/jade-orchard 600w',
    },
    dark: {
      src: '/art/denluma/abc/tile/dark/300/jade-orchard',
      srcSet:
        '/art/denluma/abc/tile/dark/300/jade-orchard 300w, /art/denluma/abc/tile/dark/600/jade-orchard 600w',
    },
  });
  expect(art.banner('welcome', 'wide').dark.src).toBe(
    '/art/denluma/abc/banner/dark/720/welcome-wide',
  );
  expect(art.tile('../x').light.src).toBe('/art/denluma/abc/tile/light/300/..%2Fx');
});
