import { MONEY_MODES, type MoneyMode } from '#domain/lottery/stake.ts';

/** What a player chose last at a lottery. */
export interface BoardMemory {
  readonly mode: MoneyMode;
  /** null: not chosen; the ceiling. */
  readonly series: number | null;
}

const keyOf = (gameCode: string): string => `lottery-board:${gameCode}`;

export function readBoardMemory(gameCode: string): BoardMemory {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(gameCode)) ?? '{}');
    const { mode, series } = stored as Partial<BoardMemory>;
    const known = MONEY_MODES.find((one) => one === mode);
    return { mode: known ?? 1000, series: typeof series === 'number' ? series : null };
  } catch {
    return { mode: 1000, series: null };
  }
}

export function writeBoardMemory(gameCode: string, memory: BoardMemory): void {
  try {
    localStorage.setItem(keyOf(gameCode), JSON.stringify(memory));
  } catch {
    // A browser that keeps nothing remembers nothing.
  }
}
