import { sql } from 'kysely';
import { type StrayReturn, strayReturn } from '#domain/game/lasting-return.ts';
import type { LiveBrands } from '../../../brands/live-brands.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { JobFence } from '../../../platform/jobs/job-lease.ts';
import { changeByJob } from '../../../settings/setting-store.ts';
import { nodeIdOf } from '../../game-catalogue.ts';
import type { House } from '../house.ts';
import type { HouseGame } from '../house-games.ts';
import { HOUSE } from '../house-transactions.ts';

interface PlayedVersion {
  readonly game_code: string;
  readonly game_version: string;
  readonly rounds: number;
  readonly ratio_sum: number;
  readonly ratio_squares: number;
  /** At the last pause; zero: never paused. */
  readonly paused_rounds: number;
}

/** After a pause that staff ended, a version is judged again when it was played this many times as often. */
const JUDGED_AGAIN = 2;

/**
 * Puts titles into maintenance whose measured return is not what they promise: on every brand that plays
 * that version. Staff put them on again in the game settings, once they know why.
 * @returns how many versions were paused.
 */
export async function pauseStrayGames(
  { db, clock, log, games, policyOf }: Pick<House, 'db' | 'clock' | 'log' | 'games' | 'policyOf'>,
  brands: Pick<LiveBrands, 'all' | 'changed'>,
  fence: JobFence,
): Promise<number> {
  const { rows } = await sql<PlayedVersion>`
    select sums.game_code, sums.game_version, sum(sums.rounds)::double precision as rounds,
      sum(sums.ratio_sum) as ratio_sum, sum(sums.ratio_squares) as ratio_squares,
      coalesce(max(pause.rounds), 0)::double precision as paused_rounds
    from game_return as sums
    left join game_pause as pause
      on pause.game_code = sums.game_code and pause.game_version = sums.game_version
    group by sums.game_code, sums.game_version
  `.execute(db);
  let paused = 0;
  for (const row of rows) {
    const game = games.findVersion(row.game_code, row.game_version);
    if (game === null || row.rounds < row.paused_rounds * JUDGED_AGAIN) continue;
    const stray = judge(game, row);
    if (stray === null) continue;
    const players = brands
      .all()
      .filter(({ id }) => games.under(game.code, policyOf(id))?.version === game.version);
    await inTransaction(db, async (tx) => {
      await fence.assertHeld(tx);
      await recordPause(tx, row, stray, clock.now());
      for (const { id } of players) await pauseOn(tx, id, game, stray, clock.now());
    });
    log.error(
      { game: game.code, version: game.version, ...stray, rounds: row.rounds },
      'a game is paused: its measured return is not the promised one',
    );
    paused += 1;
  }
  if (paused > 0) await brands.changed();
  return paused;
}

function judge(game: HouseGame, row: PlayedVersion): StrayReturn | null {
  return strayReturn(
    { rounds: row.rounds, ratioSum: row.ratio_sum, ratioSquares: row.ratio_squares },
    {
      least: Number(game.rtpPercent),
      most: Number(game.rtpMostPercent),
      needsSkill: game.needsSkill,
    },
    game.deviation ?? null,
  );
}

async function recordPause(
  tx: Tx,
  { game_code, game_version, rounds }: PlayedVersion,
  { state, percent, low, high }: StrayReturn,
  at: Date,
): Promise<void> {
  const found = {
    rounds: BigInt(rounds),
    state,
    measured_percent: percent,
    low_percent: low,
    high_percent: high,
    paused_at: at,
  };
  await tx
    .insertInto('game_pause')
    .values({ game_code, game_version, ...found })
    .onConflict((conflict) => conflict.columns(['game_code', 'game_version']).doUpdateSet(found))
    .execute();
}

async function pauseOn(
  tx: Tx,
  brand: string,
  game: HouseGame,
  { percent }: StrayReturn,
  at: Date,
): Promise<void> {
  const nodeId = nodeIdOf({ vendor: HOUSE, code: game.code });
  const reason = `${game.name} ${game.version}: measured return ${percent.toFixed(2)} %`;
  await changeByJob(tx, { brand, kind: 'gameSettings', reason, at }, (offer) => {
    if (offer.games.some((each) => each.nodeId === nodeId)) return offer;
    return { ...offer, games: [...offer.games, { nodeId, state: 'maintenance' as const }] };
  });
}
