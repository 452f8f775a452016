import { spawnSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { commitToServerSeed } from '#domain/fairness/seed-commitment.ts';
import { sha256Hex, sign } from '#server/platform/signature.ts';
import type { Database } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/id.ts';
import { keptConnections, postJson } from '#tests/support/post-json.ts';
import type { RunningServer } from '#tests/support/start-server.ts';
import { expectWholeAfterBench } from './after-bench.ts';
import { type BenchMember, fillMembers, openScratchDatabase } from './bet-database.ts';
import { type BenchRow, median } from './bench-row.ts';
import { BRAND, CLIENTS, RUNS, SECONDS, STAKE_MICRO } from './bench-settings.ts';
import { openSessions, type Player } from './http-bets.ts';
import { startBenchServer, VENDOR_SECRET } from './bench-server.ts';

const SEATS = 2_000;
/** A player may begin a round every five seconds: so many never have to wait. */
const PLAYERS = 20_000;

/**
 * Rounds of our own games through HTTP beside bets of a vendor, by the same client in the same run: a
 * single title (play and finish), a stepped one (play, two actions, finish), each per command, and the
 * time from the end of a shared round of 2,000 seats until every seat is paid.
 */
export async function run(): Promise<BenchRow[]> {
  const built = spawnSync(process.execPath, ['scripts/bootstrap/build-when-stale.mjs'], {
    stdio: ['ignore', 2, 2],
  });
  if (built.status !== 0) throw new Error('the build failed');
  const database = await openScratchDatabase();
  const server = await startBenchServer(database);
  try {
    const rows = await measure(database, server);
    await server.stop();
    await expectWholeAfterBench(database);
    return rows;
  } finally {
    await server.stop();
    await database.close();
  }
}

async function measure(database: Database, server: RunningServer): Promise<BenchRow[]> {
  const sessions = async (game: string, count: number) => {
    const members = await fillMembers(database, [BRAND], count);
    const players = await openSessions(database, members, game);
    await chooseSeeds(database, members, game);
    return players;
  };
  const calls = callsOf(server);
  const vendor = await sessions('jade-orchard', PLAYERS / 4);
  const dice = await sessions('dice-line', PLAYERS);
  const mines = await sessions('mine-garden', PLAYERS);
  const [bets, single, stepped]: [number[], number[], number[]] = [[], [], []];
  for (let turn = 0; turn < RUNS; turn += 1) {
    bets.push(await rate(vendor, calls.bet));
    single.push(await rate(dice, calls.playSingle));
    stepped.push(await rate(mines, calls.playStepped));
  }
  const seats = await sessions('crash-comet', SEATS);
  const row = (what: string, ours: readonly number[], goal: number): BenchRow => ({
    measure: what,
    ours: median(ours),
    reference: median(bets),
    unit: 'commands/s',
    ratio: median(ours) / median(bets),
    goal,
    better: 'higher',
  });
  return [
    row(`single rounds / bets of a vendor (${CLIENTS} clients)`, single, 0.5),
    row(`stepped rounds / bets of a vendor (${CLIENTS} clients)`, stepped, 0.4),
    await shareRound(database, seats, calls),
  ];
}

/** Commands a second: each call of `work` makes as many as it says. */
async function rate(
  players: readonly Player[],
  work: (player: Player) => Promise<number>,
): Promise<number> {
  const until = performance.now() + SECONDS * 1000;
  let next = 0;
  let commands = 0;
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      while (performance.now() < until) {
        const player = players[(next += 1) % players.length];
        if (player !== undefined) commands += await work(player);
      }
    }),
  );
  return (commands * 1000) / (performance.now() - startedAt);
}

