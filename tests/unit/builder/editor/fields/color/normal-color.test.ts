import { describe, expect, it } from 'vitest';
import {
  normalColor,
  wholeHex,
} from '../../../../../../builder/editor/fields/color/normal-color.ts';

describe('normalColor', () => {
  it.each([
    ['#1f6feb', '#1F6FEB'],
    ['1f6feb', '#1F6FEB'],
    ['#abc', '#AABBCC'],
    [' ABC; ', '#AABBCC'],
    ['#1f6febff', '#1F6FEB'],
    ['rgb(1, 2, 3)', '#010203'],
    ['rgb(10% 20% 30%)', '#1A334D'],
    ['RGB(300 0 0)', '#FF0000'],
    ['hsl(120deg 100% 25%)', '#008000'],
    ['hsl(120, 100%, 25%)', '#008000'],
    ['hwb(120 0% 0%)', '#00FF00'],
    ['oklch(0.7 0.1 150)', '#6FB07D'],
    ['oklab(0.5 0 0)', '#636363'],
    ['lab(50% 0 0)', '#777777'],
    ['RebeccaPurple', '#663399'],
  ])('reads %s', (text, hex) => {
    expect(normalColor(text)).toEqual({ hex, fault: null });
  });

  it('brings a colour outside sRGB into it', () => {
    expect(normalColor('oklch(70% 0.3 150)')).toEqual({ hex: '#00BE58', fault: null });
  });

  it.each(['', '#12', 'blurple', 'rgb(1, 2)', 'constructor', 'currentColor'])(
    'rejects %o',
    (text) => {
      expect(normalColor(text)).toEqual({ hex: null, fault: 'notColor' });
    },
  );

  it.each(['transparent', 'rgb(1 2 3 / 50%)', '#1f6feb80'])(
    'rejects the transparent %s',
    (text) => {
      expect(normalColor(text)).toEqual({ hex: null, fault: 'transparent' });
    },
  );
});

describe('wholeHex', () => {
  it('knows a complete hex colour with or without its sign, and nothing else', () => {
    expect(['#1f6feb', '1F6FEB', '#abc', '#1f6febff', 'red'].map(wholeHex)).toEqual([
      '#1F6FEB',
      '#1F6FEB',
      null,
      null,
      null,
    ]);
  });
});
