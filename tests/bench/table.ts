import { HOUSE } from '#domain/ledger/account-kind.ts';
import { STUDIO } from '#domain/live/own-studio.ts';
import { shardOf } from '#domain/ledger/shard.ts';
import { studioTable, type StudioTable } from '#games/live/live-tables.ts';
import { type Ledger, openLedger } from '#server/ledger/ledger.ts';
import { arrayOf } from '#server/ledger/array-literal.ts';
import { systemClock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/id.ts';
import { createLog } from '#server/platform/log.ts';
import { localBeacon } from '#server/play/chance/beacon.ts';
import { openWager } from '#server/play/wager/wager.ts';
import { closeLiveRound } from '#server/products/studio/close-round.ts';
import { openLiveRound } from '#server/products/studio/open-round.ts';
import { newestRounds } from '#server/products/studio/round.store.ts';
import { settleLiveRound } from '#server/products/studio/settle-round.ts';
import type { StudioParts } from '#server/products/studio/studio-parts.ts';
import { type BenchRow, median } from './bench-row.ts';
import { BRAND, CURRENCY, RUNS } from './bench-settings.ts';
import { type BenchMember, fillMembers, openScratchDatabase } from './bet-database.ts';

const SEATS = 2_000;
const CHIP_MICRO = 1_000_000n;
/** One of these wins unless zero is drawn: half of the seats are paid. */
const SPOTS = ['red', 'black'] as const;

/**
 * A round with chips of 2,000 players, from its close to the last credit, next to one `postSet` of the same credits.
 * Frames to sockets are measured by `fanout`, the memory of a socket by `sockets`.
 */
export async function run(): Promise<BenchRow[]> {
  const database = await openScratchDatabase();
  try {
    const members = await fillMembers(database, undefined, SEATS);
    // The members of a bench have wallets and no profiles.
    await database.withConnection((connection) =>
      connection.query('alter table live_order drop constraint live_order_member_id_fkey'),
    );
    const ledger = openLedger({ database, clock: systemClock, log: createLog('error') });
    const parts = partsOf(database, ledger);
    const table = studioTable('roulette-a');
    if (table === null) throw new Error('the table is gone');
    const ours: number[] = [];
    const sets: number[] = [];
    // The first turn warms the files up and is not counted.
    for (let turn = 0; turn <= RUNS; turn += 1) {
      const round = await openFull(database, parts, table, members);
      const seconds = await timed(async () => {
        await closeLiveRound(parts, round);
        await settleLiveRound(parts, round);
      });
      const setSeconds = await timed(() => postAgain(database, ledger, round, turn));
      if (turn === 0) continue;
      ours.push(seconds);
      sets.push(setSeconds);
    }
    await ledger.close();
    return [
      {
        measure: `${SEATS} seats from the close to the last credit / one postSet`,
        ours: median(ours),
        reference: median(sets),
        unit: 's',
        ratio: median(ours) / median(sets),
        goal: 2,
        better: 'lower',
      },
    ];
  } finally {
    await database.close();
  }
}

async function openFull(
  database: Database,
  parts: StudioParts,
  table: StudioTable,
  members: readonly BenchMember[],
): Promise<bigint> {
  await openLiveRound(parts, table);
  const [round] = await newestRounds(database.db, table.code, 1);
  if (round === undefined) throw new Error('no round was opened');
  const ids = members.map(() => newId());
  await database.withConnection(async (connection) => {
    await connection.query(
      `insert into live_order (id, round_id, brand, member_id, member_shard, currency, stake_micro, placed_at)
       select id, $1, '${BRAND}', member_id, shard, '${CURRENCY}', $2, now()
       from unnest($3::bigint[], $4::bigint[], $5::int[]) as m (id, member_id, shard)`,
      [
        round.id,
        CHIP_MICRO,
        arrayOf(ids),
        arrayOf(members.map(({ memberId }) => memberId)),
        arrayOf(members.map(({ memberId }) => shardOf(memberId))),
      ],
    );
    await connection.query(
      `insert into live_bet (order_id, spot, stake_micro)
       select id, case when n % 2 = 0 then '${SPOTS[0]}' else '${SPOTS[1]}' end, $1
       from unnest($2::bigint[]) with ordinality as o (id, n)`,
      [CHIP_MICRO, arrayOf(ids)],
    );
    await connection.query('analyze live_order');
    await connection.query('analyze live_bet');
  });
  return round.id;
}

/** The same credits once more, by themselves. */
async function postAgain(
  { db }: Database,
  ledger: Ledger,
  round: bigint,
  turn: number,
): Promise<void> {
  await ledger.postSet({
    brand: BRAND,
    currency: CURRENCY,
    provider: STUDIO,
    setRef: `again-${turn}`,
    kind: 'win',
    roundRef: `again-${turn}`,
    against: HOUSE,
    read: (shard, after, limit) =>
      db
        .selectFrom('live_credit')
        .select(['member_id as memberId', 'payout_micro as amountMicro'])
        .where('round_id', '=', round)
        .where('brand', '=', BRAND)
        .where('currency', '=', CURRENCY)
        .where('member_shard', '=', shard)
        .where('member_id', '>', after)
        .where('payout_micro', '>', 0n)
        .orderBy('member_id')
        .limit(limit)
        .execute(),
  });
}

function partsOf(database: Database, ledger: Ledger): StudioParts {
  const shared = {
    db: database.db,
    clock: systemClock,
    brands: { byId: () => null, all: () => [] } as never,
    gamesOf: () => {
      throw new Error('a settlement asks for no games');
    },
  };
  return {
    ...shared,
    log: createLog('error'),
    live: { changed: () => undefined } as never,
    tables: [],
    beacon: localBeacon,
    wager: openWager({
      ...shared,
      ledger,
      product: 'game',
      relay: { nudge: () => undefined },
      catalogue: { categoryOf: () => 'LIVE', vendor: () => null },
    }),
    nudge: () => undefined,
  };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const since = performance.now();
  await work();
  return (performance.now() - since) / 1000;
}
