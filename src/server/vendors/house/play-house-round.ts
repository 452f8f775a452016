import { Problem } from '../../platform/problem.ts';
import type { WalletSession } from '../wallet-port.ts';
import { cancelRound } from './cancel-round.ts';
import { type DrawnRound, type DrawRequest, drawHouseRound } from './draw-house-round.ts';
import type { House } from './house.ts';
import { type HouseGame, isShared } from './house-games.ts';
import { takeJackpot } from './house-jackpot.ts';
import { markOpen } from './house-round.store.ts';
import { findOwnRound, type HouseRoundRow } from './house-rounds.ts';
import { betIdOf, HOUSE } from './house-transactions.ts';

export interface PlayRequest extends DrawRequest {
  token: string;
}

export interface PlayedRound {
  round: HouseRoundRow;
  balanceMicro: bigint;
}

/**
 * Plays one round: draws and stores the outcome, takes the stake, and only then returns the outcome.
 * `finishHouseRound` pays out. A jackpot is paid with the stake, so that no other round can take the
 * same pool.
 * @throws Problem STAKE_NOT_ALLOWED, SEED_NOT_CHOSEN, ROUND_OPEN, ROUND_TOO_SOON, and the wallet's
 * refusals.
 */
export async function playHouseRound(
  deps: House,
  session: WalletSession,
  request: PlayRequest,
): Promise<PlayedRound> {
  const game = gameOf(deps, session);
  // A round of a whole table is taken part in by a seat.
  if (isShared(game)) throw new Problem('INVALID_GAME');
  const drawn = await drawHouseRound(deps, session, game, request);
  const { round } = drawn;
  return round.status === 'staked'
    ? takeStake(deps, session, request.token, drawn)
    : { round, balanceMicro: await shownBalance(deps, session, round) };
}

/** The session's game as its brand has it played. @throws Problem INVALID_GAME */
export function gameOf({ games, policyOf }: House, session: WalletSession): HouseGame {
  const game = games.under(session.gameCode, policyOf(session.brand));
  if (game === null) throw new Problem('INVALID_GAME');
  return game;
}

/** The balance next to a round that is being shown: what it won of the jackpot appears at its end. */
async function shownBalance(
  deps: House,
  session: WalletSession,
  round: HouseRoundRow,
): Promise<bigint> {
  const balanceMicro = await deps.wallets[session.mode].balance(session);
  return round.status === 'open' ? balanceMicro - round.jackpotMicro : balanceMicro;
}

/** 5xx codes that still guarantee that no stake was taken. */
const SHUT: ReadonlySet<string> = new Set(['MAINTENANCE', 'GAME_MAINTENANCE']);

/** Takes the stake. A refusal cancels the round; an unknown result is left to the recovery job. */
async function takeStake(
  deps: House,
  session: WalletSession,
  token: string,
  { round, isNew }: DrawnRound,
): Promise<PlayedRound> {
  const { brand, memberId, gameCode, currency } = session;
  try {
    const answer = await deps.wallets[round.mode].bet(HOUSE, {
      brand,
      memberId,
      gameCode,
      currency,
      token,
      transactionId: betIdOf(round.id),
      roundRef: String(round.id),
      amountMicro: round.stakeMicro,
      jackpotContributionMicro: BigInt(round.jackpot?.contributionMicro ?? 0),
    });
    const jackpotMicro = await takeJackpot(deps, round);
    if (await markOpen(deps.db, round, { jackpotMicro })) {
      return { round: { ...round, jackpotMicro }, balanceMicro: answer.balanceMicro };
    }
  } catch (error) {
    const isRefused = error instanceof Problem && (error.status < 500 || SHUT.has(error.code));
    // A repeated request may be refused after the first one took the stake: the job finds out.
    if (isRefused && isNew) await cancelOrLeave(deps, round);
    throw error;
  }
  return moved(deps, session, round);
}

/** The job or a request with the same reference moved the round while the stake was being taken. */
async function moved(
  deps: House,
  session: WalletSession,
  { id }: HouseRoundRow,
): Promise<PlayedRound> {
  const round = await findOwnRound(deps.db, session, id);
  if (round === null || round.status === 'void' || round.status === 'voiding') {
    throw new Problem('ROUND_CLOSED');
  }
  return { round, balanceMicro: await shownBalance(deps, session, round) };
}

async function cancelOrLeave(deps: House, round: HouseRoundRow): Promise<void> {
  try {
    await cancelRound(deps, round);
  } catch (error) {
    // The player needs the wallet's refusal. The recovery job cancels the round.
    deps.log.warn(
      { err: error, roundId: String(round.id) },
      'a refused round is not cancelled yet',
    );
  }
}
