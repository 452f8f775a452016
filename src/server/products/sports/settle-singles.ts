import { sql } from 'kysely';
import { OWN_BOOK } from '#domain/sports/own-book.ts';
import type { SettledOutcome } from '#domain/sports/feed/message.ts';
import type { Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { newId } from '../../platform/id.ts';
import { settlementRef } from '../../play/wager/settle-stake.ts';
import type { SharedResult } from '../../play/wager/pay-set.ts';
import type { MarketResult } from './results.store.ts';
import { roundOfBet, type SportsParts } from './sports-parts.ts';

/** From so many open singles on, a market is settled as a set; fewer are settled one by one. */
const MANY = 50;
/** Legs of one transaction. */
const CHUNK = 20_000;
const HALVES = 2;
const MILLI = 1_000;

/** Greater than every id. */
const MOST_ID = 2n ** 63n - 1n;

/** Bets above one id and up to another, with the result of their market. */
interface Chunk {
  readonly decidedAt: Date;
  readonly outcomes: readonly SettledOutcome[];
  readonly after: bigint;
  readonly until: bigint;
}

interface SettledSingle {
  readonly id: bigint;
  readonly brand: string;
  readonly currency: string;
  readonly gameCode: string;
  readonly memberId: bigint;
  readonly payoutMicro: bigint;
}

/** Names payouts that are credited together. */
interface PaymentSet {
  readonly setId: bigint;
  readonly brand: string;
  readonly currency: string;
  readonly gameCode: string;
  readonly rank: number;
}

/**
 * Settles the open singles of a market by its first result: rows and records chunk by chunk, and the credits as sets.
 * Bets that are held by another transaction, and all others, are left to be settled one by one.
 * @returns how many bets were settled
 */
export async function settleSingles(parts: SportsParts, result: MarketResult): Promise<number> {
  const { outcomes, cancel, decidedAt } = result;
  if (outcomes === null || decidedAt === null || cancel !== null || !(await areMany(parts, result)))
    return 0;
  let count = 0;
  for (let after = 0n; ;) {
    const until = await endOfChunk(parts, result, after);
    const chunk = await inTransaction(parts.db, (tx) =>
      settleChunk(tx, parts, { ...result, outcomes, decidedAt, after, until: until ?? MOST_ID }),
    );
    await payWaiting(parts);
    count += chunk.length;
    if (until === null) return count;
    after = until;
  }
}

/** The last bet of a whole chunk; null: fewer are left. */
async function endOfChunk(
  { db }: Pick<SportsParts, 'db'>,
  { event, market }: MarketResult,
  after: bigint,
): Promise<bigint | null> {
  const last = await db
    .selectFrom('sports_leg')
    .select('bet_id as id')
    .where('event', '=', event)
    .where('market', '=', market)
    .where('bet_id', '>', after)
    .where('result', 'is', null)
    .orderBy('bet_id')
    .offset(CHUNK - 1)
    .limit(1)
    .executeTakeFirst();
  return last?.id ?? null;
}

/** Credits what was settled and is not credited yet. Every node may do it at once, and again after any stop. */
export async function payWaiting({ db, wager }: SportsParts): Promise<void> {
  const sets = await db
    .selectFrom('sports_payment')
    .select(['set_id as setId', 'brand', 'currency', 'game_code as gameCode', 'rank'])
    .distinct()
    .execute();
  for (const set of sets) {
    const { setId, brand, currency, gameCode, rank } = set;
    await wager.payStakes({
      brand,
      currency,
      gameCode,
      vendor: OWN_BOOK,
      roundRef: `set ${setId}`,
      setRef: `${setId}:${brand}:${currency}:${gameCode}:${rank}`,
      kind: 'win',
      read: async (shard, afterMember, limit) => {
        const rows = await db
          .selectFrom('sports_payment')
          .select(['member_id as memberId', 'amount_micro as amountMicro', 'bet_id as id'])
          .where((is) => is.and(keyOf(set)))
          .where('member_shard', '=', shard)
          .where('member_id', '>', afterMember)
          .orderBy('member_id')
          .limit(limit)
          .execute();
        return rows.map(({ id, memberId, amountMicro }) => {
          const round = roundOfBet({ id, brand, memberId, currency, gameCode });
          const { roundRef } = round;
          return { memberId, amountMicro, roundRef, reference: settlementRef(round, 1) };
        });
      },
    });
    await db
      .deleteFrom('sports_payment')
      .where((is) => is.and(keyOf(set)))
      .execute();
  }
}

const keyOf = ({ setId, brand, currency, gameCode, rank }: PaymentSet) => ({
  set_id: setId,
  brand,
  currency,
  game_code: gameCode,
  rank,
});

async function areMany(
  { db }: Pick<SportsParts, 'db'>,
  { event, market }: MarketResult,
): Promise<boolean> {
  const { rows } = await sql<{ count: bigint }>`
    select count(*) as count from (
      select 1 from sports_leg l join sports_bet b on b.id = l.bet_id
      where l.event = ${event} and l.market = ${market} and l.result is null
        and b.status = 'open' and b.version = 0 and b.leg_count = 1
      limit ${MANY}
    ) open
  `.execute(db);
  return Number(rows[0]?.count ?? 0) >= MANY;
}

/**
 * The payout of a single is floor(unit x (given + won x odds) / under), the factor of its leg as one fraction: the
 * formula of `factorOf`, with half void factors and thousandths of odds as whole numbers.
 */
const factorParts = ({ won, voidFactor, deadHeat = [1, 1] }: SettledOutcome) => {
  const [places, tied] = deadHeat;
  const halves = voidFactor * HALVES;
  return {
    given: halves * MILLI * tied,
    won: won ? (HALVES - halves) * places : 0,
    under: HALVES * MILLI * tied,
  };
};

async function settleChunk(
  tx: Tx,
  { wager, clock }: Pick<SportsParts, 'wager' | 'clock'>,
  {
    event,
    market,
    outcomes,
    decidedAt,
    after,
    until,
  }: Pick<MarketResult, 'event' | 'market'> & Chunk,
): Promise<readonly SettledSingle[]> {
  const parts = outcomes.map(factorParts);
  // Few of many bets are settled, by their keys: a plan that reads the whole table grows with it.
  await sql`select set_config('enable_seqscan', 'off', true)`.execute(tx);
  const { rows } = await sql<SettledSingle>`
    with page as materialized (
      select bet_id, outcome, odds_milli from sports_leg
      where event = ${event} and market = ${market} and result is null
        and bet_id > ${after}::bigint and bet_id <= ${until}::bigint
    ),
    due as materialized (
      select b.id, p.outcome, p.odds_milli from page p join sports_bet b on b.id = p.bet_id
      where b.status = 'open' and b.version = 0 and b.leg_count = 1
      order by b.id for update of b skip locked
    ),
    said as (
      select * from unnest(
        ${outcomes.map(({ outcome }) => outcome)}::text[],
        ${parts.map(({ given }) => given)}::bigint[],
        ${parts.map(({ won }) => won)}::bigint[],
        ${parts.map(({ under }) => under)}::bigint[],
        ${outcomes.map((outcome) => JSON.stringify(outcome))}::text[]
      ) as s (outcome, given, won, under, result)
    ),
    settled as (
      update sports_bet b set status = 'settled', version = 1, settled_at = ${clock.now()}::timestamptz,
        late_since = case when b.accepted_at > ${decidedAt}::timestamptz then ${decidedAt}::timestamptz end,
        payout_micro = least(div(b.most_micro::numeric * b.left_micro, b.unit_micro),
          div(b.left_micro * (s.given + s.won::numeric * d.odds_milli), s.under))::bigint
      from due d join said s on s.outcome = d.outcome
      where b.id = d.id
      returning b.id, b.brand, b.currency, b.game_code, b.member_shard, b.member_id, b.payout_micro,
        d.outcome
    ),
    ended as (
      update sports_leg l set result = s.result::jsonb
      from settled t join said s on s.outcome = t.outcome
      where l.bet_id = t.id and l.place = 0
    ),
    owed as (
      insert into sports_payment (set_id, brand, currency, game_code, rank, member_shard, member_id,
        bet_id, amount_micro)
      select ${newId()}::bigint, brand, currency, game_code,
        row_number() over (partition by brand, currency, game_code, member_id order by id),
        member_shard, member_id, id, payout_micro
      from settled where payout_micro > 0
    )
    select id, brand, currency, game_code as "gameCode", member_id as "memberId", payout_micro as "payoutMicro"
    from settled order by brand, currency, game_code, member_id, id
  `.execute(tx);
  for (const [first, results] of grouped(rows)) {
    const { brand, currency, gameCode } = first;
    const round = { brand, currency, gameCode, vendor: OWN_BOOK, roundRef: `${event} ${market}` };
    await wager.closeRounds(tx, round, results);
  }
  return rows;
}

/** Singles of one brand, currency and title; they come in their order. */
function grouped(
  rows: readonly SettledSingle[],
): readonly (readonly [SettledSingle, readonly SharedResult[]])[] {
  const groups = new Map<string, [SettledSingle, SharedResult[]]>();
  for (const row of rows) {
    const { id, brand, currency, gameCode, memberId, payoutMicro } = row;
    const key = `${brand} ${currency} ${gameCode}`;
    const group = groups.get(key) ?? [row, []];
    group[1].push({ memberId, payoutMicro, roundRef: String(id) });
    groups.set(key, group);
  }
  return [...groups.values()];
}
