import { describe, expect, it } from 'vitest';
import { findPlay, hasSeries } from '#domain/lottery/lottery.ts';
import { isBySeries } from '#domain/lottery/odds.ts';
import { findLottery, LOTTERIES } from '#lotteries/lotteries.ts';

describe('the lotteries', () => {
  it('are found by their own codes only', () => {
    for (const lottery of LOTTERIES) expect(findLottery(lottery.code)).toBe(lottery);
    expect(findLottery('unknown')).toBeNull();
  });

  it('share a schedule and a space where they share draws', () => {
    for (const { drawCode, schedule, space, source } of LOTTERIES) {
      const origin = findLottery(drawCode);
      expect(origin?.drawCode).toBe(drawCode);
      expect(origin?.source).toBe(source);
      expect(origin?.schedule).toEqual(schedule);
      expect([origin?.space.kind, origin?.space.length]).toEqual([space.kind, space.length]);
    }
  });

  it('draw a whole number of times a day and close before the draw', () => {
    for (const { schedule } of LOTTERIES) {
      expect(86_400 % schedule.everySeconds).toBe(0);
      expect(schedule.closeSeconds).toBeGreaterThan(0);
      expect(schedule.closeSeconds).toBeLessThan(schedule.everySeconds);
    }
  });
});

describe.each(LOTTERIES.map((lottery) => [lottery.code, lottery] as const))(
  '%s',
  (_code, lottery) => {
    it('finds each play by a code of its own', () => {
      for (const play of lottery.plays) {
        expect(findPlay(lottery, play.code)).toBe(play);
        expect(play.code).toBe(`${play.group}.${play.rule}`);
      }
      expect(findPlay(lottery, 'unknown.direct')).toBeNull();
    });

    it('has prizes that all follow the series, or none', () => {
      const prizes = lottery.plays.flatMap((play) => [...play.prizes.values()]);
      expect(prizes.every((prize) => isBySeries(prize) === hasSeries(lottery))).toBe(true);
    });

    it('has rows that can be filled, with symbols that are not separators', () => {
      for (const { rows, probes } of lottery.plays) {
        expect(probes.length).toBeGreaterThan(0);
        expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
        for (const { symbols, min, max } of rows) {
          expect(min).toBeLessThanOrEqual(max);
          expect(max).toBeLessThanOrEqual(symbols.length);
          expect(new Set(symbols).size).toBe(symbols.length);
          expect(symbols.every((symbol) => /^[A-Za-z0-9]+$/.test(symbol))).toBe(true);
        }
      }
    });
  },
);
