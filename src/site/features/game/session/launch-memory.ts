/** A launch that this tab goes on with after a reload, so that clock and totals go on too. */
export interface RememberedLaunch {
  readonly token: string;
  /** By this browser's own clock, so that a wrong one does no harm. Milliseconds since 1970. */
  readonly openedAtMs: number;
}

export interface LaunchMemory {
  recall: (memberId: string, gameCode: string) => RememberedLaunch | null;
  keep: (memberId: string, gameCode: string, launch: RememberedLaunch) => void;
}

const KEY = 'game-launch';

/**
 * Kept for one member and one game: whoever signs in next on this tab must never play with the
 * token of who was here before.
 */
export function launchMemory(storage: Pick<Storage, 'getItem' | 'setItem'>): LaunchMemory {
  return {
    recall(memberId, gameCode) {
      try {
        const kept: unknown = JSON.parse(storage.getItem(KEY) ?? 'null');
        if (!isKept(kept)) return null;
        if (kept.memberId !== memberId || kept.gameCode !== gameCode) return null;
        return { token: kept.token, openedAtMs: kept.openedAtMs };
      } catch {
        return null;
      }
    },
    keep(memberId, gameCode, launch) {
      try {
        storage.setItem(KEY, JSON.stringify({ memberId, gameCode, ...launch }));
      } catch {
        // Storage may be forbidden or full: after a reload the session begins anew.
      }
    },
  };
}

interface Kept extends RememberedLaunch {
  readonly memberId: string;
  readonly gameCode: string;
}

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null) return false;
  const { memberId, gameCode, token, openedAtMs } = value as Record<string, unknown>;
  return (
    [memberId, gameCode, token].every((text) => typeof text === 'string') &&
    typeof openedAtMs === 'number'
  );
}
