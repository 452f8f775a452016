import { randomInt } from 'node:crypto';
import type { VendorTitle } from '#contract/generated/types.ts';
import { symbolsOf } from './game-drawings.ts';
import { choicesOf } from './play.ts';

export interface DrawnRound {
  readonly payoutMicro: bigint;
  readonly symbols: readonly string[];
}

/** A draw below 2^40 is exact to twelve decimals and within what `randomInt` can give. */
const PARTS = 2 ** 40;

/** Payouts in stakes, and how likely each is where a title returns 100 %. The products sum to 1. */
const PAYS = [
  { times: 1n, chance: 0.24 },
  { times: 2n, chance: 0.13 },
  { times: 5n, chance: 0.04 },
  { times: 10n, chance: 0.015 },
  { times: 50n, chance: 0.003 },
] as const;

export interface Staked {
  readonly stakeMicro: bigint;
  /** Payouts are whole multiples of it: odds may leave a rest, which the supplier keeps. */
  readonly unitMicro: bigint;
  /** A side of the title; left out where only the stake is chosen. */
  readonly choice?: string | undefined;
}

/**
 * Draws a round whose mean payout is the title's published return.
 * @returns null for a side that the title does not have
 */
export function drawRound(
  title: VendorTitle,
  { stakeMicro, unitMicro, choice }: Staked,
): DrawnRound | null {
  const sides = choicesOf(title);
  const draw = randomInt(PARTS) / PARTS;
  if (sides.length > 0) {
    const side = sides.find(({ code }) => code === choice);
    if (side === undefined) return null;
    // Each side has its part of the line; the one drawn wins.
    let from = 0;
    const won = sides.find(({ chancePerTenThousand }) => {
      from += chancePerTenThousand / 10_000;
      return draw < from;
    });
    const isWon = won === side;
    const exactMicro = (stakeMicro * BigInt(side.oddsHundredths)) / 100n;
    return {
      payoutMicro: isWon ? exactMicro - (exactMicro % unitMicro) : 0n,
      symbols: won === undefined ? ['—'] : [won.code],
    };
  }
  if (choice !== undefined) return null;
  const returned = Number(title.returnPercents?.[0] ?? '95') / 100;
  let from = 0;
  const paid = PAYS.find(({ chance }) => {
    from += chance * returned;
    return draw < from;
  });
  return {
    payoutMicro: stakeMicro * (paid?.times ?? 0n),
    symbols: shownSymbols(title, paid === undefined ? 0 : PAYS.indexOf(paid) + 1),
  };
}

/** Three of a kind for a win, and never for a loss. */
function shownSymbols(title: VendorTitle, rank: number): string[] {
  const symbols = symbolsOf(title);
  const nameAt = (index: number): string => symbols[index % symbols.length] ?? '';
  if (rank > 0) return Array.from({ length: 3 }, () => nameAt(rank - 1));
  const first = randomInt(symbols.length);
  const other = first + 1 + randomInt(symbols.length - 1);
  return [nameAt(first), nameAt(other), nameAt(first)];
}
