import type { HouseSession } from '#contract/generated/types.ts';
import { ProblemError } from '#contract/problem-error.ts';
import type { HouseCalls } from './house-calls.ts';
import { randomClientSeed } from './random-client-seed.ts';
import type { SessionStartMemory } from './session-start-memory.ts';

export interface OpenedGame {
  readonly session: HouseSession;
  readonly house: HouseCalls;
  /** By this browser's clock, milliseconds since 1970. */
  readonly openedAtMs: number;
}

export interface OpenGameRequest {
  readonly memberId: string;
  readonly gameCode: string;
  readonly memory: SessionStartMemory;
  /** Asks the site for a launch token. */
  readonly launch: () => Promise<string>;
  readonly houseOf: (token: string) => HouseCalls;
  readonly nowMs: () => number;
}

/**
 * Launches a game. The token lives in this page's memory alone; the server continues an open round and,
 * within one sign-in, the session's start.
 * @throws ProblemError
 */
export async function openGame(request: OpenGameRequest): Promise<OpenedGame> {
  const { memberId, gameCode, memory } = request;
  const house = request.houseOf(await request.launch());
  const session = await withSeeds(house, await house.read());
  const start = { memberId, gameCode, startedAt: session.startedAt };
  const openedAtMs = memory.recall(start) ?? request.nowMs();
  memory.keep(start, openedAtMs);
  return { session, house, openedAtMs };
}

/**
 * A player without a pair of seeds gets a client seed from this browser, now that the commitment has
 * been shown. The player may replace it before the first round.
 */
async function withSeeds(house: HouseCalls, session: HouseSession): Promise<HouseSession> {
  if (session.seeds !== null) return session;
  const { nextServerSeedHash } = session;
  try {
    const chosen = await house.rotate({
      serverSeedHash: null,
      nextServerSeedHash,
      clientSeed: randomClientSeed(),
    });
    return { ...session, seeds: chosen.current, nextServerSeedHash: chosen.nextServerSeedHash };
  } catch (error) {
    const code = error instanceof ProblemError ? error.code : null;
    // Another window has chosen and may have rotated since.
    if (code === 'SEED_NOT_FOUND' || code === 'ROUND_OPEN') return house.read();
    throw error;
  }
}
