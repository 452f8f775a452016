import { type AccountChain, EMPTY_CHAIN, extendChain } from '#domain/ledger/account-chain.ts';
import {
  checkAccountRules,
  checkAgainstChains,
  namedFaults,
  openLinksText,
} from './account-page.ts';
import { compareCheckpoints, readMark } from './compare-checkpoints.ts';
import { FIRST_HEAD, type JournalSeal, readSeals, SEAL_FORMAT, sealFault } from './journal-seal.ts';
import { INVARIANTS, type LedgerFault } from './ledger-fault.ts';
import { chunkEnd, type JournalChunk, readChunk } from './read-chunk.ts';
import { brokenSeal, unsealedMark } from './seal-fault.ts';
import { hashFormat1 } from './seal-format-1.ts';
import { settledId } from './verification-lag.ts';
import type { VerifyConnection } from './verify-connection.ts';

export interface ShardOptions {
  readonly lagMs: number;
  readonly chunkSize: number;
}

export interface ShardReport {
  readonly faults: readonly LedgerFault[];
  readonly transfers: bigint;
  readonly entries: bigint;
  /** Seals that were compared with their rows. */
  readonly seals: number;
  /** Every transfer with a smaller id is covered by a seal. */
  readonly sealedTo: bigint;
}

/** Seals read at a time. */
const SEALS = 500;
/** Walks to the newest transfers: the second covers what was posted during the first. */
const WALKS = 2;

/**
 * Reads a whole shard from its first transfer, in short transactions that only read, so that it may
 * run on a replica. The chains of accounts are kept in memory for the time of one shard. Stored
 * checkpoints and seals are compared, never written.
 */
export async function verifyShard(
  verify: VerifyConnection,
  shard: number,
  options: ShardOptions,
): Promise<ShardReport> {
  const pass = new ShardPass(verify, shard, options);
  await pass.walkSeals();
  for (let walk = 0; walk < WALKS; walk += 1) await pass.walkTo(settledId(options.lagMs));
  await pass.checkAccounts();
  await pass.checkOpenLinks();
  return pass.report();
}

class ShardPass {
  private readonly verify: VerifyConnection;
  private readonly shard: number;
  private readonly options: ShardOptions;
  private readonly chains = new Map<bigint, AccountChain>();
  private readonly faults: LedgerFault[] = [];
  private nextId = 0n;
  private transfers = 0n;
  private entries = 0n;
  private seals = 0;
  private head = FIRST_HEAD;

  constructor(verify: VerifyConnection, shard: number, options: ShardOptions) {
    this.verify = verify;
    this.shard = shard;
    this.options = options;
  }

  /** Walks the sealed part by its seals, up to the first broken one, and compares the checkpoints there. */
  async walkSeals(): Promise<void> {
    for (;;) {
      const seals = await this.verify.inTransaction('read only', (connection) =>
        readSeals(connection, this.shard, this.head.seq, SEALS),
      );
      for (const seal of seals) {
        const fault = sealFault(seal, this.head);
        if (fault !== null) {
          this.faults.push({ invariant: INVARIANTS.sealChain, detail: fault });
          return;
        }
        await this.checkSeal(seal);
        this.head = seal;
      }
      if (seals.length < SEALS) break;
    }
    const mark = await readMark(this.verify, this.shard);
    if (mark !== null && mark.nextId > mark.sealedTo) {
      this.faults.push(unsealedMark(this.shard, mark));
    }
    const compared = await compareCheckpoints(this.verify, this.shard, this.nextId, this.chains);
    this.faults.push(...compared);
  }

  /** Checks what has an id below `limitId` and was not read yet. */
  async walkTo(limitId: bigint): Promise<void> {
    while (this.nextId < limitId) {
      const chunk = await this.verify.inTransaction('read only', async (connection) => {
        const { shard, nextId: firstId } = this;
        const { chunkSize } = this.options;
        const endId = await chunkEnd(connection, shard, firstId, limitId, chunkSize);
        return readChunk(connection, { shard, firstId, endId });
      });
      this.take(chunk);
    }
  }

  async checkAccounts(): Promise<void> {
    const { shard, options, nextId: tailStart } = this;
    const limit = options.chunkSize;
    for (let afterId = -1n; ;) {
      const from = afterId;
      const found = await this.verify.inTransaction('read only', async (connection) => {
        const rules = await checkAccountRules(connection, shard, from, limit);
        if (rules === null) return null;
        const of = { shard, afterId: from, limit, tailStart };
        const balances = await checkAgainstChains(connection, of, this.chains);
        return { rules, balances };
      });
      if (found === null) break;
      this.faults.push(...found.rules.faults, ...(found.balances?.faults ?? []));
      afterId = found.rules.lastId;
    }
  }

  async checkOpenLinks(): Promise<void> {
    const open = [...this.chains].filter(
      ([, chain]) => chain.open !== null && this.isSettled(chain.open.newestId),
    );
    const texts = new Map(open.map(([id, chain]) => [id, openLinksText(chain)]));
    const faults = await this.verify.inTransaction('read only', (connection) =>
      namedFaults(connection, this.shard, INVARIANTS.chain, texts),
    );
    this.faults.push(...faults);
  }

  report(): ShardReport {
    const { faults, transfers, entries, seals, head } = this;
    return { faults, transfers, entries, seals, sealedTo: head.endId };
  }

  private async checkSeal(seal: JournalSeal): Promise<void> {
    this.seals += 1;
    let found = 0n;
    let whole: boolean;
    if (seal.format === SEAL_FORMAT) {
      const chunk = await this.verify.inTransaction('read only', (connection) =>
        readChunk(connection, seal),
      );
      this.take(chunk);
      found = chunk.transfers;
      whole =
        chunk.contentHash === seal.contentHash &&
        chunk.transfers === seal.transfers &&
        chunk.entries === seal.entries;
    } else {
      const read = await this.verify.inTransaction('read only', (connection) =>
        hashFormat1(connection, seal, seal.previousHash),
      );
      found = read.transfers;
      whole = read.hash === seal.hash && read.transfers === seal.transfers;
      await this.walkTo(seal.endId);
    }
    if (!whole) this.faults.push(brokenSeal(seal, found));
  }

  private take(chunk: JournalChunk): void {
    this.nextId = chunk.endId;
    this.transfers += chunk.transfers;
    this.entries += chunk.entries;
    this.faults.push(...chunk.faults);
    for (const [id, piece] of chunk.pieces) {
      this.chains.set(id, extendChain(this.chains.get(id) ?? EMPTY_CHAIN, piece));
    }
  }

  /** Newer entries may connect to one that is still under way. */
  private isSettled(id: bigint): boolean {
    return id < settledId(2 * this.options.lagMs);
  }
}
