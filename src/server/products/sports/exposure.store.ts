import { type RawBuilder, sql } from 'kysely';
import type { SportsTerms } from '#contract/generated/types.ts';
import { LIMIT_TAGS, playerLimitMicro } from '#domain/sports/sports-terms.ts';
import { exposedMicro, largestUnit } from '#domain/sports/stake-room.ts';
import { MAX_AMOUNT_MICRO } from '#domain/money/micro.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';
import { Problem } from '../../platform/problem.ts';
import type { OutcomeName } from './book.ts';

/** The sums of all players of a brand have this member. */
export const EVERYBODY = 0n;

/** A leg with the lines that it is part of. */
export interface ExposedLeg extends OutcomeName {
  readonly odds: number;
  readonly lines: number;
}

/** A bet as exposure counts it. */
export interface ExposedBet {
  readonly legs: readonly ExposedLeg[];
  readonly unitMicro: bigint;
  readonly now: Date;
}

export interface ExposureOwner extends MemberKey {
  readonly currency: string;
  /** The brand's terms in the currency. */
  readonly terms: SportsTerms;
}

/**
 * Adds what a bet can cost to its outcomes: for the brand, and for the player.
 * @throws Problem SPORTS_STAKE_TOO_LARGE with the largest stake of a line
 */
export async function addExposure(tx: Tx, owner: ExposureOwner, bet: ExposedBet): Promise<void> {
  const { rows } = await exposureRows(owner, bet).execute(tx);
  await refuseTooLarge(tx, owner, bet, rows);
}

interface ExposureSum {
  readonly member: bigint;
  readonly total: bigint;
  /** Tags of the player that lower the limit. */
  readonly tags: readonly string[];
}

/** The statement that adds a bet to the sums of its outcomes, and answers the sums. */
export function exposureRows(
  owner: ExposureOwner,
  { legs, unitMicro, now }: ExposedBet,
): RawBuilder<ExposureSum> {
  const rows = rowsOf(owner, legs, unitMicro);
  const column = <T>(read: (row: (typeof rows)[number]) => T) => rows.map(read);
  // Sorted, so that two bets lock the rows in one order; the player's own rows come first.
  return sql<ExposureSum>`
    insert into sports_exposure as e (brand, currency, event, market, outcome, member_id, stake_micro, return_micro, bet_at)
    select ${owner.brand}, ${owner.currency}, event, market, outcome, member_id, stake, most, ${now}::timestamptz
    from unnest(
      ${column(({ event }) => event)}::text[],
      ${column(({ market }) => market)}::text[],
      ${column(({ outcome }) => outcome)}::text[],
      ${column(({ memberId }) => memberId)}::bigint[],
      ${column(({ stakeMicro }) => stakeMicro)}::bigint[],
      ${column(({ returnMicro }) => returnMicro)}::bigint[]
    ) as b (event, market, outcome, member_id, stake, most)
    on conflict (brand, currency, event, market, outcome, member_id) do update set
      stake_micro = e.stake_micro + excluded.stake_micro,
      return_micro = e.return_micro + excluded.return_micro, bet_at = excluded.bet_at
    returning member_id as member, return_micro as total, ${limitTags(owner)} as tags
  `;
}

const limitTags = ({ brand, memberId }: MemberKey) => sql<readonly string[]>`
  array(select tag from member_tag where brand = ${brand} and member_id = ${memberId} and tag in (${sql.join(Object.keys(LIMIT_TAGS))}))
`;

/** @throws Problem SPORTS_STAKE_TOO_LARGE: the sums with the bet are over a limit */
export async function refuseTooLarge(
  tx: Tx,
  owner: ExposureOwner,
  { legs, unitMicro }: ExposedBet,
  sums: readonly ExposureSum[],
): Promise<void> {
  const isOver = sums.some(({ member, total, tags }) => total > mostOf(owner, member, tags));
  if (!isOver) return;
  const largest = await largestStake(tx, owner, legs, unitMicro);
  throw new Problem('SPORTS_STAKE_TOO_LARGE', { value: { largestUnitMicro: String(largest) } });
}

/**
 * The largest stake of a line that would be taken.
 * @param ownMicro a stake of a line that the sums already contain
 */
export async function largestStake(
  from: Db | Tx,
  owner: ExposureOwner,
  legs: readonly ExposedLeg[],
  ownMicro = 0n,
): Promise<bigint> {
  const known = await from
    .selectFrom('sports_exposure')
    .select(['event', 'market', 'outcome', 'member_id', 'return_micro'])
    .where('brand', '=', owner.brand)
    .where('currency', '=', owner.currency)
    .where(
      'event',
      'in',
      legs.map(({ event }) => event),
    )
    .where('member_id', 'in', [EVERYBODY, owner.memberId])
    .execute();
  const { rows } = await sql<{
    tags: readonly string[];
  }>`select ${limitTags(owner)} as tags`.execute(from);
  const tags = rows.flatMap((row) => row.tags);
  const rooms = legs.flatMap((leg) =>
    [EVERYBODY, owner.memberId].map((memberId) => {
      const row = known.find(
        (one) =>
          one.member_id === memberId &&
          one.event === leg.event &&
          one.market === leg.market &&
          one.outcome === leg.outcome,
      );
      const used = (row?.return_micro ?? 0n) - exposedMicro(ownMicro, leg);
      return { ...leg, leftMicro: mostOf(owner, memberId, tags) - used };
    }),
  );
  const lines = BigInt(Math.max(...legs.map((leg) => leg.lines)));
  const bound = MAX_AMOUNT_MICRO / lines;
  const most = BigInt(owner.terms.mostReturnMicro);
  return largestUnit(rooms, most < bound ? most : bound);
}

/** The most that an outcome may return to a member, or to all of them. */
const mostOf = ({ terms }: ExposureOwner, member: bigint, tags: readonly string[]): bigint =>
  member === EVERYBODY ? BigInt(terms.mostMarketMicro) : playerLimitMicro(terms, tags);

function rowsOf(owner: ExposureOwner, legs: readonly ExposedLeg[], unitMicro: bigint) {
  const keyOf = ({ event, market, outcome }: OutcomeName) => `${event} ${market} ${outcome}`;
  const sorted = legs.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  return [owner.memberId, EVERYBODY].flatMap((memberId) =>
    sorted.map((leg) => ({
      event: leg.event,
      market: leg.market,
      outcome: leg.outcome,
      memberId,
      stakeMicro: unitMicro * BigInt(leg.lines),
      returnMicro: exposedMicro(unitMicro, leg),
    })),
  );
}
