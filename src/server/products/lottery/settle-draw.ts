import { parseNumbers } from '#domain/lottery/draw.ts';
import { findPlay } from '#domain/lottery/lottery.ts';
import { FAIR_SERIES, ODDS_PARTS, PUBLISHED_STAKE } from '#domain/lottery/odds.ts';
import { paidForHits } from '#domain/lottery/return.ts';
import { parseSelection } from '#domain/lottery/selection.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { endWonChases } from './advance-chases.ts';
import { type DrawRow, lockDraw, moveDraw } from './draw.store.ts';
import {
  coverablePlays,
  type CoverablePlay,
  type PlayBetOn,
  writeHedgedStakes,
} from './hedged-stakes.ts';
import { type LotteryParts, sharedRoundOf } from './lottery-parts.ts';

/**
 * Pays a draw: finds the winners, credits them, closes the players' rounds. Each step continues after
 * a crash at any point, and every node may run it: the credits have fixed references.
 */
export async function settleDraw(deps: LotteryParts, draw: DrawRow): Promise<void> {
  if (draw.status === 'resulted') await findWinners(deps, draw.id);
  for (const set of await creditSets(deps.db, draw)) {
    await payOut(deps, draw, { ...set, kind: 'win' });
    await payOut(deps, draw, { ...set, kind: 'rebate' });
  }
  await endWonChases(deps, draw);
  await closeRounds(deps, draw);
  deps.nudge();
}

/** A group of lines that win alike: the same bet at the same series. */
interface BetGroup {
  gameCode: string;
  play: string;
  selection: string;
  series: number;
}

/** Writes who wins what, in one transaction; a second call finds it done. */
function findWinners({ db, lotteries }: LotteryParts, id: bigint): Promise<void> {
  return inTransaction(db, async (tx) => {
    const draw = await lockDraw(tx, id);
    if (draw === null || draw.status !== 'resulted' || draw.numbers === null) return;
    const outcome = parseNumbers(draw.numbers);
    const groups = await tx
      .selectFrom('lottery_line')
      .select(['game_code as gameCode', 'play', 'selection', 'series'])
      .distinct()
      .where('draw_id', '=', id)
      .execute();
    const won = groups.flatMap((group) => {
      const paid = paidFor(lotteries, group, outcome);
      return paid === 0 ? [] : [{ ...group, paid }];
    });
    if (won.length > 0) await writeWins(tx, draw, won);
    const coverable = coverablePlays(lotteries, playsOf(groups));
    const members = await writeCredits(tx, draw, coverable);
    await writeHedgedStakes(tx, lotteries, draw, { coverable, members });
    await moveDraw(tx, id, 'resulted', 'settling');
  });
}

const playsOf = (groups: readonly BetGroup[]): readonly PlayBetOn[] => [
  ...new Map(groups.map((group) => [`${group.gameCode} ${group.play}`, group])).values(),
];

/** For a stake of 2 a unit, in ten-thousandths. */
function paidFor(
  lotteries: LotteryParts['lotteries'],
  { gameCode, play: code, selection: text, series }: BetGroup,
  outcome: readonly number[],
): number {
  const lottery = lotteries.find(gameCode);
  const play = lottery === null ? null : findPlay(lottery, code);
  const selection = play === null ? null : parseSelection(play.rows, text);
  // A bet that a later release cannot read must never be taken for a lost one.
  if (play === null || selection === null)
    throw new Error(`no rule for ${gameCode} ${code} ${text}`);
  return paidForHits(play, play.hits(selection, outcome), series);
}

async function writeWins(
  tx: Tx,
  { id, version }: DrawRow,
  won: readonly (BetGroup & { paid: number })[],
): Promise<void> {
  const column = <T>(read: (group: BetGroup & { paid: number }) => T) => won.map(read);
  await sql`
    insert into lottery_win (draw_id, version, line_id, ticket_id, payout_micro)
    select l.draw_id, ${version}::int, l.id, l.ticket_id,
      l.unit_stake_micro * w.paid / ${PUBLISHED_STAKE * ODDS_PARTS}::bigint
    from lottery_line l
    join unnest(
      ${column(({ gameCode }) => gameCode)}::text[],
      ${column(({ play }) => play)}::text[],
      ${column(({ selection }) => selection)}::text[],
      ${column(({ series }) => series)}::int[],
      ${column(({ paid }) => paid)}::bigint[]
    ) as w (game_code, play, selection, series, paid)
      on w.game_code = l.game_code and w.play = l.play and w.selection = l.selection
        and w.series = l.series
    where l.draw_id = ${id} and l.selection = any(${[...new Set(column(({ selection }) => selection))]}::text[])
      and l.unit_stake_micro * w.paid >= ${PUBLISHED_STAKE * ODDS_PARTS}::bigint
      and not exists (select 1 from lottery_refund r where r.ticket_id = l.ticket_id)
  `.execute(tx);
}

