import { SHARDS } from '#domain/ledger/shard.ts';
import type { Database } from '../platform/db/database.ts';
import { arrayOf } from './array-literal.ts';
import { idBefore } from './id-before.ts';
import type { LedgerFault } from './verify-ledger.ts';

/** Twice the hour between runs: nothing falls between two of them. */
const WINDOW_MS = 2 * 3_600_000;

const TOTALS = `
  select brand || ' ' || currency || ' sums to ' || sum(balance) as detail
  from ledger_account group by brand, currency having sum(balance) <> 0`;

const DRIFT = `
  with recent as (
    select *, lag(balance_after) over account as before,
      row_number() over (partition by shard, account_id order by account_version desc) as newest
    from entry where shard = any($1::int[]) and transfer_id >= $2
    window account as (partition by shard, account_id order by account_version)
  )
  select 'account ' || a.id || ' (' || a.brand || ' ' || a.owner_kind || ' ' || a.owner_id || ' ' || a.kind
    || ' ' || a.currency || ') ' || case
      when r.balance_after <> r.before + r.amount
        then 'goes from ' || r.before || ' by ' || r.amount || ' to ' || r.balance_after
      else 'has ' || a.balance || ', its newest entry left ' || r.balance_after end as detail
  from recent r join ledger_account a on a.shard = r.shard and a.id = r.account_id
  where r.balance_after <> r.before + r.amount
    or (r.newest = 1 and (r.balance_after <> a.balance or r.account_version > a.version))
  limit 100`;

/**
 * The hourly look at the books: all balances of a brand and currency sum to zero, and each account
 * that moved of late stands where its entries leave it. It names the account that drifts. The whole
 * proof is `verifyLedger`.
 */
export function trialBalance(
  database: Pick<Database, 'withConnection'>,
  windowMs: number = WINDOW_MS,
): Promise<LedgerFault[]> {
  return database.withConnection(async (connection) => {
    await connection.query('begin isolation level repeatable read read only');
    try {
      const totals = await connection.query<{ detail: string }>(TOTALS);
      const shards = arrayOf(Array.from({ length: SHARDS }, (_shard, index) => index));
      const drift = await connection.query<{ detail: string }>(DRIFT, [shards, idBefore(windowMs)]);
      return [
        ...totals.rows.map(({ detail }) => ({ invariant: 'balances sum to zero', detail })),
        ...drift.rows.map(({ detail }) => ({ invariant: 'balances follow their entries', detail })),
      ];
    } finally {
      await connection.query('rollback');
    }
  });
}
