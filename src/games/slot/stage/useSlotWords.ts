import { useMemo } from 'react';
import type { SlotTitle } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import type { Win } from './pictures.ts';

export interface SlotWords {
  /** Name of a symbol; its code where this title has no such symbol. */
  nameOf: (code: string) => string;
  /** `Line 3 · 4 × Koi`, or `12 ways · 4 × Koi`. */
  ofWin: (win: Win) => string;
  /** `25 lines`, or `243 ways`. */
  inPlay: string;
}

/** What a title's symbols and wins are called in the player's language. */
export function useSlotWords(title: SlotTitle): SlotWords {
  const say = useTexts('slot');
  return useMemo(() => {
    const { symbols, wild, scatter, hold, pays, parts, rows } = title;
    const pictures = new Map(
      [...symbols, wild, scatter, hold].flatMap((symbol) =>
        symbol === null ? [] : [[symbol.code, symbol.picture] as const],
      ),
    );
    const nameOf = (code: string): string => {
      const picture = pictures.get(code);
      return picture === undefined ? code : say(`slot:symbol.${picture}`);
    };
    return {
      nameOf,
      ofWin(win) {
        const values = { count: win.count, symbol: nameOf(win.symbol) };
        return win.type === 'lineWon'
          ? say('slot:plate.line', { ...values, line: win.line })
          : say('slot:plate.ways', { ...values, ways: win.ways });
      },
      inPlay:
        pays === 'lines'
          ? say('slot:plate.lines', { lines: parts })
          : say('slot:plate.allWays', { ways: rows ** title.strips.base.length }),
    };
  }, [title, say]);
}
