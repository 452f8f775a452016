import type { TableClosed } from '#contract/generated/events.ts';
import { HOUSE } from '#domain/ledger/account-kind.ts';
import type { LedgerKind } from '#domain/ledger/money-kind.ts';
import { shardOf } from '#domain/ledger/shard.ts';
import type { SetRequest } from '../../ledger/post-set.ts';
import type { Tx } from '../../platform/db/database.ts';
import { writeEvent } from '../../platform/outbox/write-event.ts';
import { TABLE_CLOSED } from '../facts/table-closed.ts';
import type { Wagered, WagerParts } from './wagered.ts';

/** Members in one event of the outbox. */
const EVENT_MEMBERS = 500;

/** A round that many members played, in one currency. */
export type RoundOfMany = Omit<Wagered, 'memberId'>;

export interface PaidSet extends RoundOfMany {
  /** Names the set for ever: it is continued after a stop, and no credit is posted twice. */
  readonly setRef: string;
  readonly kind: Extract<LedgerKind, 'win' | 'rebate'>;
  readonly read: SetRequest['read'];
}

/**
 * Pays many stakes of cash at once, one statement a shard. @throws Error when a member could not be
 * credited: what is owed is never passed over
 */
export async function payStakes(
  { ledger }: Pick<WagerParts, 'ledger'>,
  { brand, currency, vendor, roundRef, setRef, kind, read }: PaidSet,
): Promise<void> {
  const set = { brand, currency, provider: vendor, roundRef, setRef, kind, against: HOUSE, read };
  const { refused } = await ledger.postSet(set);
  const [first] = refused;
  if (first === undefined) return;
  throw new Error(`member ${first.memberId} was not paid: ${first.reason}`);
}

/** One member's result of a round that many played. */
export interface SharedResult {
  readonly memberId: bigint;
  /** 0: lost. */
  readonly payoutMicro: bigint;
  /** The member's own round; left out: that of all. */
  readonly roundRef?: string;
}

/**
 * Writes to the outbox that the members' rounds are over; once, with the caller's own rows.
 * @param results final; ascending by member
 */
export async function closeRounds(
  tx: Tx,
  deps: Pick<WagerParts, 'product' | 'catalogue' | 'clock'>,
  round: RoundOfMany,
  results: readonly SharedResult[],
): Promise<void> {
  for (const closed of eventsOf(deps, round, results)) {
    const [[member] = ['0']] = closed.results;
    const shard = shardOf(BigInt(member));
    await writeEvent(tx, TABLE_CLOSED, closed, { shard, at: deps.clock.now() });
  }
}

function* eventsOf(
  { product, catalogue }: Pick<WagerParts, 'product' | 'catalogue'>,
  { brand, vendor, gameCode, roundRef, currency }: RoundOfMany,
  results: readonly SharedResult[],
): Generator<TableClosed> {
  const category = catalogue.categoryOf(vendor, gameCode);
  const round = { brand, provider: vendor, gameCode, category, roundRef, currency, product };
  for (let from = 0; from < results.length; from += EVENT_MEMBERS) {
    const part = results.slice(from, from + EVENT_MEMBERS);
    yield {
      ...round,
      results: part.map(({ memberId, payoutMicro }) => [String(memberId), String(payoutMicro)]),
      ...(part.some((result) => result.roundRef !== undefined) && {
        roundRefs: part.map((result) => result.roundRef ?? roundRef),
      }),
    };
  }
}