/**
 * One row a player and lottery: winners are few, so they are joined to the sums and not to the lines.
 * @returns members with enough units in a lottery to cover every outcome of one of its plays
 */
async function writeCredits(
  tx: Tx,
  { id, version }: DrawRow,
  coverable: readonly CoverablePlay[],
): Promise<readonly bigint[]> {
  const refunded = await tx
    .selectFrom('lottery_refund')
    .select('ticket_id')
    .where('draw_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  // Most draws have none, and need no look at each line for it.
  const isLive =
    refunded === undefined
      ? sql`true`
      : sql`not exists (select 1 from lottery_refund r where r.ticket_id = l.ticket_id)`;
  // Summed by member and lottery alone; a ticket of theirs says whose brand it was.
  const { rows } = await sql<{ memberId: bigint }>`
    with s as materialized (
      select game_code, member_id, min(member_shard) as member_shard, max(ticket_id) as ticket_id,
        sum(units) as units, sum(stake_micro) as stake, coalesce(sum(stake_micro) filter (where by_series), 0) as series_stake,
        coalesce(sum(stake_micro * (ceiling - series) / ${FAIR_SERIES}::bigint)
          filter (where ceiling > series), 0) as rebate
      from lottery_line l
      where draw_id = ${id} and ${isLive}
      group by member_id, game_code
    ),
    written as (
      insert into lottery_credit (draw_id, version, brand, currency, game_code, member_shard, member_id,
        stake_micro, series_stake_micro, payout_micro, rebate_micro)
      select ${id}::bigint, ${version}::int, t.brand, t.currency, s.game_code, s.member_shard, s.member_id,
        s.stake, s.series_stake, coalesce(w.payout, 0), s.rebate
      from s
      join lottery_ticket t on t.id = s.ticket_id
      left join (
        select l.member_id, l.game_code, sum(w.payout_micro) as payout
        from lottery_win w join lottery_line l on l.draw_id = w.draw_id and l.id = w.line_id
        where w.draw_id = ${id} and w.version = ${version}
        group by l.member_id, l.game_code
      ) w on w.member_id = s.member_id and w.game_code = s.game_code
    )
    select distinct s.member_id as "memberId"
    from s
    join unnest(
      ${coverable.map(({ gameCode }) => gameCode)}::text[],
      ${coverable.map(({ least }) => least)}::int[]
    ) as p (game_code, least) on p.game_code = s.game_code and s.units >= p.least
  `.execute(tx);
  return rows.map(({ memberId }) => memberId);
}

/** What is credited together. */
interface CreditSet {
  brand: string;
  currency: string;
  gameCode: string;
}

function creditSets(db: Db | Tx, { id, version }: DrawRow): Promise<CreditSet[]> {
  return db
    .selectFrom('lottery_credit')
    .select(['brand', 'currency', 'game_code as gameCode'])
    .distinct()
    .where('draw_id', '=', id)
    .where('version', '=', version)
    .execute();
}

/** Winners, or those with a rebate, by `postSet`: each is credited once, however often it is called. */
async function payOut(
  { db, wager }: LotteryParts,
  { id, version, numero }: DrawRow,
  { brand, currency, gameCode, kind }: CreditSet & { kind: 'win' | 'rebate' },
): Promise<void> {
  const amount = kind === 'win' ? ('payout_micro' as const) : ('rebate_micro' as const);
  await wager.payStakes({
    ...sharedRoundOf({ brand, currency, gameCode }, numero),
    setRef: `${id}:${version}:${gameCode}:${kind}`,
    kind,
    read: (shard, after, limit) =>
      db
        .selectFrom('lottery_credit')
        .select(['member_id as memberId', `${amount} as amountMicro`])
        .where('draw_id', '=', id)
        .where('version', '=', version)
        .where('brand', '=', brand)
        .where('currency', '=', currency)
        .where('game_code', '=', gameCode)
        .where('member_shard', '=', shard)
        .where('member_id', '>', after)
        .where(amount, '>', 0n)
        .orderBy('member_id')
        .limit(limit)
        .execute(),
  });
}

/** Tells the betting record, once. */
function closeRounds({ db, clock, wager }: LotteryParts, draw: DrawRow): Promise<void> {
  return inTransaction(db, async (tx) => {
    const settledAt = clock.now();
    if (!(await moveDraw(tx, draw.id, 'settling', 'settled', { settled_at: settledAt }))) return;
    for (const set of await creditSets(tx, draw)) {
      const results = await tx
        .selectFrom('lottery_credit')
        .select(['member_id as memberId', 'payout_micro as payoutMicro'])
        .where('draw_id', '=', draw.id)
        .where('version', '=', draw.version)
        .where('brand', '=', set.brand)
        .where('currency', '=', set.currency)
        .where('game_code', '=', set.gameCode)
        .orderBy('member_id')
        .execute();
      await wager.closeRounds(tx, sharedRoundOf(set, draw.numero), results);
    }
  });
}
