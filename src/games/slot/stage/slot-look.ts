import type { SlotTitle } from '#contract/generated/types.ts';
import type { SymbolWindow } from '../events.ts';

/** What a stage draws a title from. */
export interface SlotLook {
  readonly rows: number;
  /** Every symbol, dearest first, then the signs. */
  readonly codes: readonly string[];
  readonly wild: string | null;
  /** What counts in any position: the scatter, or the coin. */
  readonly special: string | null;
  /** So many specials make the next reels turn longer. */
  readonly suspenseFrom: number;
  readonly strips: Readonly<Record<'base' | 'free', readonly (readonly string[])[]>>;
  readonly lineCount: number;
  /** Name of a symbol's picture among the brand's drawings; null: no symbol of this title. */
  readonly pictureOf: (code: string) => string | null;
}

const looks = new WeakMap<SlotTitle, SlotLook>();

/** The look of a title, made once: every drawing of a round asks for it. */
export function slotLook(title: SlotTitle): SlotLook {
  const known = looks.get(title);
  if (known !== undefined) return known;
  const look = lookOf(title);
  looks.set(title, look);
  return look;
}

function lookOf(title: SlotTitle): SlotLook {
  const { symbols, wild, scatter, hold } = title;
  const pictures = new Map([
    ...symbols.map(({ code, picture }) => [code, picture] as const),
    ...(wild === null ? [] : [[wild.code, `wild-${wild.picture}`] as const]),
    ...[scatter, hold].flatMap((sign) =>
      sign === null ? [] : [[sign.code, `scatter-${sign.picture}`] as const],
    ),
  ]);
  const base = title.strips.base.map((strip) => strip.split(' '));
  const first = scatter?.awards[0]?.count ?? hold?.from ?? Number.POSITIVE_INFINITY;
  return {
    rows: title.rows,
    codes: [...pictures.keys()],
    wild: wild?.code ?? null,
    special: scatter?.code ?? hold?.code ?? null,
    suspenseFrom: first - 1,
    strips: { base, free: title.strips.free?.map((strip) => strip.split(' ')) ?? base },
    lineCount: title.parts,
    pictureOf: (code) => pictures.get(code) ?? null,
  };
}

/**
 * Where the reels rest before the first round: nothing wins, since the second reel shows nothing of
 * the first, and the middle ones show wild and special where they can.
 */
export function restingStops({ strips, rows, wild, special }: SlotLook): readonly number[] {
  const stopsOf = (reel: number): number[] => [...(strips.base[reel] ?? []).keys()];
  const shownAt = (reel: number, stop: number): readonly string[] => {
    const strip = strips.base[reel] ?? [];
    return Array.from({ length: rows }, (_, row) => strip[(stop + row) % strip.length] ?? '');
  };
  const stopWhere = (reel: number, fits: (shown: readonly string[]) => boolean): number =>
    stopsOf(reel).find((stop) => fits(shownAt(reel, stop))) ?? 0;
  const isPlain = (shown: readonly string[]): boolean =>
    !shown.some((symbol) => symbol === wild || symbol === special);
  const begin = stopsOf(0)
    .filter((stop) => isPlain(shownAt(0, stop)))
    // The more kinds of symbols it shows, the better.
    .toSorted((a, b) => new Set(shownAt(0, b)).size - new Set(shownAt(0, a)).size)
    .map((first) => {
      const shown = shownAt(0, first);
      const second = stopsOf(1).find((stop) => {
        const there = shownAt(1, stop);
        return isPlain(there) && !there.some((symbol) => shown.includes(symbol));
      });
      return { first, second };
    })
    .find(({ second }) => second !== undefined);
  return [
    begin?.first ?? 0,
    begin?.second ?? 0,
    stopWhere(2, (shown) => shown[1] === wild || (wild === null && shown[1] === special)),
    stopWhere(3, (shown) => shown[rows - 1] === special),
    stopWhere(4, (shown) => isPlain(shown) && new Set(shown).size === rows),
  ];
}

/** The window at stops of the paid spin's strips. */
export function restingWindow({ strips, rows }: SlotLook, stops: readonly number[]): SymbolWindow {
  return strips.base.map((strip, reel) =>
    Array.from(
      { length: rows },
      (_, row) => strip[((stops[reel] ?? 0) + row) % strip.length] ?? '',
    ),
  );
}
