import { openOutcomeStream } from '#domain/fairness/outcome-stream.ts';
import { inTransaction, isUniqueViolation } from '../../platform/db/in-transaction.ts';
import { newId } from '../../platform/id.ts';
import { Problem } from '../../platform/problem.ts';
import type { WalletSession } from '../wallet-port.ts';
import type { HouseDependencies } from './house-dependencies.ts';
import { findHouseGame, type HouseGame } from './house-games.ts';
import { drawJackpot, takeJackpot } from './house-jackpot.ts';
import {
  findByClientRef,
  findNewest,
  findUnfinished,
  type HouseRound,
  insertRound,
  moveRound,
} from './house-rounds.ts';
import { currentSeeds, takeNonce } from './house-seeds.ts';
import { betIdOf, HOUSE } from './house-transactions.ts';

export interface PlayRequest {
  token: string;
  stakeMicro: bigint;
  /** Made by the client once a round, so that a request sent twice is one round. */
  clientRef: string;
}

/**
 * Plays one round: the outcome is drawn and stored first, then the stake is taken, and only then is
 * the outcome told. The payout follows with `finishHouseRound`; a jackpot is paid with the stake, so
 * that nobody else can take the same pool.
 * @throws Problem STAKE_NOT_ALLOWED, ROUND_OPEN, ROUND_TOO_SOON, and the wallet's refusals.
 */
export async function playHouseRound(
  deps: HouseDependencies,
  request: PlayRequest,
): Promise<{ round: HouseRound; balanceMicro: bigint }> {
  const session = await deps.wallet.checkSession(HOUSE, request.token);
  const game = gameOf(session);
  const known = await findByClientRef(deps.db, session, request.clientRef);
  if (known !== null) {
    if (known.stakeMicro !== request.stakeMicro) throw new Problem('IDEMPOTENCY_MISMATCH');
    if (known.status === 'void') throw new Problem('ROUND_CLOSED');
  }
  const round = known ?? (await drawRound(deps, session, game, request));
  return takeStake(deps, session, request.token, round);
}

export function gameOf(session: WalletSession): HouseGame {
  const game = findHouseGame(session.gameCode);
  if (game === null) throw new Problem('INVALID_GAME');
  return game;
}

async function drawRound(
  deps: HouseDependencies,
  session: WalletSession,
  game: HouseGame,
  request: PlayRequest,
): Promise<HouseRound> {
  if (!game.stakesMicro[session.currency]?.includes(request.stakeMicro)) {
    throw new Problem('STAKE_NOT_ALLOWED', { fields: { '/stakeMicro': { code: 'enum' } } });
  }
  // Outside the next transaction, so that a first pair and a pool that began stay even if this round
  // is refused.
  await inTransaction(deps.db, (tx) => currentSeeds(tx, session, deps.clock));
  const terms = await deps.jackpots.termsFor(session);
  try {
    return await inTransaction(deps.db, async (tx) => {
      const seeds = await takeNonce(tx, session, deps.clock);
      // The seed's row is locked from here on: nobody else draws for this player and game.
      if ((await findUnfinished(tx, session)) !== null) throw new Problem('ROUND_OPEN');
      const startedAt = deps.clock.now();
      const waitMs = await msUntilAllowed(tx, session, game, startedAt);
      if (waitMs > 0) {
        throw new Problem('ROUND_TOO_SOON', {
          retryAfterSeconds: waitMs / 1000,
          value: { waitMs },
        });
      }
      const { serverSeed, clientSeed, nonce } = seeds;
      const stream = openOutcomeStream({ serverSeed, clientSeed, nonce });
      const outcome = game.play({ stakeMicro: request.stakeMicro, stream });
      const round: HouseRound = {
        id: newId(),
        brand: session.brand,
        memberId: session.memberId,
        gameCode: game.code,
        gameVersion: game.version,
        clientRef: request.clientRef,
        seedId: seeds.id,
        nonce,
        currency: session.currency,
        stakeMicro: request.stakeMicro,
        payoutMicro: outcome.payoutMicro,
        events: outcome.events,
        jackpot: terms === null ? null : drawJackpot(seeds, request.stakeMicro, terms),
        jackpotMicro: 0n,
        status: 'staked',
        startedAt,
        finishedAt: null,
      };
      await insertRound(tx, round);
      return round;
    });
  } catch (error) {
    // The same request came twice at once: the other one draws it.
    if (isUniqueViolation(error)) throw new Problem('ROUND_OPEN', { cause: error });
    throw error;
  }
}

async function msUntilAllowed(
  tx: Parameters<typeof findNewest>[0],
  session: WalletSession,
  game: HouseGame,
  now: Date,
): Promise<number> {
  const newest = await findNewest(tx, session);
  if (newest === null) return 0;
  return newest.startedAt.getTime() + game.minRoundMs - now.getTime();
}

/** Refusals that are no doubt, though by their status the caller may try again later. */
const SHUT: ReadonlySet<string> = new Set(['MAINTENANCE', 'GAME_MAINTENANCE']);

/** Asks the wallet for the stake; a refusal voids the round, a doubt leaves it for the recovery job. */
async function takeStake(
  deps: HouseDependencies,
  session: WalletSession,
  token: string,
  round: HouseRound,
): Promise<{ round: HouseRound; balanceMicro: bigint }> {
  if (round.status !== 'staked') {
    const balanceMicro = await deps.wallet.balance(session);
    // What was won with the stake is told at the end of the show.
    const untoldMicro = round.status === 'open' ? round.jackpotMicro : 0n;
    return { round, balanceMicro: balanceMicro - untoldMicro };
  }
  const { brand, memberId, gameCode, currency } = session;
  try {
    const answer = await deps.wallet.bet(HOUSE, {
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
    await inTransaction(deps.db, (tx) =>
      moveRound(tx, round.id, 'staked', { status: 'open', jackpotMicro }),
    );
    return { round: { ...round, jackpotMicro }, balanceMicro: answer.balanceMicro };
  } catch (error) {
    if (error instanceof Problem && (error.status < 500 || SHUT.has(error.code))) {
      const at = deps.clock.now();
      await inTransaction(deps.db, (tx) =>
        moveRound(tx, round.id, 'staked', { status: 'void', at }),
      );
    }
    throw error;
  }
}
