/**
 * When play began by this browser's own clock, kept for a reload of the tab. A launch token is never
 * stored: a reload launches again and resumes the open round.
 */
export interface SessionStart {
  readonly memberId: string;
  readonly gameCode: string;
  /** The server's start of play: another value is another session. */
  readonly startedAt: string;
}

export interface SessionStartMemory {
  /** @returns milliseconds since 1970 by this browser's clock; null: not remembered. */
  recall: (start: SessionStart) => number | null;
  keep: (start: SessionStart, openedAtMs: number) => void;
}

const KEY = 'game-start';

export function sessionStartMemory(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
): SessionStartMemory {
  return {
    recall(start) {
      try {
        const kept: unknown = JSON.parse(storage.getItem(KEY) ?? 'null');
        if (!isKept(kept)) return null;
        const isSame =
          kept.memberId === start.memberId &&
          kept.gameCode === start.gameCode &&
          kept.startedAt === start.startedAt;
        return isSame ? kept.openedAtMs : null;
      } catch {
        return null;
      }
    },
    keep({ memberId, gameCode, startedAt }, openedAtMs) {
      try {
        storage.setItem(KEY, JSON.stringify({ memberId, gameCode, startedAt, openedAtMs }));
      } catch {
        // Storage may be forbidden or full: the clock starts at zero after a reload.
      }
    },
  };
}

interface Kept extends SessionStart {
  readonly openedAtMs: number;
}

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null) return false;
  const { memberId, gameCode, startedAt, openedAtMs } = value as Record<string, unknown>;
  return (
    [memberId, gameCode, startedAt].every((text) => typeof text === 'string') &&
    typeof openedAtMs === 'number'
  );
}
