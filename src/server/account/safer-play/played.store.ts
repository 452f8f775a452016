import { sql } from 'kysely';
import { limitPeriods } from '#contract/generated/enum-values.ts';
import type { LimitPeriod } from '#contract/generated/types.ts';
import { shardOf } from '#domain/ledger/shard.ts';
import type { Played } from '#domain/safer-play/judge-play.ts';
import { PERIOD_HOURS } from '#domain/safer-play/player-limit.ts';
import type { WalletKey } from '../../ledger/account-directory.ts';
import { idBefore } from '../../ledger/id-before.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';

const HOUR_MS = 3_600_000;
/** A movement is committed long before: after that an hour has all of its own. */
const SETTLED_AFTER_MS = 10 * 60_000;

const hourOf = (at: number): Date => new Date(Math.floor(at / HOUR_MS) * HOUR_MS);

/**
 * Cash that a player staked and got back in each period, from the ledger. Hours that are over are summed
 * up once and kept; a period begins with a whole hour, so that it is never shorter than it says. Reads
 * 720 rows at most and the movements of 70 minutes. The caller holds the wallet (`lockWallet`).
 */
export async function playedWithin(
  tx: Tx,
  wallet: WalletKey,
  clock: Clock,
): Promise<Readonly<Record<LimitPeriod, Played>>> {
  const now = clock.now().getTime();
  const settled = hourOf(now - SETTLED_AFTER_MS);
  await sumUpHours(tx, wallet, settled, clock);
  const live = await playedBetween(tx, wallet, settled, clock);
  const from = (period: LimitPeriod) => hourOf(now - PERIOD_HOURS[period] * HOUR_MS);
  const hours = await tx
    .selectFrom('play_hour')
    .select(['starts_at', 'staked_micro', 'returned_micro'])
    .where('brand', '=', wallet.brand)
    .where('member_id', '=', wallet.memberId)
    .where('starts_at', '>=', from('month'))
    .where('starts_at', '<', settled)
    .execute();
  const sums = limitPeriods.map((period): [LimitPeriod, Played] => {
    const within = hours.filter(({ starts_at: at }) => at >= from(period));
    return [
      period,
      {
        stakedMicro: within.reduce((sum, row) => sum + row.staked_micro, live.stakedMicro),
        returnedMicro: within.reduce((sum, row) => sum + row.returned_micro, live.returnedMicro),
      },
    ];
  });
  return Object.fromEntries(sums) as Record<LimitPeriod, Played>;
}

/** Cash staked and returned from a moment on, movement by movement. For some hours at most. */
export async function playedBetween(
  db: Db | Tx,
  wallet: WalletKey,
  from: Date,
  clock: Clock,
): Promise<Played> {
  const hours = await hoursOf(db, wallet, from, null, clock);
  return {
    stakedMicro: hours.reduce((sum, { staked }) => sum + staked, 0n),
    returnedMicro: hours.reduce((sum, { returned }) => sum + returned, 0n),
  };
}

async function sumUpHours(tx: Tx, wallet: WalletKey, until: Date, clock: Clock): Promise<void> {
  const { brand, memberId } = wallet;
  const meter = await tx
    .selectFrom('play_meter')
    .select('summed_until')
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  const oldest = hourOf(clock.now().getTime() - PERIOD_HOURS.month * HOUR_MS);
  const summed = meter?.summed_until ?? oldest;
  const from = summed < oldest ? oldest : summed;
  if (meter !== undefined && from >= until) return;
  const hours = await hoursOf(tx, wallet, from, until, clock);
  if (hours.length > 0) {
    await tx
      .insertInto('play_hour')
      .values(
        hours.map(({ hour, staked, returned }) => ({
          brand,
          member_id: memberId,
          starts_at: new Date(Number(hour) * HOUR_MS),
          staked_micro: staked,
          returned_micro: returned,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  await tx
    .insertInto('play_meter')
    .values({ brand, member_id: memberId, summed_until: until })
    .onConflict((conflict) =>
      conflict.columns(['brand', 'member_id']).doUpdateSet({ summed_until: until }),
    )
    .execute();
}

interface HourRow {
  /** Hours since 1970. */
  hour: bigint;
  staked: bigint;
  returned: bigint;
}

/**
 * Movements of a time by hour. A stake that is given back is none; a payout that is taken back never came.
 * The range of ids only bounds what is read: an id is made when its movement is asked for.
 */
async function hoursOf(
  db: Db | Tx,
  { brand, memberId, currency }: WalletKey,
  from: Date,
  until: Date | null,
  clock: Clock,
): Promise<readonly HourRow[]> {
  const firstId = idBefore(clock.now().getTime() - from.getTime() + SETTLED_AFTER_MS);
  const { rows } = await sql<HourRow>`
    select hour, -coalesce(sum(amount) filter (where stakes), 0)::bigint as staked,
      coalesce(sum(amount) filter (where not stakes), 0)::bigint as returned
    from (
      select floor(extract(epoch from t.created_at) / 3600)::bigint as hour, e.amount,
        t.kind = 'bet' or (t.kind = 'betWin' and e.amount < 0)
          or (t.kind = 'rollback' and e.amount > 0) as stakes
      from transfer t
      join entry e on e.shard = t.shard and e.transfer_id = t.id
      where t.shard = ${shardOf(memberId)}::int and t.member_id = ${memberId}::bigint
        and t.id >= ${firstId}::bigint and t.brand = ${brand}::text
        and t.created_at >= ${from}::timestamptz
        and t.created_at < coalesce(${until}::timestamptz, 'infinity'::timestamptz)
        and t.kind in ('bet', 'win', 'betWin', 'jackpotWin', 'rollback')
        and e.account_id = (
          select a.id from ledger_account a
          where a.shard = ${shardOf(memberId)}::int and a.brand = ${brand}::text
            and a.owner_kind = 'member' and a.owner_id = ${String(memberId)}::text
            and a.currency = ${currency}::text and a.kind = 'cash'
        )
    ) movement
    group by hour
  `.execute(db);
  return rows;
}
