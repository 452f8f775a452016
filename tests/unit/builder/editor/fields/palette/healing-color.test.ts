import { describe, expect, it } from 'vitest';
import { paletteFromSeeds } from '#brand/seed-palette.ts';
import { allColors } from '../../../../../../builder/editor/fields/contrast-pairs.ts';
import { contrastFailures } from '../../../../../../builder/editor/fields/palette/contrast-failures.ts';
import { healingColor } from '../../../../../../builder/editor/fields/palette/healing-color.ts';

const pairs = [
  { id: 'text', foreground: 'text', background: 'bg', minimum: 4.5 },
  { id: 'primary', foreground: 'primary', background: 'paper', minimum: 4.5 },
  { id: 'button', foreground: 'onPrimary', background: 'primary', minimum: 4.5 },
];
const { light } = paletteFromSeeds('#1456A0');
const faded = { ...light, primary: '#8FB4E0' };
const none: ReadonlySet<string> = new Set();

const failuresOf = (scheme: object) => {
  const colors = allColors({ ...scheme });
  return colors === null ? ['no colours'] : contrastFailures(colors, pairs);
};

describe('healingColor', () => {
  it('heals every failing pair by one colour and breaks no other', () => {
    expect(failuresOf(faded)).toHaveLength(2);
    const healing = healingColor(faded, pairs, none);
    expect(healing).toMatchObject({ token: 'primary', from: '#8FB4E0', count: 2 });
    expect(failuresOf({ ...faded, primary: healing?.to })).toEqual([]);
  });

  it('proposes nothing where the colour is locked or no single colour is enough', () => {
    expect(healingColor(faded, pairs, new Set(['primary']))).toBeNull();
    const two = { ...faded, text: '#EEEEEE' };
    expect(healingColor(two, pairs, none)).toBeNull();
  });

  it('leaves a single failing pair to its own fix', () => {
    expect(healingColor({ ...light, text: '#EEEEEE' }, pairs, none)).toBeNull();
  });
});
