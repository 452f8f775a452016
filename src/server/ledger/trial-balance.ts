import { SHARDS } from '#domain/ledger/shard.ts';
import { checkAccountRules, checkAgainstCheckpoints } from './account-page.ts';
import { INVARIANTS, type LedgerFault, shortReport } from './ledger-fault.ts';
import { settledId } from './verification-lag.ts';
import type { VerifyConnection } from './verify-connection.ts';

export interface TrialBalanceOptions {
  readonly lagMs: number;
  /** Accounts read by one statement. */
  readonly pageSize: number;
  /** Ends the run after the current page. */
  readonly stopping?: () => boolean;
}

/** A transfer never leaves its shard, so each shard sums to zero by itself, in a short snapshot. */
const TOTALS = `
  select 'shard ' || shard || ' ' || brand || ' ' || currency || ' sums to ' || sum(balance) as detail
  from ledger_account where shard = $1 group by shard, brand, currency having sum(balance) <> 0`;

/**
 * The hourly trial balance: balances of a brand and currency sum to zero, and each account has the
 * balance its checkpoint and the entries since lead to. It names the account that drifts. Run it
 * after `verifyNew`, so that the entries since the checkpoints are few.
 * @returns null when the run was stopped.
 */
export async function trialBalance(
  verify: VerifyConnection,
  options: TrialBalanceOptions,
): Promise<LedgerFault[] | null> {
  const { lagMs, pageSize: limit } = options;
  const faults: LedgerFault[] = [];
  for (let shard = 0; shard < SHARDS; shard += 1) {
    const totals = await verify.inTransaction('read only', (connection) =>
      connection.query<{ detail: string }>(TOTALS, [shard]),
    );
    faults.push(...totals.rows.map(({ detail }) => ({ invariant: INVARIANTS.sums, detail })));
    for (let afterId = -1n; ;) {
      if (options.stopping?.() === true) return null;
      const of = { shard, afterId, limit, settledBefore: settledId(2 * lagMs) };
      const page = await verify.inTransaction('read only', async (connection) => {
        const drift = await checkAgainstCheckpoints(connection, of);
        const rules = await checkAccountRules(connection, of.shard, of.afterId, of.limit);
        return drift && { ...drift, faults: [...drift.faults, ...(rules?.faults ?? [])] };
      });
      if (page === null) break;
      faults.push(...page.faults);
      afterId = page.lastId;
    }
  }
  return shortReport(faults);
}
