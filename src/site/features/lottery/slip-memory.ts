import type { LotteryLineEntry } from '#contract/generated/types.ts';
import { MONEY_MODES, MOST_LINES } from '#domain/lottery/stake.ts';
import { EMPTY_SLIP, type Slip } from './slip.ts';

const keyOf = (gameCode: string): string => `lottery-slip/${gameCode}`;

/** The slip that this tab kept, as after signing in at another site. */
export function readSlip(gameCode: string): Slip {
  try {
    return parseSlip(sessionStorage.getItem(keyOf(gameCode)));
  } catch {
    return EMPTY_SLIP;
  }
}

/** Keeps a slip until the tab is closed or the player signs out. */
export function keepSlip(gameCode: string, slip: Slip): void {
  try {
    if (slip.lines.length === 0) sessionStorage.removeItem(keyOf(gameCode));
    else sessionStorage.setItem(keyOf(gameCode), JSON.stringify(slip));
  } catch {
    // Without storage the slip lasts as long as the page.
  }
}

/**
 * Reads a stored slip. Storage may hold anything, and a slip that cannot be read is empty.
 * @internal Tests state the rule.
 */
export function parseSlip(text: string | null): Slip {
  if (text === null) return EMPTY_SLIP;
  try {
    const { numero, lines, draws, stopOnWin } = JSON.parse(text) as Partial<Slip>;
    if (typeof numero !== 'string' || !Array.isArray(lines) || lines.length > MOST_LINES) {
      return EMPTY_SLIP;
    }
    if (lines.length === 0 || !lines.every(isLine)) return EMPTY_SLIP;
    return {
      numero,
      lines,
      draws: Number.isInteger(draws) ? Number(draws) : 1,
      stopOnWin: stopOnWin !== false,
    };
  } catch {
    return EMPTY_SLIP;
  }
}

function isLine(value: unknown): value is LotteryLineEntry {
  if (typeof value !== 'object' || value === null) return false;
  const { play, selection, units, mode, multiple, series } = value as Record<string, unknown>;
  return (
    typeof play === 'string' &&
    typeof selection === 'string' &&
    MONEY_MODES.some((known) => known === mode) &&
    [units, multiple, series].every(Number.isSafeInteger)
  );
}
