import type { LedgerKind } from '#domain/ledger/money-kind.ts';
import type { Fund } from '#contract/generated/types.ts';
import { sql } from 'kysely';
import { isMemberFund, type SystemAccount } from '#domain/ledger/account-kind.ts';
import { shardOf } from '#domain/ledger/shard.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import { cursorId } from '../platform/paging.ts';
import { amountsOf, type StoredAnswer } from './post-outcome.ts';
import type { FundAmounts } from './transfer-request.ts';

export interface MemberWallet {
  readonly brand: string;
  readonly memberId: bigint;
}

/** Each fund's balance in micro-units; zero for one that was never opened. */
export async function balanceOf(
  db: Db | Tx,
  wallet: MemberWallet,
  currency: string,
): Promise<Readonly<Record<Fund, bigint>>> {
  const rows = await db
    .selectFrom('ledger_account')
    .select(['kind', 'balance'])
    .where('brand', '=', wallet.brand)
    .where('owner_kind', '=', 'member')
    .where('owner_id', '=', wallet.memberId.toString())
    .where('currency', '=', currency)
    .where('shard', '=', shardOf(wallet.memberId))
    .execute();
  const balances = { ...EMPTY };
  for (const { kind, balance } of rows) if (isMemberFund(kind)) balances[kind] = balance;
  return balances;
}

/** As `balanceOf` for many members at once, by member id; in one query for a list on a screen. */
export async function balancesOfMembers(
  db: Db | Tx,
  wallets: readonly (MemberWallet & { readonly currency: string })[],
): Promise<ReadonlyMap<bigint, Readonly<Record<Fund, bigint>>>> {
  const found = new Map(wallets.map(({ memberId }) => [memberId, { ...EMPTY }]));
  if (wallets.length === 0) return found;
  const currencies = new Map(wallets.map(({ memberId, currency }) => [memberId, currency]));
  const rows = await db
    .selectFrom('ledger_account')
    .select(['brand', 'owner_id', 'kind', 'currency', 'balance'])
    .where('brand', 'in', [...new Set(wallets.map(({ brand }) => brand))])
    .where('owner_kind', '=', 'member')
    .where(
      'owner_id',
      'in',
      wallets.map(({ memberId }) => memberId.toString()),
    )
    .execute();
  for (const row of rows) {
    const memberId = BigInt(row.owner_id);
    const balances = found.get(memberId);
    const fits = balances !== undefined && currencies.get(memberId) === row.currency;
    if (fits && isMemberFund(row.kind)) balances[row.kind] = row.balance;
  }
  return found;
}

const EMPTY = { cash: 0n, bonus: 0n, locked: 0n, promo: 0n, agentCredit: 0n, receivable: 0n };

/** Balance of a brand's system account over all its slots, in micro-units; zero before its first use. */
export async function systemBalanceOf(
  db: Db | Tx,
  of: { readonly brand: string; readonly currency: string; readonly account: SystemAccount },
): Promise<bigint> {
  const { balance } = await db
    .selectFrom('ledger_account')
    .select(sql<bigint>`coalesce(sum(balance), 0)::bigint`.as('balance'))
    .where('brand', '=', of.brand)
    .where('owner_kind', '=', of.account.owner)
    .where('owner_id', '=', of.account.ownerId)
    .where('kind', '=', of.account.kind)
    .where('currency', '=', of.currency)
    .executeTakeFirstOrThrow();
  return balance;
}

export interface EntryLine {
  readonly transferId: bigint;
  /** Order within the transfer. */
  readonly seq: number;
  readonly kind: LedgerKind;
  readonly fund: Fund;
  readonly currency: string;
  readonly amountMicro: bigint;
  readonly balanceBeforeMicro: bigint;
  readonly balanceAfterMicro: bigint;
  readonly provider: string;
  readonly externalRef: string;
  readonly roundRef: string | null;
  readonly createdAt: Date;
}

export interface EntryPage {
  readonly entries: readonly EntryLine[];
  /** Opaque; null on the last page. */
  readonly nextCursor: string | null;
}

export interface EntryQuery extends MemberWallet {
  readonly cursor?: string | undefined;
  readonly limit: number;
  readonly kinds?: readonly LedgerKind[] | undefined;
  readonly currency?: string | undefined;
  readonly fund?: Fund | undefined;
  /** Inclusive. */
  readonly from?: Date | undefined;
  /** Exclusive. */
  readonly to?: Date | undefined;
}

/**
 * A member's statement, newest first, each line with the balance it led to.
 * @throws Problem INVALID_QUERY for a cursor that no page gave
 */
