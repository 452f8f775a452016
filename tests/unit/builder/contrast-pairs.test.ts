import { describe, expect, it } from 'vitest';
import { allColors, contrastOf } from '../../../builder/editor/fields/contrast-pairs.ts';

const given = {
  bg: '#FFFFFF',
  paper: '#FFFFFF',
  text: '#000000',
  text2: '#595959',
  primary: '#777777',
  onPrimary: '#FFFFFF',
  accent: '#0000FF',
  line: '#DDDDDD',
  win: '#00AA00',
  loss: '#AA0000',
};
const pairs = [
  { id: 'text', foreground: 'text', background: 'bg', minimum: 4.5 },
  { id: 'primary', foreground: 'onPrimary', background: 'primary', minimum: 4.5 },
  { id: 'surface', foreground: 'text', background: 'surface2', minimum: 4.5 },
];

describe('contrastOf', () => {
  it('tells the ratio of every pair a colour is in, on either side', () => {
    const colors = allColors(given);
    if (colors === null) throw new Error('these are colours');
    expect(contrastOf('text', colors, pairs).map(({ id, ratio }) => [id, ratio])).toEqual([
      ['text', 21],
      ['surface', expect.closeTo(18.7, 0)],
    ]);
    expect(contrastOf('primary', colors, pairs)).toEqual([
      { id: 'primary', other: 'onPrimary', ratio: 4.4, minimum: 4.5, passes: false },
    ]);
    expect(contrastOf('line', colors, pairs)).toEqual([]);
  });

  it('has nothing to say while a colour is still being typed', () => {
    expect(allColors({ ...given, primary: '#77' })).toBeNull();
    expect(allColors({ bg: '#FFFFFF' })).toBeNull();
    expect(allColors(undefined)).toBeNull();
  });
});
