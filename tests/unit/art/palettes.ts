import fc from 'fast-check';

import type { Palette, Scheme } from '#art/types.ts';

/** Two real-looking brands, each in both schemes: a red one and one that swaps its two hues. */
export const samplePalettes: readonly { readonly scheme: Scheme; readonly palette: Palette }[] = [
  {
    scheme: 'light',
    palette: {
      bg: '#FFF8EF',
      paper: '#FFFFFF',
      text: '#2A1410',
      text2: '#6E4F45',
      primary: '#B3261E',
      onPrimary: '#FFFFFF',
      accent: '#8A5A00',
      line: '#E9D9C8',
      win: '#1B6B3A',
      loss: '#A3241C',
    },
  },
  {
    scheme: 'dark',
    palette: {
      bg: '#1A0B0C',
      paper: '#271214',
      text: '#FBEBDD',
      text2: '#CDB0A2',
      primary: '#FF8A65',
      onPrimary: '#2B0A05',
      accent: '#F2C14E',
      line: '#46262A',
      win: '#7FD99A',
      loss: '#FF9D92',
    },
  },
  {
    scheme: 'light',
    palette: {
      bg: '#F4F4F7',
      paper: '#FFFFFF',
      text: '#101018',
      text2: '#53535F',
      primary: '#4B2BD6',
      onPrimary: '#FFFFFF',
      accent: '#5C7A00',
      line: '#DCDCE6',
      win: '#3F6B00',
      loss: '#B3123F',
    },
  },
  {
    scheme: 'dark',
    palette: {
      bg: '#0A0A10',
      paper: '#14141D',
      text: '#F2F2FA',
      text2: '#A7A7BA',
      primary: '#C6FF3D',
      onPrimary: '#151F00',
      accent: '#9C8CFF',
      line: '#2A2A3A',
      win: '#C6FF3D',
      loss: '#FF7A9C',
    },
  },
];

export const anyScheme = fc.constantFrom<Scheme>('light', 'dark');

const anyHex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

/** Colours nobody would choose: a recipe must hold its promises with them too. */
export const anyPalette: fc.Arbitrary<Palette> = fc.record({
  bg: anyHex,
  paper: anyHex,
  text: anyHex,
  text2: anyHex,
  primary: anyHex,
  onPrimary: anyHex,
  accent: anyHex,
  line: anyHex,
  win: anyHex,
  loss: anyHex,
});
