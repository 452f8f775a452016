import type { LotteryFamily } from '#contract/generated/types.ts';
import type { Play } from '#domain/lottery/play.ts';
import type { Say } from '#ui/i18n/useTexts.ts';

/** Families whose texts of some bets differ from the general ones. */
const OWN_HOW: ReadonlySet<string> = new Set([
  'sides.ssc',
  'sides.race',
  'sides.dice',
  'sides.lucky28',
]);

export const menuName = (say: Say, group: string): string => say(`lottery-play:menu.${group}`);

export const ruleName = (say: Say, rule: string): string => say(`lottery-play:rule.${rule}`);

/** `First three · In order`. */
export const playName = (say: Say, { group, rule }: Pick<Play, 'group' | 'rule'>): string =>
  `${menuName(say, group)} · ${ruleName(say, rule)}`;

/** One sentence about what wins. */
export function howItWins(say: Say, { rule }: Pick<Play, 'rule'>, family: LotteryFamily): string {
  if (family === 'keno') return say('lottery-play:how.choose.keno');
  const own = `${rule}.${family}`;
  return say(`lottery-play:how.${OWN_HOW.has(own) ? own : rule}`);
}

/** A symbol as it is shown: numbers as they are. */
export const symbolName = (say: Say, symbol: string): string =>
  /^\d+$/.test(symbol) ? symbol : say(`lottery-play:symbol.${symbol}`);

/** A stored selection in words: `1, 2 | 3`. */
export const selectionWords = (say: Say, selection: string): string =>
  selection
    .split('|')
    .map((row) =>
      row === ''
        ? '–'
        : row
            .split(',')
            .map((symbol) => symbolName(say, symbol))
            .join(' '),
    )
    .join(' | ');
