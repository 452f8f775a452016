import { sql } from 'kysely';
import { OPPOSITES } from '#games/live/hedged-chips.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { asksOfRound } from './decide-round.ts';
import { spotsBetOn } from './order.store.ts';
import { gameOfRound, holdLiveRound, type LiveRoundRow } from './round.store.ts';
import { countTableDay } from './table-day.store.ts';
import { sharedRoundOf, type StudioParts } from './studio-parts.ts';

/** Members that are read in one go. */
const PAGE = 5_000;
const WHOLE = 10_000;

/**
 * Pays a round: writes what each player gets, credits all of them by `postSet`, and closes their rounds. Each step
 * continues after a stop, and every node may run it.
 */
export async function settleLiveRound(parts: StudioParts, id: bigint): Promise<void> {
  const round = await inTransaction(parts.db, async (tx) => {
    const held = await holdLiveRound(tx, id, 'alone');
    if (held?.status === 'dealing') {
      // Players are still to be asked.
      if (asksOfRound(held).length > 0) return null;
      await writeCredits(tx, held);
      await tx.updateTable('live_round').set({ status: 'paying' }).where('id', '=', id).execute();
      return held;
    }
    return held?.status === 'paying' ? held : null;
  });
  if (round === null) return;
  const sets = await creditSets(parts.db, id);
  for (const set of sets) await payOut(parts, round, set);
  const isLast = await inTransaction(parts.db, async (tx) => {
    const held = await holdLiveRound(tx, id, 'alone');
    if (held?.status !== 'paying') return false;
    for (const set of sets) await closeRounds(tx, parts, round, set);
    if (sets.length > 0) await countTableDay(tx, round, 1);
    await tx.updateTable('live_round').set({ status: 'ended' }).where('id', '=', id).execute();
    return true;
  });
  if (isLast && sets.length > 0) parts.nudge();
}

/** One row a player, by what each spot returns. Chips whose player lacks those that they need are lost. */
async function writeCredits(tx: Tx, round: LiveRoundRow): Promise<void> {
  const { id, outcome } = round;
  const game = gameOfRound(round);
  if (outcome === null) throw new Error(`round ${id} has no outcome`);
  const spots = await spotsBetOn(tx, id);
  await sql`
    insert into live_credit (round_id, brand, currency, member_shard, member_id, stake_micro, payout_micro)
    select ${id}::bigint, o.brand, o.currency, o.member_shard, o.member_id, sum(b.stake_micro),
      sum(
        case when p.needs is not null and not exists (
          select 1 from live_order i join live_bet n on n.order_id = i.id
          where i.round_id = ${id} and i.member_id = o.member_id and i.returned_at is null
            and n.spot = p.needs
        ) then 0 else div(b.stake_micro::numeric * p.returns, ${WHOLE}) end
      )::bigint
    from live_order o
    join live_bet b on b.order_id = o.id
    join unnest(
      ${spots}::text[],
      ${spots.map((spot) => game.returns(spot, outcome))}::bigint[],
      ${spots.map((spot) => game.decisions?.needs(spot) ?? null)}::text[]
    ) as p (spot, returns, needs) on p.spot = b.spot
    where o.round_id = ${id} and o.returned_at is null
    group by o.brand, o.currency, o.member_shard, o.member_id
  `.execute(tx);
  await writeHedgedChips(tx, id, OPPOSITES[game.code]);
}

/** The equal parts of chips on all spots of a group: turnover and team figures count the rest. */
async function writeHedgedChips(
  tx: Tx,
  id: bigint,
  groups: readonly (readonly string[])[],
): Promise<void> {
  const sides = groups.flatMap((group, index) =>
    group.map((spot) => ({ spot, index, size: group.length })),
  );
  if (sides.length === 0) return;
  await sql`
    update live_credit c set hedged_stake_micro = least(c.stake_micro, h.hedged)
    from (
      select member_id, sum(part)::bigint as hedged from (
        select s.member_id, g.size * min(s.stake) as part
        from (
          select o.member_id, b.spot, sum(b.stake_micro) as stake
          from live_order o join live_bet b on b.order_id = o.id
          where o.round_id = ${id} and o.returned_at is null group by o.member_id, b.spot
        ) s
        join unnest(
          ${sides.map(({ spot }) => spot)}::text[],
          ${sides.map(({ index }) => index)}::int[],
          ${sides.map(({ size }) => size)}::int[]
        ) as g (spot, index, size) on g.spot = s.spot
        group by s.member_id, g.index, g.size having count(*) = g.size
      ) parts group by member_id
    ) h
    where c.round_id = ${id} and c.member_id = h.member_id
  `.execute(tx);
}

/** Credits that are posted together. */
interface CreditSet {
  readonly brand: string;
  readonly currency: string;
}

const creditSets = (db: Db, id: bigint): Promise<CreditSet[]> =>
  db
    .selectFrom('live_credit')
    .select(['brand', 'currency'])
    .distinct()
    .where('round_id', '=', id)
    .execute();

/** Each member is credited once, however often it is called. */
const payOut = (
  { db, wager }: Pick<StudioParts, 'db' | 'wager'>,
  round: LiveRoundRow,
  { brand, currency }: CreditSet,
): Promise<void> =>
  wager.payStakes({
    ...sharedRoundOf({ brand, currency }, round),
    setRef: `${round.id}:win`,
    kind: 'win',
    read: (shard, after, limit) =>
      db
        .selectFrom('live_credit')
        .select(['member_id as memberId', 'payout_micro as amountMicro'])
        .where('round_id', '=', round.id)
        .where('brand', '=', brand)
        .where('currency', '=', currency)
        .where('member_shard', '=', shard)
        .where('member_id', '>', after)
        .where('payout_micro', '>', 0n)
        .orderBy('member_id')
        .limit(limit)
        .execute(),
  });

async function closeRounds(
  tx: Tx,
  { wager }: Pick<StudioParts, 'wager'>,
  round: LiveRoundRow,
  { brand, currency }: CreditSet,
): Promise<void> {
  for (let after = 0n; ;) {
    const page = await tx
      .selectFrom('live_credit')
      .select(['member_id as memberId', 'payout_micro as payoutMicro'])
      .where('round_id', '=', round.id)
      .where('brand', '=', brand)
      .where('currency', '=', currency)
      .where('member_id', '>', after)
      .orderBy('member_id')
      .limit(PAGE)
      .execute();
    if (page.length > 0)
      await wager.closeRounds(tx, sharedRoundOf({ brand, currency }, round), page);
    if (page.length < PAGE) return;
    after = page.at(-1)?.memberId ?? after;
  }
}
