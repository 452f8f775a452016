import type { HouseSession } from '#contract/generated/types.ts';
import { ProblemError } from '#contract/problem-error.ts';
import type { HouseCalls } from './house-calls.ts';
import type { LaunchMemory } from './launch-memory.ts';

export interface OpenedGame {
  readonly session: HouseSession;
  readonly house: HouseCalls;
  /** By this browser's clock, milliseconds since 1970. */
  readonly openedAtMs: number;
}

export interface OpenGameRequest {
  readonly memberId: string;
  readonly gameCode: string;
  readonly memory: LaunchMemory;
  /** Asks the site for a launch token. */
  readonly launch: () => Promise<string>;
  readonly houseOf: (token: string) => HouseCalls;
  readonly nowMs: () => number;
  /** Begin a new session even if one is remembered. */
  readonly anew?: boolean;
}

/**
 * Opens a game: goes on with this tab's session if it still counts, else launches a new one.
 * @throws ProblemError
 */
export async function openGame(request: OpenGameRequest): Promise<OpenedGame> {
  const { memberId, gameCode, memory, houseOf, anew = false } = request;
  const known = anew ? null : memory.recall(memberId, gameCode);
  if (known !== null) {
    const house = houseOf(known.token);
    const session = await readIfLive(house);
    if (session !== null && session.gameCode === gameCode) {
      return { session, house, openedAtMs: known.openedAtMs };
    }
  }
  const token = await request.launch();
  const openedAtMs = request.nowMs();
  memory.keep(memberId, gameCode, { token, openedAtMs });
  const house = houseOf(token);
  return { session: await house.read(), house, openedAtMs };
}

async function readIfLive(house: HouseCalls): Promise<HouseSession | null> {
  try {
    return await house.read();
  } catch (error) {
    const code = error instanceof ProblemError ? error.code : null;
    if (code === 'INVALID_TOKEN' || code === 'TOKEN_EXPIRED') return null;
    throw error;
  }
}
