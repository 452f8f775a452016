import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { JsonObject } from '#games/game-rules.ts';
import { feedsJackpot } from '#games/game-title.ts';
import { chipCount } from '#games/kit/chips.ts';
import { openRoundStream } from '#games/round-stream.ts';
import type { Db } from '../../platform/db/database.ts';
import { isUniqueViolation } from '../../platform/db/in-transaction.ts';
import { newId } from '../../platform/id.ts';
import { Problem } from '../../platform/problem.ts';
import type { WalletSession } from '../wallet-port.ts';
import type { House } from './house.ts';
import type { HouseGame } from './house-games.ts';
import { drawJackpot } from './house-jackpot.ts';
import { beginSeries, seriesOwner, ticketWager } from './house-series.ts';
import { insertDrawn } from './house-round.store.ts';
import { findOwnRound, type HouseRoundRow, isOf, roundsOf, UNFINISHED } from './house-rounds.ts';
import type { Player } from './house-seeds.ts';

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
    const round = await decide(deps, session, game, request, basis);
    try {
      if (await insertDrawn(deps.db, round)) return { round, isNew: true };
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
    }
  }
  throw new Problem('ROUND_OPEN');
}

/** Inputs of a draw, in one row. */
interface Basis {
  seed_id: bigint | null;
  server_seed: string;
  server_seed_hash: string;
  client_seed: string;
  next_nonce: bigint;
  known_id: bigint | null;
  unfinished_id: bigint | null;
  newest_at: Date | null;
}

/** @param owner whose pair of seeds draws: the player's, or a series'. */
async function readBasis(db: Db, player: Player, owner: Player, clientRef: string): Promise<Basis> {
  const { rows } = await sql<Basis>`
    select s.id as seed_id, s.server_seed, s.server_seed_hash, s.client_seed, s.next_nonce,
      (select id from house_round where ${roundsOf(player)} and client_ref = ${clientRef}) as known_id,
      (select id from house_round where ${roundsOf(player)} and ${UNFINISHED}) as unfinished_id,
      (select started_at from house_round where ${roundsOf(player)} and status <> 'void'
        order by started_at desc limit 1) as newest_at
    from (values (1)) as one (row)
    left join (
      select * from house_seed
      where ${isOf(owner)} and client_seed is not null and revealed_at is null
    ) s on true
  `.execute(db);
  const [basis] = rows;
  if (basis === undefined) throw new Error('an outer join returned no row');
  return basis;
}

async function findKnown(
  db: Db,
  session: WalletSession,
  { series }: HouseGame,
  id: bigint,
  request: DrawRequest,
): Promise<HouseRoundRow> {
  const known = await findOwnRound(db, session, id);
  const wager =
    known === null || series === null ? request.wager : ticketWager(request.wager, known.nonce);
  const isSame = known?.stakeMicro === request.stakeMicro && isDeepStrictEqual(known.wager, wager);
  if (known === null || !isSame) {
    throw new Problem('IDEMPOTENCY_MISMATCH');
  }
  if (known.status === 'void' || known.status === 'voiding') throw new Problem('ROUND_CLOSED');
  return known;
}

async function decide(
  deps: House,
  session: WalletSession,
  game: HouseGame,
  request: DrawRequest,
  basis: Basis,
): Promise<HouseRoundRow> {
  judge(game, session, request);
  if (basis.unfinished_id !== null) throw new Problem('ROUND_OPEN');
  if (basis.seed_id === null) throw new Problem('SEED_NOT_CHOSEN');
  const startedAt = deps.clock.now();
  checkPace(game, basis.newest_at, startedAt);
  // Play money feeds no jackpot and takes none.
  const draws = session.mode === 'real' && feedsJackpot(game);
  const terms = draws ? await deps.jackpots.termsFor(session) : null;
  const { server_seed: serverSeed, client_seed: clientSeed, next_nonce: nonce } = basis;
  const seeds = { serverSeed, clientSeed, nonce };
  const { stakeMicro } = request;
  const wager = game.series === null ? request.wager : ticketWager(request.wager, nonce);
  const stream = openRoundStream(game, seeds);
  const outcome = game.play({ stakeMicro, wager, actions: [], stream });
  return {
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
