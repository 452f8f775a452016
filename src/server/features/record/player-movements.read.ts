import { sql } from 'kysely';
import type { MemberTransaction, MoneyKind } from '#contract/generated/types.ts';
import type { ReplyOf } from '#contract/operation.ts';
import { PLAY_FUNDS } from '#domain/ledger/account-kind.ts';
import { shardOf } from '#domain/ledger/shard.ts';
import type { LedgerKind } from '#domain/ledger/money-kind.ts';
import {
  ledgerKindsOf,
  playerMovementKind,
  WITHDRAWAL_PROVIDER,
} from '#domain/record/player-movement.ts';
import type { WalletKey } from '../../ledger/account-directory.ts';
import type { Db } from '../../platform/db/database.ts';
import { cursorId } from '../../platform/paging.ts';
import { balancesAfter, type KnownBalance } from './balances-after.read.ts';
import { roundIdsOf } from '../../play/rounds/round-ids.read.ts';
import { withdrawalStatuses } from './withdrawal-statuses.read.ts';

interface Query extends WalletKey {
  readonly cursor: string | undefined;
  readonly limit: number;
  readonly kind: MoneyKind | undefined;
  readonly from: Date | undefined;
  readonly to: Date | undefined;
}

interface Row {
  id: bigint;
  kind: LedgerKind;
  provider: string;
  round_ref: string | null;
  created_at: Date;
  /** Empty: of the funds that can be played with. */
  fund: '' | 'agentCredit' | 'receivable';
  amount: bigint;
  fund_after: bigint;
}

/**
 * Movements of the player's money, newest first. The funds that can be played with are one balance here,
 * so money moved between them is not listed; a hold takes from it, and a payment from a hold does not.
 * @throws Problem INVALID_QUERY for a cursor that is not ours
 */
export async function playerMovements(db: Db, query: Query): Promise<ReplyOf<'listTransactions'>> {
  const last = query.cursor === undefined ? null : readCursor(query.cursor);
  const found = await moved(db, query, last);
  const rows = found.slice(0, query.limit);
  const ids = rows.map(({ id }) => id);
  const after = await balancesAfter(db, query, ids, last);
  const rounds = await roundIdsOf(
    db,
    query,
    rows.map(({ provider, round_ref: roundRef }) => ({ provider, roundRef })),
  );
  const statuses = await withdrawalStatuses(
    db,
    query,
    rows.filter(({ kind }) => kind === 'hold').map(({ id }) => id),
  );
  const end = rows.at(-1);
  return {
    items: rows.map((row) => ({
      transactionId: String(row.id),
      // Kinds beyond the contract's move no money of a member.
      kind: playerMovementKind(row) as MemberTransaction['kind'],
      fund: row.fund === '' ? null : row.fund,
      currency: query.currency,
      amountMicro: String(row.amount),
      balanceAfterMicro: String(row.fund === '' ? (after.get(row.id) ?? 0n) : row.fund_after),
      reference: String(row.id),
      roundId: rounds.get(`${row.provider} ${row.round_ref}`) ?? null,
      withdrawalStatus: statuses.get(row.id) ?? null,
      at: row.created_at.toISOString(),
    })),
    nextCursor:
      found.length > query.limit && end !== undefined
        ? `${end.id}.${end.fund}.${after.get(end.id) ?? 0n}`
        : null,
  };
}

/** One more than the page has. */
async function moved(db: Db, query: Query, last: MovementCursor | null): Promise<readonly Row[]> {
  const { brand, memberId, currency, kind, from, to } = query;
  const { rows } = await sql<Row>`
    select t.id, t.kind, t.provider, t.round_ref, t.created_at, m.fund, m.amount, m.fund_after
    from transfer t
    join lateral (
      select f.fund, sum(f.amount)::bigint as amount,
        (array_agg(f.balance_after order by f.seq desc))[1] as fund_after
      from (
        select e.seq, e.amount, e.balance_after,
          case when a.kind = any(${[...PLAY_FUNDS]}::text[]) then '' else a.kind end as fund
        from entry e
        join ledger_account a on a.shard = e.shard and a.id = e.account_id
        where e.shard = t.shard and e.transfer_id = t.id
          and a.owner_kind = 'member' and a.kind <> 'locked'
      ) f
      group by f.fund
      having sum(f.amount) <> 0
    ) m on true
    where t.shard = ${shardOf(memberId)}::int and t.member_id = ${memberId}::bigint
      and t.brand = ${brand}::text and t.currency = ${currency}::text
      ${kind === undefined ? sql`` : ofKind(kind)}
      ${from === undefined ? sql`` : sql`and t.created_at >= ${from}::timestamptz`}
      ${to === undefined ? sql`` : sql`and t.created_at < ${to}::timestamptz`}
      ${last === null ? sql`` : beyond(last)}
    order by t.id desc, m.fund
    limit ${query.limit + 1}::int
  `.execute(db);
  return rows;
}

function ofKind(kind: MoneyKind) {
  const { withdrawal, other } = ledgerKindsOf(kind);
  return sql`and t.kind = any(case when t.provider = ${WITHDRAWAL_PROVIDER}::text
    then ${[...withdrawal]}::text[] else ${[...other]}::text[] end)`;
}

function beyond({ id, fund }: MovementCursor) {
  return sql`and t.id <= ${id}::bigint and (t.id < ${id}::bigint or m.fund > ${fund}::text)`;
}

/** The last row of the page before. */
interface MovementCursor extends KnownBalance {
  readonly fund: string;
}

/** @throws Problem INVALID_QUERY for a cursor that is not ours */
function readCursor(cursor: string): MovementCursor {
  const [, id = '', fund = '', after = ''] = /^(\d+)\.([a-zA-Z]*)\.(\d{1,18})$/.exec(cursor) ?? [];
  return { id: cursorId(id), fund, afterMicro: BigInt(after) };
}
