import { shardOf } from '#domain/ledger/shard.ts';
import { arrayOf } from '#server/ledger/array-literal.ts';
import { type Ledger, openLedger } from '#server/ledger/ledger.ts';
import { systemClock } from '#server/platform/clock.ts';
import type { Connection, Database } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/id.ts';
import { createLog } from '#server/platform/log.ts';
import { openWager } from '#server/play/wager/wager.ts';
import { Book } from '#server/products/sports/book.ts';
import { Disturbances } from '#server/products/sports/disturbances.ts';
import { keepResults } from '#server/products/sports/results.store.ts';
import { settleDue } from '#server/products/sports/settle-bets.ts';
import type { SportsParts } from '#server/products/sports/sports-parts.ts';
import { type BenchRow, median } from './bench-row.ts';
import { BRAND, CURRENCY, RUNS } from './bench-settings.ts';
import { type BenchMember, fillMembers, openScratchDatabase } from './bet-database.ts';
import { makeRawSide, postRaw } from './raw-set.ts';
import { runBets } from './sports-bets.ts';

const BETS = Number(process.env['BENCH_TICKETS'] ?? 1_000_000);
const MEMBERS = Number(process.env['BENCH_CREDITS'] ?? 20_000);
const MARKET = '1x2';
/** Every third bet wins. */
const OUTCOMES = ['home', 'draw', 'away'] as const;

/** Bets on sports and the settlement of a market. */
export async function run(): Promise<BenchRow[]> {
  return [...(await runBets()), ...(await runSettlement())];
}

/**
 * The singles of one market, from its result to the last credit, next to the same rows and credits by raw SQL, without
 * versions, keys or events.
 */
async function runSettlement(): Promise<BenchRow[]> {
  const database = await openScratchDatabase();
  try {
    const members = await fillMembers(database, undefined, MEMBERS);
    await database.withConnection(async (connection) => {
      await makeRawSide(connection);
      await fillBettors(connection, members);
    });
    const ledger = openLedger({ database, clock: systemClock, log: createLog('error') });
    const parts = partsOf(database, ledger);
    const ours: number[] = [];
    const raw: number[] = [];
    // The first turn warms the files up and is not counted.
    for (let turn = 0; turn <= RUNS; turn += 1) {
      const [event, other] = [`ours-${turn}`, `raw-${turn}`];
      await fillBets(database, event);
      await fillBets(database, other);
      const seconds = await timed(() => settle(parts, event));
      const rawSeconds = await timed(() => settleRaw(database, other, turn));
      if (turn === 0) continue;
      ours.push(seconds);
      raw.push(rawSeconds);
    }
    await ledger.close();
    return [
      {
        measure: `${BETS} singles of one market settled / raw SQL`,
        ours: median(ours),
        reference: median(raw),
        unit: 's',
        ratio: median(ours) / median(raw),
        goal: 2,
        better: 'lower',
      },
    ];
  } finally {
    await database.close();
  }
}

function partsOf(database: Database, ledger: Ledger): SportsParts {
  const now = () => Date.now();
  const shared = {
    db: database.db,
    clock: systemClock,
    brands: { byId: () => null, all: () => [] } as never,
    gamesOf: () => {
      throw new Error('a settlement asks for no games');
    },
  };
  const catalogue = { categoryOf: () => 'SPORTS', vendor: () => null };
  return {
    ...shared,
    log: createLog('error'),
    live: { changed: () => undefined } as never,
    catalogue: catalogue as never,
    book: new Book(now, () => undefined),
    disturbances: new Disturbances(now),
    wager: openWager({
      ...shared,
      ledger,
      product: 'sports',
      relay: { nudge: () => undefined },
      catalogue,
    }),
    nudge: () => undefined,
  };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const since = performance.now();
  await work();
  return (performance.now() - since) / 1000;
}

async function settle(parts: SportsParts, event: string): Promise<void> {
  const outcomes = OUTCOMES.map((outcome, place) => ({
    outcome,
    won: place === 0,
    voidFactor: 0 as const,
  }));
  const settlement = { at: Date.now(), value: { certainty: 'confirmed' as const, outcomes } };
  await keepResults(parts.db, [{ event, market: MARKET, state: { settlement } }], new Date());
  const count = await settleDue(parts);
  if (count !== BETS) throw new Error(`${count} of ${BETS} bets were settled`);
}

async function fillBettors(connection: Connection, members: readonly BenchMember[]): Promise<void> {
  await connection.query('alter table sports_bet drop constraint sports_bet_member_id_fkey');
  await connection.query(
    'create table bench_member as select row_number() over () - 1 as place, * from unnest($1::bigint[], $2::int[]) as m (id, shard)',
    [
      arrayOf(members.map(({ memberId }) => memberId)),
      arrayOf(members.map(({ memberId }) => shardOf(memberId))),
    ],
  );
}

async function fillBets(database: Database, event: string): Promise<void> {
  const first = newId();
  await database.withConnection(async (connection) => {
    await connection.query(
      `insert into sports_bet (id, brand, member_id, currency, game_code, member_shard, leg_count, unit_micro,
         left_micro, stake_micro, lines, most_micro, acceptance, status, rules_version, placed_at, accepted_at)
       select $1::bigint + n, '${BRAND}', m.id, '${CURRENCY}', 'sportsbook', m.shard, 1, 2000000, 2000000, 2000000,
         '[[0]]', 1000000000, 'any', 'open', 1, now(), now()
       from generate_series(1, ${BETS}) as n join bench_member m on m.place = n % ${MEMBERS}`,
      [first],
    );
    await connection.query(
      `insert into sports_leg (bet_id, place, event, market, outcome, odds_milli, fixture)
       select $1::bigint + n, 0, $2, '${MARKET}', ('{home,draw,away}'::text[])[1 + (n / ${MEMBERS} + n) % 3], 1937 + n % 100, '{}'
       from generate_series(1, ${BETS}) as n`,
      [first, event],
    );
    await connection.query('analyze sports_bet, sports_leg');
  });
}

/** As one would write it by hand: bets, legs, and credits of those that won, one bet of a member at a time. */
async function settleRaw(database: Database, event: string, turn: number): Promise<void> {
  const ranks = await database.withConnection(async (connection) => {
    await connection.query('drop table if exists raw_win');
    await connection.query(
      'create table raw_win (rank bigint, shard int, member_id bigint, amount bigint)',
    );
    await connection.query(
      `with ended as (
         update sports_bet b set status = 'settled', version = 1, settled_at = now(),
           payout_micro = case when l.outcome = 'home' then b.unit_micro * l.odds_milli / 1000 else 0 end
         from sports_leg l where l.event = $1 and l.market = '${MARKET}' and b.id = l.bet_id
         returning b.member_shard, b.member_id, b.id, b.payout_micro
       ),
       legs as (
         update sports_leg set result = '{"won": true}' where event = $1 and market = '${MARKET}'
       )
       insert into raw_win
       select row_number() over (partition by member_id order by id), member_shard, member_id, payout_micro
       from ended where payout_micro > 0`,
      [event],
    );
    const { rows } = await connection.query<{ most: bigint | null }>(
      'select max(rank) as most from raw_win',
    );
    return Number(rows[0]?.most ?? 0);
  });
  for (let rank = 1; rank <= ranks; rank += 1) {
    await database.withConnection(async (connection) => {
      await connection.query('truncate winner');
      await connection.query(
        'insert into winner select shard, member_id, amount from raw_win where rank = $1',
        [rank],
      );
    });
    await postRaw(database, turn * ranks + rank);
  }
}
