import { LOTTERY } from '#domain/lottery/lottery-code.ts';
import { parseNumbers } from '#domain/lottery/draw.ts';
import { findPlay } from '#domain/lottery/lottery.ts';
import { FAIR_SERIES, ODDS_PARTS, PUBLISHED_STAKE } from '#domain/lottery/odds.ts';
import { paidForHits } from '#domain/lottery/return.ts';
import { parseSelection } from '#domain/lottery/selection.ts';
import { HOUSE } from '#domain/ledger/account-kind.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { endWonChases } from './advance-chases.ts';
import { type DrawRow, lockDraw, moveDraw } from './draw.store.ts';
import { type LotteryParts, roundRefOf } from './lottery-parts.ts';

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
    await writeCredits(tx, draw);
    await moveDraw(tx, id, 'resulted', 'settling');
  });
}

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
    where l.draw_id = ${id}
      and l.unit_stake_micro * w.paid >= ${PUBLISHED_STAKE * ODDS_PARTS}::bigint
      and not exists (select 1 from lottery_refund r where r.ticket_id = l.ticket_id)
  `.execute(tx);
}

async function writeCredits(tx: Tx, { id, version }: DrawRow): Promise<void> {
  await sql`
    insert into lottery_credit (draw_id, version, brand, currency, game_code, member_shard, member_id,
      stake_micro, payout_micro, rebate_micro)
    select l.draw_id, ${version}::int, l.brand, l.currency, l.game_code, l.member_shard, l.member_id,
      sum(l.stake_micro), coalesce(sum(w.payout_micro), 0),
      sum(l.stake_micro * (l.ceiling - l.series) / ${FAIR_SERIES}::bigint)
    from lottery_line l
    left join lottery_win w on w.draw_id = l.draw_id and w.version = ${version} and w.line_id = l.id
    where l.draw_id = ${id}
      and not exists (select 1 from lottery_refund r where r.ticket_id = l.ticket_id)
    group by l.draw_id, l.brand, l.currency, l.game_code, l.member_shard, l.member_id
  `.execute(tx);
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
  { db, ledger }: LotteryParts,
  { id, version, numero }: DrawRow,
  { brand, currency, gameCode, kind }: CreditSet & { kind: 'win' | 'rebate' },
): Promise<void> {
  const amount = kind === 'win' ? ('payout_micro' as const) : ('rebate_micro' as const);
  const outcome = await ledger.postSet({
    brand,
    currency,
    provider: LOTTERY,
    setRef: `${id}:${version}:${gameCode}:${kind}`,
    kind,
    roundRef: roundRefOf(gameCode, numero),
    against: HOUSE,
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
  const [refused] = outcome.refused;
  if (refused !== undefined) {
    throw new Error(`member ${refused.memberId} was not paid: ${refused.reason}`);
  }
}

/** Tells the betting record, once. */
function closeRounds({ db, clock, tables }: LotteryParts, draw: DrawRow): Promise<void> {
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
      const roundRef = roundRefOf(set.gameCode, draw.numero);
      await tables.close(tx, LOTTERY, { ...set, roundRef, results, product: 'lottery' });
    }
  });
}
