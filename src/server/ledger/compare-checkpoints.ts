import { type AccountChain, EMPTY_CHAIN } from '#domain/ledger/account-chain.ts';
import { namedFaults } from './account-page.ts';
import { readCheckpointPage } from './checkpoint.store.ts';
import { INVARIANTS, type LedgerFault } from './ledger-fault.ts';
import type { VerifyConnection } from './verify-connection.ts';

/** Checkpoints compared at a time. */
const PAGE = 20_000;

export interface LedgerMark {
  /** Every transfer with a smaller id is verified. */
  readonly nextId: bigint;
  /** Every transfer with a smaller id is covered by a seal. */
  readonly sealedTo: bigint;
}

/** Last verified and sealed position of a shard; null before its first run. */
export async function readMark(
  verify: VerifyConnection,
  shard: number,
): Promise<LedgerMark | null> {
  return verify.inTransaction('read only', async (connection) => {
    // One statement: mark and seal move together.
    const { rows } = await connection.query<{ next_id: bigint; sealed_to: bigint }>(
      `select next_id, coalesce((select end_id from journal_seal where shard = $1
         order by seq desc limit 1), 0) as sealed_to
       from ledger_mark where shard = $1`,
      [shard],
    );
    const row = rows[0];
    return row === undefined ? null : { nextId: row.next_id, sealedTo: row.sealed_to };
  });
}

/**
 * Compares the stored checkpoints of a shard with chains that were computed again up to `nextId`.
 * The server may verify on meanwhile: a checkpoint that is newer than the chain is then not judged.
 */
export async function compareCheckpoints(
  verify: VerifyConnection,
  shard: number,
  nextId: bigint,
  chains: ReadonlyMap<bigint, AccountChain>,
): Promise<LedgerFault[]> {
  const found = new Map<bigint, string>();
  const unseen = new Set(chains.keys());
  const newer = new Map<bigint, string>();
  const mark = await readMark(verify, shard);
  // Seals from before there were checkpoints: the server has yet to verify what they cover.
  if (mark === null || mark.nextId < nextId) return [];
  for (let afterId = -1n; ;) {
    const from = afterId;
    const page = await verify.inTransaction('read only', (connection) =>
      readCheckpointPage(connection, shard, from, PAGE),
    );
    for (const [id, stored] of page) {
      unseen.delete(id);
      const chain = chains.get(id) ?? EMPTY_CHAIN;
      if (stored.version !== chain.version || stored.balance !== chain.balance) {
        const where = stored.version > chain.version ? newer : found;
        where.set(
          id,
          `is stored with ${stored.balance} at version ${stored.version}, ` +
            `its entries lead to ${chain.balance} at version ${chain.version}`,
        );
      }
    }
    const last = page.at(-1);
    if (last === undefined) break;
    afterId = last[0];
  }
  for (const id of unseen) found.set(id, 'has entries and no stored checkpoint');
  const after = await readMark(verify, shard);
  const all = after?.nextId === nextId ? new Map([...found, ...newer]) : found;
  return verify.inTransaction('read only', (connection) =>
    namedFaults(connection, shard, INVARIANTS.checkpoint, all),
  );
}
