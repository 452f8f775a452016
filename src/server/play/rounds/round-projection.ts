import { sql } from 'kysely';
import type { TableClosed } from '#contract/generated/events.ts';
import type { Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/id.ts';
import type { Consumer } from '../../platform/outbox/consumer.ts';
import { writeEvent } from '../../platform/outbox/write-event.ts';
import { isMovement } from '../facts/movements-of.ts';
import { type RoundMovement, roundMovementOf } from '../facts/round-part.ts';
import { ROUNDS_SETTLED } from '../facts/rounds-of.ts';
import { TABLE_CLOSED } from '../facts/table-closed.ts';

interface RoundChange {
  movement: RoundMovement;
  stakeMicro: bigint;
  payoutMicro: bigint;
  rolledBack: boolean;
  closes: boolean;
  openedAt: Date;
  closedAt: Date | null;
}

/**
 * Keeps the betting record: one row a round and member, added up from what the ledger has committed.
 * Every line of business that writes a round's part in its events has its rounds here.
 */
export const roundProjection: Consumer = {
  name: 'roundProjection',
  path: 'inRelay',
  topics: [
    'ledger.bet',
    'ledger.win',
    'ledger.betWin',
    'ledger.jackpotWin',
    'ledger.adjustment',
    'ledger.rollback',
    TABLE_CLOSED,
  ],
  async consume(tx, events) {
    const changes = new Map<string, RoundChange>();
    for (const event of events) {
      if (event.topic === TABLE_CLOSED) addTable(changes, event.payload, event.createdAt);
      else if (isMovement(event)) {
        const movement = roundMovementOf(event.payload);
        if (movement !== null) addMovement(changes, movement, event.createdAt);
      }
    }
    const last = events.at(-1);
    if (changes.size === 0 || last === undefined) return;
    const settled = await writeChanges(tx, [...changes.values()]);
    await tellSettled(tx, settled, last.createdAt);
  },
};

/** Each member's payout of a round that a whole table played, or of rounds that ended together. */
function addTable(changes: Map<string, RoundChange>, closed: TableClosed, at: Date): void {
  const { results, roundRefs, ...round } = closed;
  for (const [place, [memberId, amountMicro]] of results.entries()) {
    const movement: RoundMovement = {
      ...round,
      roundRef: roundRefs?.[place] ?? round.roundRef,
      product: round.product ?? 'game',
      vendor: round.provider,
      movement: 'payout',
      memberId,
      amountMicro,
      closes: true,
      legs: [],
    };
    addMovement(changes, movement, at);
  }
}

function addMovement(changes: Map<string, RoundChange>, movement: RoundMovement, at: Date): void {
  const key = `${movement.brand} ${movement.provider} ${movement.memberId} ${movement.roundRef}`;
  const change = changes.get(key) ?? {
    movement,
    stakeMicro: 0n,
    payoutMicro: 0n,
    rolledBack: false,
    closes: false,
    openedAt: at,
    closedAt: null,
  };
  if (movement.movement === 'stake' || movement.movement === 'batch') {
    change.stakeMicro += BigInt(movement.amountMicro);
  }
  if (movement.movement === 'batch') change.payoutMicro += BigInt(movement.payoutMicro ?? 0);
  if (movement.movement === 'payout') change.payoutMicro += BigInt(movement.amountMicro);
  if (movement.movement === 'payoutRollback') {
    for (const [, gained] of movement.legs) change.payoutMicro += BigInt(gained);
  }
  if (movement.movement === 'rollback') {
    // What the ledger gave back, whatever the vendor had in mind.
    for (const [, gained] of movement.legs) change.stakeMicro -= BigInt(gained);
    change.rolledBack = true;
  }
  if (movement.closes) {
    change.closes = true;
    change.closedAt = at;
  }
  if (at < change.openedAt) change.openedAt = at;
  changes.set(key, change);
}

/**
 * Sums commute, so the order in which movements are seen does not matter. A round whose every stake
 * was given back counts as rolled back, until another one is made.
 * @returns rounds that are over
 */
async function writeChanges(tx: Tx, changes: readonly RoundChange[]): Promise<SettledRow[]> {
  const column = <T>(read: (change: RoundChange) => T) => changes.map(read);
  const { rows } = await sql<{ id: bigint; brand: string; status: string }>`
    insert into round (brand, product, vendor, category, round_ref, id, member_id, game_code, currency,
      stake_micro, payout_micro, status, opened_at, closed_at)
    select brand, product, vendor, category, round_ref, id, member_id, game_code, currency,
      stake_micro, payout_micro,
      case when rolled_back and stake_micro <= 0 then 'rolled_back' when closes then 'closed' else 'open' end,
      opened_at, case when closes then closed_at end
    from unnest(
      ${column((change) => change.movement.brand)}::text[],
      ${column((change) => change.movement.product)}::text[],
      ${column((change) => change.movement.provider)}::text[],
      ${column((change) => change.movement.category)}::text[],
      ${column((change) => change.movement.roundRef)}::text[],
      ${column(() => newId())}::bigint[],
      ${column((change) => BigInt(change.movement.memberId))}::bigint[],
      ${column((change) => change.movement.gameCode)}::text[],
      ${column((change) => change.movement.currency)}::text[],
      ${column((change) => change.stakeMicro)}::bigint[],
      ${column((change) => change.payoutMicro)}::bigint[],
      ${column((change) => change.rolledBack)}::boolean[],
      ${column((change) => change.closes)}::boolean[],
      ${column((change) => change.openedAt)}::timestamptz[],
      ${column((change) => change.closedAt ?? change.openedAt)}::timestamptz[]
    ) as c (brand, product, vendor, category, round_ref, id, member_id, game_code, currency, stake_micro,
      payout_micro, rolled_back, closes, opened_at, closed_at)
    on conflict (brand, vendor, member_id, round_ref) do update set
      stake_micro = round.stake_micro + excluded.stake_micro,
      payout_micro = round.payout_micro + excluded.payout_micro,
      status = case
        when 'rolled_back' in (round.status, excluded.status)
          and round.stake_micro + excluded.stake_micro <= 0 then 'rolled_back'
        when coalesce(round.closed_at, excluded.closed_at) is not null then 'closed'
        else 'open' end,
      opened_at = least(round.opened_at, excluded.opened_at),
      closed_at = coalesce(round.closed_at, excluded.closed_at)
    returning id, brand, status
  `.execute(tx);
  return rows.filter(({ status }) => status !== 'open');
}

interface SettledRow {
  id: bigint;
  brand: string;
}

/** One event a brand, for what is counted over settled rounds. */
async function tellSettled(tx: Tx, rows: readonly SettledRow[], at: Date): Promise<void> {
  for (const brand of new Set(rows.map((row) => row.brand))) {
    const rounds = rows.filter((row) => row.brand === brand).map(({ id }) => String(id));
    await writeEvent(tx, ROUNDS_SETTLED, { brand, rounds }, { shard: 0, at });
  }
}
