import { sql } from 'kysely';
import type { StudioDeskRound, StudioDeskTable } from '#contract/generated/types.ts';
import type { ReplyOf, RequestOf } from '#contract/operation.ts';
import { LIVE_GAMES } from '#games/live/live-games.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';
import { statusOf } from './studio.read.ts';
import { findLiveRound, type LiveRoundRow, newestRounds } from './round.store.ts';
import { type TableWeek, tableWeeks } from './table-day.store.ts';
import type { StudioParts } from './studio-parts.ts';

const PAGE = 50;
const WHOLE = 10_000n;

interface Reading {
  readonly brand: string;
  readonly currency: string;
}

/** The tables, with a brand's stakes in the round that is played. */
export async function listStudioTables(
  { db, clock, tables }: Pick<StudioParts, 'db' | 'clock' | 'tables'>,
  { brand, currency }: Reading,
): Promise<ReplyOf<'listStudioTables'>> {
  const states = await db
    .selectFrom('live_table')
    .select(['code', 'paused_reason as pausedReason', 'version'])
    .execute();
  const weeks = await tableWeeks(db, { brand, currency }, clock.now());
  const items = await Promise.all(
    tables.map(async ({ code, name, game }): Promise<StudioDeskTable> => {
      const state = states.find((one) => one.code === code);
      const [round] = await newestRounds(db, code, 1);
      const bets = round === undefined ? [] : await spotsBetOn(db, round.id, { brand, currency });
      return {
        table: code,
        name,
        game,
        status: statusOf(round, (state?.pausedReason ?? null) !== null),
        pausedReason: state?.pausedReason ?? null,
        version: state?.version ?? 0,
        roundNumber: round?.number ?? 0,
        players: Number(bets[0]?.players ?? 0n),
        stakeMicro: String(bets.reduce((sum, { stake }) => sum + stake, 0n)),
        gameVersion: LIVE_GAMES[game].version,
        week: weekView(weeks.find(({ tableCode }) => tableCode === code)),
        // Spots that exclude each other are added: no round costs more.
        mostMicro: String(
          bets.reduce(
            (sum, { spot, stake }) => sum + (stake * LIVE_GAMES[game].mostReturn(spot)) / WHOLE,
            0n,
          ),
        ),
      };
    }),
  );
  return { currency, items };
}

const weekView = (week: TableWeek | undefined): StudioDeskTable['week'] => ({
  rounds: Number(week?.rounds ?? 0n),
  stakeMicro: String(week?.stake ?? 0n),
  payoutMicro: String(week?.payout ?? 0n),
  expectedMicro: String(week?.expected ?? 0n),
});

async function spotsBetOn(
  db: Db,
  roundId: bigint,
  { brand, currency }: Reading,
): Promise<readonly { spot: string; stake: bigint; players: bigint }[]> {
  const { rows } = await sql<{ spot: string; stake: bigint; players: bigint }>`
    select b.spot, sum(b.stake_micro)::bigint as stake,
      (select count(distinct member_id) from live_order
        where round_id = ${roundId} and brand = ${brand} and returned_at is null) as players
    from live_order o join live_bet b on b.order_id = o.id
    where o.round_id = ${roundId} and o.brand = ${brand} and o.currency = ${currency} and o.returned_at is null
    group by b.spot
  `.execute(db);
  return rows;
}

/** Rounds of a table, newest first, with a brand's sums. */
export async function listStudioRounds(
  db: Db,
  { brand, currency }: Reading,
  table: string,
  { before, limit = PAGE }: RequestOf<'listStudioRounds'>['query'],
): Promise<ReplyOf<'listStudioRounds'>> {
  const newest = await newestRounds(db, table, 1);
  const from = before === undefined ? (newest[0]?.number ?? 0) : Number(before) - 1;
  const numbers = await db
    .selectFrom('live_round')
    .select('number')
    .where('table_code', '=', table)
    .where('number', '<=', from)
    .orderBy('number', 'desc')
    .limit(limit)
    .execute();
  const items = await Promise.all(
    numbers.map(({ number }) => readStudioRound(db, { brand, currency }, table, number)),
  );
  return { currency, items };
}

/** @throws Problem ROUND_NOT_FOUND */
export async function readStudioRound(
  from: Db | Tx,
  { brand, currency }: Reading,
  table: string,
  number: number,
): Promise<StudioDeskRound> {
  const round = await findLiveRound(from, table, number);
  if (round === null) throw new Problem('ROUND_NOT_FOUND');
  const { rows } = await sql<{ players: bigint; stake: bigint; payout: bigint }>`
    select count(distinct o.member_id) as players, coalesce(sum(o.stake_micro), 0)::bigint as stake,
      (select coalesce(sum(payout_micro), 0) from live_credit
        where round_id = ${round.id} and brand = ${brand} and currency = ${currency})::bigint as payout
    from live_order o
    where o.round_id = ${round.id} and o.brand = ${brand} and o.currency = ${currency} and o.returned_at is null
  `.execute(from);
  return roundView(round, rows[0] ?? { players: 0n, stake: 0n, payout: 0n });
}

const roundView = (
  { tableCode, number, status, opensAt, outcome, voidReason }: LiveRoundRow,
  { players, stake, payout }: { players: bigint; stake: bigint; payout: bigint },
): StudioDeskRound => ({
  table: tableCode,
  roundNumber: number,
  status,
  opensAt: opensAt.toISOString(),
  outcome: outcome as StudioDeskRound['outcome'],
  players: Number(players),
  stakeMicro: String(stake),
  payoutMicro: String(status === 'void' || status === 'voiding' ? 0n : payout),
  voidReason,
});
