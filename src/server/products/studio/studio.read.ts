import type { LiveOrder, LivePlace, LiveProof, LiveTable } from '#contract/generated/types.ts';
import type { LiveOutcome } from '#games/live/live-outcome.ts';
import type { LiveChoice } from '#contract/generated/types.ts';
import { LIVE_GAMES } from '#games/live/live-games.ts';
import { limitsOf, type SpotStake, type TableLimits } from '#games/live/live-limits.ts';
import { STUDIO } from '#domain/live/own-studio.ts';
import { IDLE_MS, PAUSE_MS, type StudioTable } from '#games/live/live-tables.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';
import { nodeIdOf } from '../../vendors/game-catalogue.ts';
import {
  findLiveRound,
  type LiveRoundRow,
  newestOfTables,
  newestRounds,
  playersIn,
  stakedIn,
  type TableTurn,
  tableTurns,
} from './round.store.ts';
import { seatOf, takenSeats } from './seat.store.ts';
import type { StudioParts } from './studio-parts.ts';

type Reading = Pick<StudioParts, 'db' | 'clock' | 'brands' | 'gamesOf' | 'tables'>;

/** Results of a table in the list of tables, and on its own page. */
const SHOWN = 12;
const MOST_SHOWN = 100;

/** The tables that a brand offers, in their order. */
export async function brandTables(
  reading: Reading,
  brand: string,
): Promise<{ tables: LiveTable[]; serverTime: string }> {
  const offered = reading.tables.filter(({ code }) => isOffered(reading, brand, code));
  return {
    tables: await tableViews(reading, brand, offered, SHOWN),
    serverTime: reading.clock.now().toISOString(),
  };
}

/** @throws Problem GAME_NOT_FOUND */
export function offeredTable(reading: Reading, brand: string, code: string): StudioTable {
  const table = reading.tables.find((one) => one.code === code);
  if (table === undefined || !isOffered(reading, brand, code)) throw new Problem('GAME_NOT_FOUND');
  return table;
}

const isOffered = ({ gamesOf }: Pick<Reading, 'gamesOf'>, brand: string, code: string): boolean => {
  const node = gamesOf(brand).findNode(nodeIdOf({ vendor: STUDIO, code }));
  return node !== null && !node.maintenance;
};

/** A table with as many results as its roads show. @throws Problem GAME_NOT_FOUND */
export async function tableOnPage(reading: Reading, brand: string, table: StudioTable) {
  const [shown] = await tableViews(reading, brand, [table], MOST_SHOWN);
  if (shown === undefined) throw new Problem('GAME_NOT_FOUND');
  return { table: shown, serverTime: reading.clock.now().toISOString() };
}

/** Tables as everybody sees them: an outcome is in them from its dealing on. */
async function tableViews(
  { db, clock, brands }: Reading,
  brand: string,
  tables: readonly StudioTable[],
  count: number,
): Promise<LiveTable[]> {
  const codes = tables.map(({ code }) => code);
  const [rounds, turns, seats] = await Promise.all([
    newestOfTables(db, codes, count + 1),
    tableTurns(db, codes, clock.now()),
    codes.length === 0 ? [] : takenSeats(db, codes, clock.now()),
  ]);
  const newest = [...rounds.values()].flatMap(([round]) => round ?? []);
  const ids = newest.map(({ id }) => id);
  const [players, staked] = await Promise.all([playersIn(db, ids), stakedIn(db, brand, ids)]);
  const currency = brands.byId(brand)?.site.currency ?? '';
  return tables.map((table) => {
    const own = rounds.get(table.code) ?? [];
    return tableView(table, {
      rounds: own,
      turn: turns.find(({ tableCode }) => tableCode === table.code),
      players: players.get(own[0]?.id ?? 0n) ?? 0,
      staked: staked.filter(({ id }) => id === own[0]?.id),
      limits: limitsOf(table.stakes, currency),
      takenSeats: seats.filter(({ tableCode }) => tableCode === table.code).map(({ seat }) => seat),
      count,
    });
  });
}

interface TableState {
  readonly rounds: readonly LiveRoundRow[];
  readonly turn: TableTurn | undefined;
  readonly players: number;
  readonly staked: readonly SpotStake[];
  readonly limits: TableLimits | null;
  readonly takenSeats: readonly number[];
  readonly count: number;
}

function tableView(
  { code, name, game, stakes }: StudioTable,
  { rounds, turn, players, staked, limits, takenSeats: taken, count }: TableState,
): LiveTable {
  const [round] = rounds;
  const briefOf = LIVE_GAMES[game].seats?.withoutSeats ?? ((outcome: LiveOutcome) => outcome);
  return {
    table: code,
    name,
    game,
    stakes,
    chipsMicro: (limits?.chipsMicro ?? []).map(String),
    mostMicro: String(limits?.mostMicro ?? 0n),
    status: statusOf(round, turn?.isPaused === true),
    roundNumber: round?.number ?? 0,
    closesAt: round?.closesAt.toISOString() ?? null,
    dealtAt: round?.endsAt?.toISOString() ?? null,
    opensNextAt: opensNextAt(round, turn?.isAwake === true)?.toISOString() ?? null,
    outcome: round?.status === 'void' ? null : (round?.outcome ?? null),
    step: round?.step ?? 0,
    decidesUntil: round?.decidesUntil?.toISOString() ?? null,
    takenSeats: taken,
    players,
    staked: staked.map(({ spot, stakeMicro }) => ({ spot, stakeMicro: String(stakeMicro) })),
    results: rounds
      .filter(({ status }) => status === 'ended' || status === 'paying')
      .slice(0, count)
      .flatMap(({ number, outcome }) =>
        outcome === null ? [] : [{ roundNumber: number, outcome: briefOf(outcome) }],
      ),
  } as LiveTable;
}