function callsOf(server: RunningServer) {
  const origin = `http://127.0.0.1:${server.port}`;
  const agent = keptConnections();
  let made = 0;
  const call = async (player: Player, path: string, body: object): Promise<unknown> => {
    made += 1;
    const { status, text } = await postJson(agent, new URL(path, origin), JSON.stringify(body), {
      host: `${BRAND}.localhost`,
      authorization: `Bearer ${player.token}`,
      'idempotency-key': `bench-${made}`,
    });
    const told = JSON.parse(text) as { value: unknown; code?: string };
    if (status !== 200) throw new Error(`${path} answered ${told.code ?? status}`);
    return told.value;
  };
  const play = async (player: Player, wager: object) => {
    const stake = { stakeMicro: String(STAKE_MICRO), wager };
    return (await call(player, '/house/rounds', stake)) as RoundState;
  };
  const finish = (player: Player, roundId: string) =>
    call(player, `/house/rounds/${roundId}/finish`, {});
  return {
    call,
    async bet({ memberId, token }: Player): Promise<number> {
      made += 1;
      const body = JSON.stringify({
        memberId,
        token,
        transactionId: `rounds-${made}`,
        roundId: `rounds-${made}`,
        gameCode: 'jade-orchard',
        currency: 'PEN',
        amountMicro: String(STAKE_MICRO),
      });
      const { status } = await postJson(agent, new URL('/wallet/v1/bet', origin), body, {
        'x-vendor': 'house',
        'x-signature': sign(VENDOR_SECRET, body),
      });
      if (status !== 200) throw new Error(`a bet answered ${status}`);
      return 1;
    },
    async playSingle(player: Player): Promise<number> {
      const { roundId } = await play(player, { target: 5000, side: 'under' });
      await finish(player, roundId);
      return 2;
    },
    async playStepped(player: Player): Promise<number> {
      let { roundId, decided } = await play(player, { mines: 1 });
      let commands = 2;
      for (const action of [{ kind: 'open', cell: 0 }, { kind: 'cashOut' }]) {
        if (decided) break;
        const path = `/house/rounds/${roundId}/actions`;
        const step = { number: commands - 1, action };
        ({ roundId, decided } = (await call(player, path, step)) as RoundState);
        commands += 1;
      }
      await finish(player, roundId);
      return commands;
    },
  };
}

interface RoundState {
  roundId: string;
  decided: boolean;
}

/** All seats bet in one round; how long after its end the last one is paid. */
async function shareRound(
  database: Database,
  players: readonly Player[],
  { call }: ReturnType<typeof callsOf>,
): Promise<BenchRow> {
  await database.db
    .insertInto('game_table')
    .values({
      brand: BRAND,
      game_code: 'crash-comet',
      awake_until: new Date(Date.now() + 600_000),
    })
    .execute();
  const newest = () =>
    database.db
      .selectFrom('table_round')
      .select(['id', 'status', 'ends_at'])
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
  const untilStatus = async (status: string, id?: bigint) => {
    for (;;) {
      const round = await newest();
      if (round?.status === status && (id === undefined || round.id === id)) return round;
      await pause(20);
    }
  };
  const round = await untilStatus('betting');
  const stake = { stakeMicro: String(STAKE_MICRO), autoCashOut: 101 };
  let next = 0;
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      for (;;) {
        const player = players[next];
        next += 1;
        if (player === undefined) return;
        await call(player, '/house/table/seats', stake).catch(() => undefined);
      }
    }),
  );
  const { ends_at: endsAt } = await untilStatus('ended', round.id);
  if (endsAt === null) throw new Error('an ended round has no end');
  const paidMs = Date.now() - endsAt.getTime();
  const { seats } = await database.db
    .selectFrom('table_seat')
    .select(({ fn }) => fn.countAll<bigint>().as('seats'))
    .where('table_round_id', '=', round.id)
    .where('status', 'in', ['won', 'lost'])
    .executeTakeFirstOrThrow();
  return {
    measure: `end of a shared round until ${seats} seats are paid`,
    ours: paidMs,
    reference: null,
    unit: 'ms',
    ratio: paidMs,
    goal: 5_000,
    better: 'lower',
  };
}

/** A pair of seeds in use for each player, as the site has them choose one. */
async function chooseSeeds(
  database: Database,
  members: readonly BenchMember[],
  game: string,
): Promise<void> {
  for (let from = 0; from < members.length; from += 2_000) {
    await database.db
      .insertInto('house_seed')
      .values(
        members.slice(from, from + 2_000).map(({ brand, memberId }) => {
          const serverSeed = sha256Hex(`${game}/${memberId}`);
          return {
            id: newId(),
            brand,
            member_id: memberId,
            game_code: game,
            server_seed: serverSeed,
            server_seed_hash: commitToServerSeed(serverSeed),
            client_seed: 'bench',
            revealed_at: null,
            created_at: new Date(),
          };
        }),
      )
      .execute();
  }
}
