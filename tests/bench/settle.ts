import { shardOf } from '#domain/ledger/shard.ts';
import { LOTTERIES } from '#lotteries/lotteries.ts';
import { localBeacon } from '#server/play/chance/beacon.ts';
import { LotteryIndex, type LotteryParts } from '#server/products/lottery/lottery-parts.ts';
import { settleDraw } from '#server/products/lottery/settle-draw.ts';
import { listTickets } from '#server/products/lottery/ticket.read.ts';
import { lockDraw } from '#server/products/lottery/draw.store.ts';
import { arrayOf } from '#server/ledger/array-literal.ts';
import { type Ledger, openLedger } from '#server/ledger/ledger.ts';
import { systemClock } from '#server/platform/clock.ts';
import type { Connection, Database } from '#server/platform/db/database.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { newId } from '#server/platform/id.ts';
import { createLog } from '#server/platform/log.ts';
import { openWager } from '#server/play/wager/wager.ts';
import { type BenchRow, median } from './bench-row.ts';
import { BRAND, CURRENCY, RUNS } from './bench-settings.ts';
import { type BenchMember, fillMembers, openScratchDatabase } from './bet-database.ts';
import { makeRawSide, postRaw } from './raw-set.ts';

const TICKETS = Number(process.env['BENCH_TICKETS'] ?? 1_000_000);
const MEMBERS = Number(process.env['BENCH_CREDITS'] ?? 20_000);
const GAME = 'ssc-1';
const DRAW_ID = 1n;
const READS = 200;

/**
 * A draw with many tickets, from its numbers to the last credit, beside the same winners and credits by
 * raw SQL, without versions, keys or events. Then what a player's list costs beside them.
 */
export async function run(): Promise<BenchRow[]> {
  const database = await openScratchDatabase();
  try {
    const members = await fillMembers(database, undefined, MEMBERS);
    await database.withConnection(async (connection) => {
      await makeRawSide(connection);
      await fillTickets(connection, members);
    });
    const ledger = openLedger({ database, clock: systemClock, log: createLog('error') });
    const parts = partsOf(database, ledger);
    const ours: number[] = [];
    const raw: number[] = [];
    // The first turn warms the files up and is not counted.
    for (let turn = 0; turn <= RUNS; turn += 1) {
      await reopen(database, turn + 1);
      const draw = await inTransaction(database.db, (tx) => lockDraw(tx, DRAW_ID));
      if (draw === null) throw new Error('the draw is gone');
      const seconds = await timed(() => settleDraw(parts, draw));
      const rawSeconds = await timed(() => settleRaw(database, turn));
      if (turn === 0) continue;
      ours.push(seconds);
      raw.push(rawSeconds);
    }
    const [member] = members;
    if (member === undefined) throw new Error('no member');
    const reading = { lotteries: parts.lotteries, now: new Date(), mayCancel: false };
    const list = await timed(async () => {
      for (let read = 0; read < READS; read += 1) {
        await listTickets(database.db, member, { gameCode: GAME }, reading);
      }
    });
    await ledger.close();
    return [
      {
        measure: `${TICKETS} tickets settled / raw SQL`,
        ours: median(ours),
        reference: median(raw),
        unit: 's',
        ratio: median(ours) / median(raw),
        goal: 2,
        better: 'lower',
      },
      {
        measure: `a player's list beside ${TICKETS} tickets`,
        ours: (list / READS) * 1000,
        reference: null,
        unit: 'ms',
        ratio: (list / READS) * 1000,
        goal: null,
        better: 'lower',
      },
    ];
  } finally {
    await database.close();
  }
}

function partsOf(database: Database, ledger: Ledger): LotteryParts {
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
    lotteries: new LotteryIndex(LOTTERIES),
    beacon: localBeacon,
    wager: openWager({
      ...shared,
      ledger,
      product: 'lottery',
      relay: { nudge: () => undefined },
      catalogue: { categoryOf: () => 'LOTT', vendor: () => null },
    }),
    nudge: () => undefined,
  };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const since = performance.now();
  await work();
  return (performance.now() - since) / 1000;
}

/** Tickets of one line, spread over the members and over every three digits of the first places. */
async function fillTickets(connection: Connection, members: readonly BenchMember[]): Promise<void> {
  await connection.query(
    `insert into lottery_draw (id, draw_code, numero, source, opens_at, closes_at, draws_at, status, numbers)
     values ($1, $2, '20260101-0001', 'own', now(), now(), now(), 'resulted', '1,2,3,4,5')`,
    [DRAW_ID, GAME],
  );
  await connection.query(
    'create table bench_member as select row_number() over () - 1 as place, * from unnest($1::bigint[], $2::int[]) as m (id, shard)',
    [
      arrayOf(members.map(({ memberId }) => memberId)),
      arrayOf(members.map(({ memberId }) => shardOf(memberId))),
    ],
  );
  const first = newId();
  await connection.query(
    `insert into lottery_ticket (id, draw_id, brand, member_id, currency, game_code, stake_micro, placed_at)
     select $1::bigint + n, $2, '${BRAND}', m.id, '${CURRENCY}', '${GAME}', 2000000, now()
     from generate_series(1, ${TICKETS}) as n join bench_member m on m.place = n % ${MEMBERS}`,
    [first, DRAW_ID],
  );
  await connection.query(
    `insert into lottery_line (draw_id, id, ticket_id, brand, member_id, member_shard, currency, game_code,
       play, selection, units, mode, multiple, series, ceiling, odds_version, unit_stake_micro, stake_micro)
     select $2, $1::bigint + n, $1::bigint + n, '${BRAND}', m.id, m.shard, '${CURRENCY}', '${GAME}',
       'front3.direct', (n % 10) || '|' || ((n / 10) % 10) || '|' || ((n / 100) % 10), 1, 1000, 1, 1960,
       1960, 1, 2000000, 2000000
     from generate_series(1, ${TICKETS}) as n join bench_member m on m.place = n % ${MEMBERS}`,
    [first, DRAW_ID],
  );
  await connection.query('analyze');
}

async function reopen(database: Database, version: number): Promise<void> {
  await database.withConnection((connection) =>
    connection.query(`update lottery_draw set status = 'resulted', version = $1 where id = $2`, [
      version,
      DRAW_ID,
    ]),
  );
}

/** As one would write it by hand: winning lines, one credit a member, and the credits. */
async function settleRaw(database: Database, turn: number): Promise<void> {
  await database.withConnection(async (connection) => {
    await connection.query('drop table if exists raw_win');
    await connection.query(
      `create table raw_win as select id, ticket_id, member_id, member_shard,
         unit_stake_micro * 980 as payout from lottery_line where draw_id = $1 and selection = '1|2|3'`,
      [DRAW_ID],
    );
    await connection.query('truncate winner');
    await connection.query(
      `insert into winner select member_shard, member_id, sum(payout) from raw_win
       group by member_shard, member_id`,
    );
    // Every player's round is closed.
    await connection.query('drop table if exists raw_round');
    await connection.query(
      `create table raw_round as select member_id, sum(stake_micro) as stake from lottery_line
       where draw_id = $1 group by member_id`,
      [DRAW_ID],
    );
  });
  await postRaw(database, turn);
}
