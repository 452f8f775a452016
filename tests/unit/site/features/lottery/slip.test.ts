import { expect, it } from 'vitest';
import type { LotteryLineEntry } from '#contract/generated/types.ts';
import { MOST_LINES } from '#domain/lottery/stake.ts';
import { addLines, EMPTY_SLIP } from '#site/features/lottery/slip.ts';

const LINE: LotteryLineEntry = {
  play: 'fixed.fixed',
  selection: '1||||',
  units: 1,
  mode: 10,
  multiple: 1,
  series: 1900,
};
const lines = (count: number) => Array.from({ length: count }, () => LINE);

it('takes as many lines as a ticket has, and none of a larger number', () => {
  const full = addLines(EMPTY_SLIP, lines(MOST_LINES), '1');
  expect(full).toMatchObject({ numero: '1', lines: { length: MOST_LINES } });
  expect(addLines(full ?? EMPTY_SLIP, lines(1), '1')).toBeNull();
  expect(addLines(EMPTY_SLIP, lines(MOST_LINES + 1), '1')).toBeNull();
});