export async function listEntries(db: Db | Tx, query: EntryQuery): Promise<EntryPage> {
  const shard = shardOf(query.memberId);
  let select = db
    .selectFrom('transfer as t')
    .innerJoin('entry as e', (join) =>
      join.onRef('e.shard', '=', 't.shard').onRef('e.transfer_id', '=', 't.id'),
    )
    .innerJoin('ledger_account as a', (join) =>
      join.onRef('a.shard', '=', 'e.shard').onRef('a.id', '=', 'e.account_id'),
    )
    .select([
      't.id',
      'e.seq',
      't.kind',
      'a.kind as fund',
      't.currency',
      'e.amount',
      'e.balance_after',
    ])
    .select(['t.provider', 't.external_ref', 't.round_ref', 't.created_at'])
    .where('t.shard', '=', shard)
    .where('t.member_id', '=', query.memberId)
    .where('t.brand', '=', query.brand)
    .where('a.owner_kind', '=', 'member');
  if (query.kinds !== undefined) select = select.where('t.kind', 'in', [...query.kinds]);
  if (query.currency !== undefined) select = select.where('t.currency', '=', query.currency);
  if (query.fund !== undefined) select = select.where('a.kind', '=', query.fund);
  if (query.from !== undefined) select = select.where('t.created_at', '>=', query.from);
  if (query.to !== undefined) select = select.where('t.created_at', '<', query.to);
  if (query.cursor !== undefined) {
    const { transferId, seq } = cursorOf(query.cursor);
    select = select
      .where('t.id', '<=', transferId)
      .where((is) => is.or([is('t.id', '<', transferId), is('e.seq', '<', seq)]));
  }
  const rows = await select
    .orderBy('t.id', 'desc')
    .orderBy('e.seq', 'desc')
    .limit(query.limit + 1)
    .execute();
  const entries = rows.slice(0, query.limit).map((row): EntryLine => ({
    transferId: row.id,
    seq: row.seq,
    // The ledger alone writes these columns.
    kind: row.kind as LedgerKind,
    fund: row.fund as Fund,
    currency: row.currency,
    amountMicro: row.amount,
    balanceBeforeMicro: row.balance_after - row.amount,
    balanceAfterMicro: row.balance_after,
    provider: row.provider,
    externalRef: row.external_ref,
    roundRef: row.round_ref,
    createdAt: row.created_at,
  }));
  const last = entries.at(-1);
  const more = rows.length > query.limit && last !== undefined;
  return { entries, nextCursor: more ? `${last.transferId}.${last.seq}` : null };
}

/** @throws Problem INVALID_QUERY */
function cursorOf(cursor: string): { transferId: bigint; seq: number } {
  const [, transferId = '', seq = ''] = /^(\d+)\.(\d{1,4})$/.exec(cursor) ?? [];
  return { transferId: cursorId(transferId), seq: Number(seq) };
}

export interface FoundTransfer {
  readonly id: bigint;
  readonly brand: string;
  readonly memberId: bigint;
  readonly kind: LedgerKind;
  readonly currency: string;
  readonly roundRef: string | null;
  /** The transfer that took it back. */
  readonly reversedBy: bigint | null;
  /** After the transfer, as it was answered. */
  readonly balances: FundAmounts;
  readonly moved: FundAmounts;
  readonly createdAt: Date;
}

/** The transfer a provider's reference names for this member; a tombstone counts. */
export async function findTransfer(
  db: Db | Tx,
  reference: { readonly provider: string; readonly externalRef: string; readonly memberId: bigint },
): Promise<FoundTransfer | null> {
  const shard = shardOf(reference.memberId);
  const row = await db
    .selectFrom('transfer as t')
    .leftJoin('transfer as r', (join) =>
      join.onRef('r.shard', '=', 't.shard').onRef('r.reverses', '=', 't.id'),
    )
    .select(['t.id', 't.brand', 't.member_id', 't.kind', 't.currency', 't.round_ref', 't.answer'])
    .select(['t.created_at', 'r.id as reversed_by'])
    .where('t.provider', '=', reference.provider)
    .where('t.external_ref', '=', reference.externalRef)
    .where('t.member_id', '=', reference.memberId)
    .where('t.shard', '=', shard)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    id: row.id,
    brand: row.brand,
    memberId: row.member_id,
    // The ledger alone writes these columns.
    kind: row.kind as LedgerKind,
    currency: row.currency,
    roundRef: row.round_ref,
    reversedBy: row.reversed_by,
    ...amountsOf((row.answer as StoredAnswer).legs),
    createdAt: row.created_at,
  };
}
