import { setImmediate as turnOfLoop } from 'node:timers/promises';
import { sql } from 'kysely';
import { shardOf } from '#domain/ledger/shard.ts';
import type { Database } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/id.ts';
import { deposit, registerMember, type TestMember } from '#tests/support/members.ts';
import { chooseSeed, launchJade } from '#tests/support/play.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { openScratchDatabase } from './bet-database.ts';
import { type BenchRow, median } from './bench-row.ts';
import { RUNS } from './bench-settings.ts';

const MANY = Number(process.env['BENCH_ROUNDS'] ?? 100_000);
const FEW = 10;
/** Rounds of each player in one measurement, turn by turn. */
const SPINS = 100;

interface Player {
  readonly token: string;
  /** Each request from another address: a player may play ten rounds a second. */
  calls: number;
}

/** A house round of a player with a long history, next to one of a player with a short one. */
export async function run(): Promise<BenchRow[]> {
  const database = await openScratchDatabase();
  try {
    const app = await openTestApp(database);
    try {
      const long = await openPlayer(app, MANY);
      const short = await openPlayer(app, FEW);
      await sql`analyze`.execute(database.db);
      await measure(app, long, short);
      const runs: { long: number; short: number }[] = [];
      for (let turn = 0; turn < RUNS; turn += 1) runs.push(await measure(app, long, short));
      const ours = median(runs.map((times) => times.long));
      const reference = median(runs.map((times) => times.short));
      return [
        {
          measure: `a house round after ${MANY} rounds / after ${FEW}`,
          ours,
          reference,
          unit: 'ms',
          ratio: ours / reference,
          goal: 1.2,
          better: 'lower',
        },
      ];
    } finally {
      await app.server.close();
    }
  } finally {
    await database.close();
  }
}

/** @returns the median time of a round from its press to its end, for each player. */
async function measure(
  app: TestApp,
  long: Player,
  short: Player,
): Promise<{ long: number; short: number }> {
  const times = { long: [] as number[], short: [] as number[] };
  for (let spin = 0; spin < SPINS; spin += 1) {
    app.clock.advance({ ms: 2600 });
    // Neither player always has the warm caches of the other.
    if (spin % 2 === 0) times.long.push(await playRound(app, long));
    times.short.push(await playRound(app, short));
    if (spin % 2 === 1) times.long.push(await playRound(app, long));
  }
  return { long: median(times.long), short: median(times.short) };
}

async function playRound(app: TestApp, player: Player): Promise<number> {
  await turnOfLoop();
  player.calls += 1;
  const by = { token: player.token, ip: `10.7.${player.calls >> 8}.${player.calls & 255}` };
  const startedAt = performance.now();
  const played = await app.call<{ roundId: string }>('POST', '/house/rounds', {
    ...by,
    key: `spin-number-${player.calls}`,
    body: { stakeMicro: '1000000' },
  });
  const finished = await app.call('POST', `/house/rounds/${played.body.value?.roundId}/finish`, by);
  if (finished.status !== 200) throw new Error(`not played: ${JSON.stringify(played.body)}`);
  return performance.now() - startedAt;
}

async function openPlayer(app: TestApp, rounds: number): Promise<Player> {
  const member = await registerMember(app);
  await deposit(app, member, 500_000_000n);
  const token = await launchJade(app, member);
  await chooseSeed(app, token);
  await fillRounds(app.database, member, rounds, app.clock.now());
  return { token, calls: 0 };
}

/** Finished rounds of the member, one every 2.6 seconds until now. */
async function fillRounds(
  { db }: Database,
  { memberId }: TestMember,
  count: number,
  now: Date,
): Promise<void> {
  // Ids below those of the rounds that are played, as after years of play.
  const firstId = newId() - BigInt(count) * 4_194_304n;
  await sql`
    insert into house_round (shard, id, brand, member_id, game_code, game_version, client_ref, seed_id,
      nonce, currency, stake_micro, payout_micro, events, status, started_at, finished_at)
    select ${shardOf(BigInt(memberId))}::int, ${firstId}::bigint + n::bigint * 4194304, s.brand, s.member_id, s.game_code, '1.0.0', 'old-' || n,
      s.id, n, 'PEN', 1000000, 0, '[{"type":"roundStarted"}]', 'finished', t.at, t.at
    from house_seed s
    cross join generate_series(1, ${count}::int) as n
    cross join lateral (select ${now}::timestamptz - n * interval '2.6 seconds' as at) t
    where s.member_id = ${BigInt(memberId)}::bigint and s.client_seed is not null
  `.execute(db);
}
