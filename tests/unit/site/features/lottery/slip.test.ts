import { expect, it } from 'vitest';
import type { LotteryLineEntry } from '#contract/generated/types.ts';
import { MOST_LINES } from '#domain/lottery/stake.ts';
import { addLines, EMPTY_SLIP, fitSlip } from '#site/features/lottery/slip.ts';
import { parseSlip } from '#site/features/lottery/slip-memory.ts';

const LINE: LotteryLineEntry = {
  play: 'fixed.fixed',
  selection: '1||||',
  units: 1,
  mode: 10,
  multiple: 1,
  series: 1900,
};
const lines = (count: number) => Array.from({ length: count }, () => LINE);
const SLIP = { numero: '1', lines: lines(2), draws: 5, stopOnWin: false };

it('takes as many lines as a ticket has, and none of a larger number', () => {
  const full = addLines(EMPTY_SLIP, lines(MOST_LINES), '1');
  expect(full).toMatchObject({ numero: '1', lines: { length: MOST_LINES } });
  expect(addLines(full ?? EMPTY_SLIP, lines(1), '1')).toBeNull();
  expect(addLines(EMPTY_SLIP, lines(MOST_LINES + 1), '1')).toBeNull();
});

it('moves a slip into the series and draws of the member who signs in', () => {
  const own = { ceilingSeries: 1880, floorSeries: 1700, chaseMost: 3 };
  const fitted = fitSlip(SLIP, own);
  expect(fitted.lines.map(({ series }) => series)).toEqual([1880, 1880]);
  expect(fitted.draws).toBe(3);
  expect(fitSlip(SLIP, { ...own, chaseMost: 0 }).draws).toBe(1);
});

it('reads back the slip that the tab kept', () => {
  expect(parseSlip(JSON.stringify(SLIP))).toEqual(SLIP);
});

it.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['null', 'null'],
  ['a line without a bet', JSON.stringify({ ...SLIP, lines: [{ ...LINE, play: undefined }] })],
  ['an unknown money mode', JSON.stringify({ ...SLIP, lines: [{ ...LINE, mode: 7 }] })],
  ['too many lines', JSON.stringify({ ...SLIP, lines: lines(MOST_LINES + 1) })],
])('starts with an empty slip when the tab kept %s', (_what, text) => {
  expect(parseSlip(text)).toEqual(EMPTY_SLIP);
});
