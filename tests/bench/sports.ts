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
import type { BenchRow } from './bench-row.ts';
import { BRAND, CURRENCY } from './bench-settings.ts';
import { type BenchMember, fillMembers, openScratchDatabase } from './bet-database.ts';
import { makeRawSide, postRaw } from './raw-set.ts';
import { runBets } from './sports-bets.ts';

const BETS = Number(process.env['BENCH_TICKETS'] ?? 1_000_000);
const MEMBERS = Number(process.env['BENCH_CREDITS'] ?? 20_000);
const MARKET = '1x2';
const WARM_UP = 20_000;
const RAW_CHUNK = 100_000;
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
    // One turn of so many is long enough; a small one before it warms the files up.
    let [ours, raw] = [0, 0];
    for (const [turn, bets] of [Math.min(BETS, WARM_UP), BETS].entries()) {
      const [event, other] = [`ours-${turn}`, `raw-${turn}`];
      await fillBets(database, event, bets);
      const filled = await fillBets(database, other, bets);
      ours = await timed(() => settle(parts, event, bets));
      raw = await timed(() => settleRaw(database, filled, turn));
    }
    await ledger.close();
    return [
      {
        measure: `${BETS} singles of one market settled / raw SQL`,
        ours,
        reference: raw,
        unit: 's',
        ratio: ours / raw,
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

async function settle(parts: SportsParts, event: string, bets: number): Promise<void> {
  const outcomes = OUTCOMES.map((outcome, place) => ({
    outcome,
    won: place === 0,
    voidFactor: 0 as const,
  }));
  const settlement = { at: Date.now(), value: { certainty: 'confirmed' as const, outcomes } };
  await keepResults(parts.db, [{ event, market: MARKET, state: { settlement } }], new Date());
  const count = await settleDue(parts);
  if (count !== bets) throw new Error(`${count} of ${bets} bets were settled`);
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

interface FilledBets {
  /** The id below the first bet; the others follow without a gap. */
  readonly first: bigint;
  readonly bets: number;
}

async function fillBets(database: Database, event: string, bets: number): Promise<FilledBets> {
  const first = newId();
  await database.withConnection(async (connection) => {
    await connection.query(
      `insert into sports_bet (id, brand, member_id, currency, game_code, member_shard, leg_count, unit_micro,
         left_micro, stake_micro, lines, most_micro, acceptance, status, rules_version, placed_at, accepted_at)
       select $1::bigint + n, '${BRAND}', m.id, '${CURRENCY}', 'sportsbook', m.shard, 1, 2000000, 2000000, 2000000,
         '[[0]]', 1000000000, 'any', 'open', 1, now(), now()
       from generate_series(1, ${bets}) as n join bench_member m on m.place = n % ${MEMBERS}`,
      [first],
    );
    await connection.query(
      `insert into sports_leg (bet_id, place, event, market, outcome, odds_milli, fixture)
       select $1::bigint + n, 0, $2, '${MARKET}', ('{home,draw,away}'::text[])[1 + (n / ${MEMBERS} + n) % 3], 1937 + n % 100, '{}'
       from generate_series(1, ${bets}) as n`,
      [first, event],
    );
    await connection.query('analyze sports_bet, sports_leg');
  });
  return { first, bets };
}

/** As one would write it by hand: bets, legs, and credits of those that won, one bet of a member at a time. */
async function settleRaw(
  database: Database,
  { first, bets }: FilledBets,
  turn: number,
): Promise<void> {
  const ranks = await database.withConnection(async (connection) => {
    await connection.query('drop table if exists raw_win, raw_ranked');
    await connection.query(
      'create table raw_win (id bigint, shard int, member_id bigint, amount bigint)',
    );
    // The server stops a statement that takes longer than any of ours may.
    for (let from = 0; from < bets; from += RAW_CHUNK) {
      await connection.query(
        `with ended as (
           update sports_bet b set status = 'settled', version = 1, settled_at = now(),
             payout_micro = case when l.outcome = 'home' then b.unit_micro * l.odds_milli / 1000 else 0 end
           from sports_leg l where l.bet_id > $1 and l.bet_id <= $2 and b.id = l.bet_id
           returning b.member_shard, b.member_id, b.id, b.payout_micro
         ),
         legs as (
           update sports_leg set result = '{"won": true}' where bet_id > $1 and bet_id <= $2
         )
         insert into raw_win
         select id, member_shard, member_id, payout_micro from ended where payout_micro > 0`,
        [first + BigInt(from), first + BigInt(from + RAW_CHUNK)],
      );
    }
    await connection.query(
      'create table raw_ranked as select *, row_number() over (partition by member_id order by id) as rank from raw_win',
    );
    const { rows } = await connection.query<{ most: bigint | null }>(
      'select max(rank) as most from raw_ranked',
    );
    return Number(rows[0]?.most ?? 0);
  });
  for (let rank = 1; rank <= ranks; rank += 1) {
    await database.withConnection(async (connection) => {
      await connection.query('truncate winner');
      await connection.query(
        'insert into winner select shard, member_id, amount from raw_ranked where rank = $1',
        [rank],
      );
    });
    await postRaw(database, turn * ranks + rank);
  }
}
