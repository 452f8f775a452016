import { describe, expect, it } from 'vitest';
import { dayBars, everyDay } from '#agent/frame/day-bars.ts';
import { presetDays, presetOf } from '#agent/frame/day-presets.ts';
import { readTerms, seriesFault, shareFault, termsEntry } from '#agent/frame/terms-entry.ts';

describe('the presets of a period', () => {
  it.each([
    ['today', '2026-03-01', '2026-03-01'],
    ['yesterday', '2026-02-28', '2026-02-28'],
    ['last7', '2026-02-23', '2026-03-01'],
    ['last30', '2026-01-31', '2026-03-01'],
    ['thisMonth', '2026-03-01', '2026-03-01'],
    ['lastMonth', '2026-02-01', '2026-02-28'],
  ] as const)('%s is %s to %s', (preset, from, to) => {
    expect(presetDays(preset, '2026-03-01')).toEqual({ from, to });
  });

  it('are found again by their days', () => {
    expect(presetOf({ from: '2026-02-01', to: '2026-02-28' }, '2026-03-15')).toBe('lastMonth');
    expect(presetOf({ from: '2026-02-02', to: '2026-02-28' }, '2026-03-15')).toBeNull();
  });
});

describe('typed terms', () => {
  const bounds = { seriesFloor: 1700, own: { series: 1940, shareBasisPoints: 6_050 } };

  it('are read within the agent’s own', () => {
    expect(readTerms({ series: '1900', share: '60,5' }, bounds)).toEqual({
      series: 1900,
      shareBasisPoints: 6_050,
    });
    expect(readTerms({ series: '1942', share: '0' }, bounds)).toBeNull();
    expect(termsEntry({ series: 1900, shareBasisPoints: 6_050 })).toEqual({
      series: '1900',
      share: '60.50',
    });
  });

  it('say what is wrong with them', () => {
    const series = ['1901', '1698', '1942', 'x', '1940'].map((text) => seriesFault(text, bounds));
    expect(series).toEqual(['odd', 'low', 'high', 'odd', null]);
    const share = ['1.234', '60.51', '-1', '60.50'].map((text) => shareFault(text, bounds));
    expect(share).toEqual(['number', 'high', 'number', null]);
  });
});

describe('the bars of a chart', () => {
  it('stand on the zero line, above and below it', () => {
    const { bars, zero, highest, lowest } = dayBars(
      [
        { day: '2026-03-01', micro: 30n },
        { day: '2026-03-02', micro: -10n },
      ],
      100,
    );
    expect(bars.map(({ y, height }) => [y, height])).toEqual([
      [0, 75],
      [75, 25],
    ]);
    expect([zero, highest, lowest]).toEqual([75, 30n, -10n]);
  });

  it('have a place for days without anything', () => {
    const range = { from: '2026-02-27', to: '2026-03-01' };
    expect(everyDay(range, [{ day: '2026-02-28', micro: 5n }]).map(({ micro }) => micro)).toEqual([
      0n,
      5n,
      0n,
    ]);
  });
});