/** The status of a table by its newest round. */
export function statusOf(round: LiveRoundRow | undefined, isPaused: boolean): LiveTable['status'] {
  switch (round?.status) {
    case undefined:
      return isPaused ? 'paused' : 'idle';
    case 'open':
    case 'dealing':
    case 'deciding':
      return round.status;
    default:
      return isPaused ? 'paused' : 'ended';
  }
}

/** When the next round opens. */
export function opensNextAt(round: LiveRoundRow | undefined, isAwake: boolean): Date | null {
  if (round === undefined || round.endsAt === null) return null;
  const after = new Date(round.endsAt.getTime() + PAUSE_MS);
  if (isAwake) return after;
  const idle = new Date(round.opensAt.getTime() + IDLE_MS);
  return idle > after ? idle : after;
}

/** A player's chips in the newest round, and what the last one with chips paid. */
export async function placeAt(
  db: Db | Tx,
  { code }: StudioTable,
  { brand, memberId }: MemberKey,
): Promise<LivePlace> {
  const [round] = await newestRounds(db, code, 1);
  const seat = await seatOf(db, code, memberId);
  if (round === undefined) return { roundNumber: 0, orders: [], last: null, seat, choices: [] };
  const bets = await db
    .selectFrom('live_order as o')
    .innerJoin('live_bet as b', 'b.order_id', 'o.id')
    .select(['o.id', 'o.stake_micro as total', 'b.spot', 'b.stake_micro as stakeMicro'])
    .where('o.round_id', '=', round.id)
    .where('o.brand', '=', brand)
    .where('o.member_id', '=', memberId)
    .where('o.returned_at', 'is', null)
    .orderBy('o.id')
    .orderBy('b.spot')
    .execute();
  const orders = new Map<bigint, LiveOrder>();
  for (const { id, total, spot, stakeMicro } of bets) {
    const order = orders.get(id) ?? { orderId: String(id), stakeMicro: String(total), bets: [] };
    order.bets.push({ spot, stakeMicro: String(stakeMicro) });
    orders.set(id, order);
  }
  const paid = await db
    .selectFrom('live_credit as c')
    .innerJoin('live_round as r', 'r.id', 'c.round_id')
    .select(['r.number', 'c.stake_micro as stakeMicro', 'c.payout_micro as payoutMicro'])
    .where('c.round_id', '=', round.id)
    .where('r.status', '=', 'ended')
    .where('c.brand', '=', brand)
    .where('c.member_id', '=', memberId)
    .executeTakeFirst();
  const choices = await db
    .selectFrom('live_choice')
    .select(['step', 'spot', 'choice'])
    .where('round_id', '=', round.id)
    .where('step', '=', round.step)
    .where('member_id', '=', memberId)
    .execute();
  return {
    roundNumber: round.number,
    orders: [...orders.values()],
    seat,
    choices: choices.map(({ choice, ...said }) => ({ ...said, choice: choice as LiveChoice })),
    last:
      paid === undefined
        ? null
        : {
            roundNumber: paid.number,
            stakeMicro: String(paid.stakeMicro),
            payoutMicro: String(paid.payoutMicro),
          },
  };
}

/** The proof of a round. A shoe's seed is published at its end. @throws Problem ROUND_NOT_FOUND */
export async function proofOf(
  db: Reading['db'],
  { code }: StudioTable,
  number: number,
): Promise<LiveProof> {
  const round = await findLiveRound(db, code, number);
  if (round === null) throw new Problem('ROUND_NOT_FOUND');
  const outcome = round.outcome as LiveProof['outcome'] & (LiveOutcome | null);
  const source = await seedsOf(db, round);
  return { roundNumber: number, outcome, shoeFrom: round.shoeFrom, ...source };
}

/** Cards that players do not see yet follow from the seed of such a round. */
const SECRET: ReadonlySet<string> = new Set(['open', 'dealing', 'deciding']);

async function seedsOf(
  db: Reading['db'],
  { id, shoeId }: LiveRoundRow,
): Promise<Omit<LiveProof, 'roundNumber' | 'outcome' | 'shoeFrom'>> {
  const seeds = [
    'position',
    'commitment',
    'server_seed',
    'status',
    'beacon_source',
    'beacon_round',
    'beacon_value',
    'beacon_commitment',
  ] as const;
  const row =
    shoeId === null
      ? {
          ...(await db
            .selectFrom('live_round')
            .select(seeds)
            .where('id', '=', id)
            .executeTakeFirstOrThrow()),
          number: null,
        }
      : await db
          .selectFrom('live_shoe')
          .select([...seeds, 'number'])
          .where('id', '=', shoeId)
          .executeTakeFirstOrThrow();
  const isPublic = shoeId === null ? !SECRET.has(row.status) : row.status === 'ended';
  return {
    shoeNumber: row.number,
    position: row.position ?? 0,
    commitment: row.commitment ?? '',
    serverSeed: isPublic ? row.server_seed : null,
    beaconSource: row.beacon_source,
    beaconRound: row.beacon_round,
    beaconValue: row.beacon_value,
    beaconCommitment: row.beacon_commitment,
  };
}
