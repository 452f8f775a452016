import type { HouseRound, SeedCommitment, SeriesCommitment } from '#contract/generated/types.ts';

/**
 * Commitments that this browser was shown, and the one it relied on for each round it played. The
 * fairness page compares a round with this memory and not with what the server says today.
 */
export interface SeenCommitments {
  /** The pair in use and the commitment of the next pair, as the server showed them. */
  see: (gameCode: string, current: SeedCommitment | null, nextServerSeedHash: string) => void;
  /**
   * The series of each stake and the ones after them, where rounds are tickets. A ticket is drawn with the
   * pair of its series, and the player's own pair promises nothing about it.
   */
  seeSeries: (gameCode: string, series: readonly SeriesCommitment[]) => void;
  /** After a round was played here: what had been shown before it. */
  keepRound: (round: Pick<HouseRound, 'gameCode' | 'roundId' | 'serverSeedHash'>) => void;
  /** The hash shown before the round; null when this browser did not play it or forgot it. */
  shownBefore: (gameCode: string, roundId: string) => string | null;
}

const KEY = 'seen-commitments';
/** Per game. Older ones are forgotten, so that the memory stays within some 20 kB. */
const MAX_HASHES = 50;
const MAX_ROUNDS = 200;

interface Seen {
  /** The hash of the pair in use, as last shown. */
  current: string | null;
  /** Every hash shown, oldest first. */
  hashes: readonly string[];
  /** Round and the hash shown before it, oldest first. */
  rounds: readonly (readonly [roundId: string, hash: string])[];
}

const NOTHING: Seen = { current: null, hashes: [], rounds: [] };

export function seenCommitments(storage: Pick<Storage, 'getItem' | 'setItem'>): SeenCommitments {
  const read = (gameCode: string): Seen => {
    try {
      const kept: unknown = JSON.parse(storage.getItem(`${KEY}:${gameCode}`) ?? 'null');
      return isSeen(kept) ? kept : NOTHING;
    } catch {
      return NOTHING;
    }
  };
  const write = (gameCode: string, seen: Seen): void => {
    try {
      storage.setItem(`${KEY}:${gameCode}`, JSON.stringify(seen));
    } catch {
      // Storage may be forbidden or full: the page then says that it cannot compare.
    }
  };
  const remember = (gameCode: string, current: string | null, shown: readonly string[]): void => {
    const seen = read(gameCode);
    const hashes = [...seen.hashes.filter((hash) => !shown.includes(hash)), ...shown];
    write(gameCode, { ...seen, current, hashes: hashes.slice(-MAX_HASHES) });
  };
  return {
    see(gameCode, current, nextServerSeedHash) {
      const inUse = current?.serverSeedHash ?? null;
      remember(gameCode, inUse, [...(inUse === null ? [] : [inUse]), nextServerSeedHash]);
    },
    seeSeries(gameCode, series) {
      const shown = series.flatMap(({ serverSeedHash, nextServerSeedHash }) =>
        serverSeedHash === null ? [nextServerSeedHash] : [serverSeedHash, nextServerSeedHash],
      );
      remember(gameCode, null, shown);
    },
    keepRound({ gameCode, roundId, serverSeedHash }) {
      const seen = read(gameCode);
      const shown = seen.hashes.includes(serverSeedHash) ? serverSeedHash : seen.current;
      // The first answer counts: a later one cannot rewrite it.
      if (shown === null || seen.rounds.some(([id]) => id === roundId)) return;
      write(gameCode, {
        ...seen,
        rounds: [...seen.rounds, [roundId, shown] as const].slice(-MAX_ROUNDS),
      });
    },
    shownBefore(gameCode, roundId) {
      return read(gameCode).rounds.find(([id]) => id === roundId)?.[1] ?? null;
    },
  };
}

function isSeen(value: unknown): value is Seen {
  if (typeof value !== 'object' || value === null) return false;
  const { current, hashes, rounds } = value as Record<string, unknown>;
  return (
    (current === null || typeof current === 'string') &&
    Array.isArray(hashes) &&
    hashes.every((hash) => typeof hash === 'string') &&
    Array.isArray(rounds) &&
    rounds.every(
      (round) =>
        Array.isArray(round) &&
        round.length === 2 &&
        round.every((text) => typeof text === 'string'),
    )
  );
}
