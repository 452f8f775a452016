import { isDeepStrictEqual } from 'node:util';
import { isClientSeed } from '#domain/fairness/round-seeds.ts';
import type { JsonObject } from '#games/game-rules.ts';
import { feedsJackpot } from '#games/game-title.ts';
import { chipCount } from '#games/kit/chips.ts';
import { openRoundStream } from '#games/round-stream.ts';
import type { Db } from '../../platform/db/database.ts';
import { isUniqueViolation } from '../../platform/db/in-transaction.ts';
import { newId } from '../../platform/id.ts';
import { Problem } from '../../platform/problem.ts';
import type { WalletSession } from '../wallet-port.ts';
import { type DrawBasis, readBasis, ticketOf } from './draw-basis.read.ts';
import type { House } from './house.ts';
import type { HouseGame } from './house-games.ts';
import { drawJackpot } from './house-jackpot.ts';
import { beginSeries, ownWager, seriesOwner, ticketWager } from './house-series.ts';
import { insertDrawn } from './house-round.store.ts';
import { findOwnRound, type HouseRoundRow } from './house-rounds.ts';

export interface DrawRequest {
  stakeMicro: bigint;
  wager: JsonObject;
  /** Made by the client once a round: the same reference is the same round. */
  clientRef: string;
}

export interface DrawnRound {
  round: HouseRoundRow;
  /** false: an earlier request with the same reference drew it. */
  isNew: boolean;
}

/** Another round or a rotation may come between reading the nonce and taking it. */
const ATTEMPTS = 4;
/** Many players take tickets of one series: a place that was taken meanwhile is tried again. */
const SERIES_ATTEMPTS = 40;

/**
 * Draws the round and stores it, or finds the round of an earlier request with the same reference.
 * One read, then one write that holds only while the nonce is still free. Two draws at once: one
 * writes, and the other reads again and finds its round or a round under way.
 * @throws Problem STAKE_NOT_ALLOWED, WAGER_NOT_ALLOWED, SEED_NOT_CHOSEN, ROUND_OPEN, ROUND_TOO_SOON, ROUND_CLOSED,
 * IDEMPOTENCY_MISMATCH
 */
export async function drawHouseRound(
  deps: House,
  session: WalletSession,
  game: HouseGame,
  request: DrawRequest,
): Promise<DrawnRound> {
  const { series } = game;
  const owner = series === null ? session : seriesOwner(session, game, request.stakeMicro);
  const attempts = series === null ? ATTEMPTS : SERIES_ATTEMPTS;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const basis = await readBasis(deps.db, session, owner, request.clientRef);
    if (basis.known_id !== null) {
      const known = await findKnown(deps.db, session, game, basis.known_id, request);
      return { round: known, isNew: false };
    }
    if (series !== null && (basis.seed_id === null || basis.next_nonce >= series.tickets)) {
      judge(game, session, request);
      await beginSeries(deps, owner, series.tickets);
      continue;
    }
    const { round, sold } = await decide(deps, session, game, request, basis);
    try {
      if (await insertDrawn(deps.db, round, sold)) return { round, isNew: true };
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
    }
  }
  throw new Problem('ROUND_OPEN');
}

async function findKnown(
  db: Db,
  session: WalletSession,
  { series }: HouseGame,
  id: bigint,
  request: DrawRequest,
): Promise<HouseRoundRow> {
  const known = await findOwnRound(db, session, id);
  if (known === null) throw new Problem('IDEMPOTENCY_MISMATCH');
  const wager = series === null ? known.wager : ownWager(known.wager);
  const isSame = known.stakeMicro === request.stakeMicro && isDeepStrictEqual(wager, request.wager);
  if (!isSame) throw new Problem('IDEMPOTENCY_MISMATCH');
  if (known.status === 'void' || known.status === 'voiding') throw new Problem('ROUND_CLOSED');
  return known;
}

interface Decided {
  readonly round: HouseRoundRow;
  /** Sold places of the series with the ticket's; null: the round is not a ticket. */
  readonly sold: string | null;
}

async function decide(
  deps: House,
  session: WalletSession,
  game: HouseGame,
  request: DrawRequest,
  basis: DrawBasis,
): Promise<Decided> {
  judge(game, session, request);
  if (basis.unfinished_id !== null) throw new Problem('ROUND_OPEN');
  if (basis.seed_id === null || !isClientSeed(basis.client_seed)) {
    throw new Problem('SEED_NOT_CHOSEN');
  }
  const startedAt = deps.clock.now();
  checkPace(game, basis.newest_at, startedAt);
  // Play money feeds no jackpot and takes none.
  const draws = session.mode === 'real' && feedsJackpot(game);
  const terms = draws ? await deps.jackpots.termsFor(session) : null;
  const { server_seed: serverSeed, client_seed: clientSeed, next_nonce: nonce } = basis;
  const seeds = { serverSeed, clientSeed, nonce };
  const { stakeMicro } = request;
  const ticket = game.series === null ? null : ticketOf(basis);
  const wager = ticket === null ? request.wager : ticketWager(request.wager, ticket);
  const stream = openRoundStream(game, seeds);
  const outcome = game.play({ stakeMicro, wager, actions: [], stream });
  const sold = ticket && (game.series?.soldAfter?.(openRoundStream(game, seeds), ticket) ?? null);
  const round: HouseRoundRow = {
    id: newId(),
    mode: session.mode,
    brand: session.brand,
    memberId: session.memberId,
    gameCode: game.code,
    gameVersion: game.version,
    clientRef: request.clientRef,
    seedId: basis.seed_id,
    serverSeedHash: basis.server_seed_hash,
    clientSeed,
    revealedServerSeed: null,
    nonce,
    currency: session.currency,
    stakeMicro,
    raisedMicro: 0n,
    raise: null,
    raiseAttempts: 0,
    wager,
    actions: [],
    decided: outcome.isOver,
    payoutMicro: outcome.payoutMicro,
    events: outcome.events,
    jackpot: terms === null ? null : drawJackpot(seeds, stakeMicro, terms),
    jackpotMicro: 0n,
    status: 'staked',
    startedAt,
    finishedAt: null,
  };
  return { round, sold };
}

/** @throws Problem WAGER_NOT_ALLOWED, STAKE_NOT_ALLOWED */
function judge(game: HouseGame, { currency }: WalletSession, request: DrawRequest): void {
  game.judgeWager(request.wager);
  if (!mayStake(game, currency, request)) {
    throw new Problem('STAKE_NOT_ALLOWED', { fields: { '/stakeMicro': { code: 'enum' } } });
  }
}

/** Chips are worth the smallest stake, so a stake is as many of it as lie on the table. */
function mayStake(game: HouseGame, currency: string, { stakeMicro, wager }: DrawRequest): boolean {
  const stakes = game.stakesMicro[currency] ?? [];
  if (game.stakeRule.kind === 'listed') return stakes.includes(stakeMicro);
  const [chipMicro] = stakes;
  const chips = chipCount(wager);
  return (
    chipMicro !== undefined &&
    chips <= game.stakeRule.mostChips &&
    stakeMicro === chipMicro * BigInt(chips)
  );
}

/** @throws Problem ROUND_TOO_SOON */
function checkPace(game: HouseGame, newestAt: Date | null, now: Date): void {
  if (newestAt === null) return;
  const waitMs = newestAt.getTime() + game.minRoundMs - now.getTime();
  if (waitMs <= 0) return;
  throw new Problem('ROUND_TOO_SOON', { retryAfterSeconds: waitMs / 1000, value: { waitMs } });
}
