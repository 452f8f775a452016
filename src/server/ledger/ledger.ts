import type { Fund } from '#contract/generated/types.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import type { Log } from '../platform/log.ts';
import { Problem } from '../platform/problem.ts';
import { AccountDirectory, type WalletKey } from './account-directory.ts';
import { balanceOf } from './ledger.read.ts';
import { LedgerLane } from './ledger-lane.ts';
import { openMemberAccounts } from './open-member-accounts.ts';
import { operationOf } from './operation.ts';
import { postIn } from './post-in.ts';
import { postManyIn } from './post-many-in.ts';
import { postSet, type SetOutcome, type SetRequest } from './post-set.ts';
import { PostQueue, type Waiting } from './post-queue.ts';
import type { ShardScope } from './shard-scope.ts';
import { postWaiting, type Settled } from './post-waiting.ts';
import { laneSlot } from './system-slots.ts';
import type { PostOutcome, TransferRequest } from './transfer-request.ts';

/** More would hold locks longer than it saves commits. */
const MAX_BATCH = 256;
/** Free lanes share what waits, unless there is so little that a second commit costs more than it saves. */
const MIN_SHARE = 16;
const MAX_WAITING = 10_000;
/** Maximum time an operation is retried while another transaction locks its member's accounts. */
const BUSY_LIMIT_MS = 5_000;
const BUSY_PAUSE_MS = 2;

export interface LedgerOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  /** Batches under way at once; the embedded database has one connection and gets one. */
  readonly lanes?: number;
  readonly maxWaiting?: number;
  /**
   * 'one' where the database routes statements by shard. On one machine it posts 60 % fewer bets a
   * second at 64 in flight and 37 % fewer at 512, since each batch is smaller.
   */
  readonly scope?: ShardScope;
}

export interface LedgerStats {
  readonly waiting: number;
  readonly batches: number;
  readonly operations: number;
}

export interface Ledger {
  /**
   * Posts one request, together with all others that are waiting, and answers when it is
   * committed. What the rules refuse is an outcome; what cannot be decided now is thrown.
   * @throws Problem OVERLOADED (queue full, or the member's accounts held too long by another
   *   transaction), Problem DATABASE_UNAVAILABLE, LedgerRequestError, PostingError.
   */
  post(request: TransferRequest): Promise<PostOutcome>;
  /** The same inside the caller's transaction: it commits or falls with the caller's own rows. */
  postIn(tx: Tx, request: TransferRequest): Promise<PostOutcome>;
  /**
   * The same for requests of different members of a brand, in one statement; a refused one leaves the others.
   * @throws LedgerRequestError, PostingError.
   */
  postManyIn(tx: Tx, requests: readonly TransferRequest[]): Promise<readonly PostOutcome[]>;
  /**
   * Credits many members in chunks, each one statement and commit with one event. Safe to call again
   * after any failure: it continues, and no credit is posted twice.
   * @throws what the database throws; LedgerRequestError, PostingError.
   */
  postSet(request: SetRequest): Promise<SetOutcome>;
  /** Opens a member's accounts in the transaction that makes the member. */
  openMemberAccounts: typeof openMemberAccounts;
  /** A member's balances in micro-units, as committed. */
  balancesOf(wallet: WalletKey): Promise<Readonly<Record<Fund, bigint>>>;
  stats(): LedgerStats;
  /** Takes no more, answers what waits, and gives its connections back. */
  close(): Promise<void>;
}

/** Opens the only writer of the ledger's tables; one a process. */
export function openLedger(options: LedgerOptions): Ledger {
  const { database, clock, log } = options;
  const { scope = 'each' } = options;
  const directory = new AccountDirectory();
  const queue = new PostQueue(options.maxWaiting ?? MAX_WAITING, scope);
  const laneCount = database.profile === 'embedded' ? 1 : (options.lanes ?? 2);
  const lanes = Array.from({ length: laneCount }, (_lane, index) => ({
    connection: new LedgerLane(database, scope),
    slot: laneSlot(index),
    busy: false,
  }));
  const counts = { batches: 0, operations: 0 };
  let closing: Promise<void> | undefined;
  let drained: (() => void) | undefined;
  let pumping = false;

  /** Starts free lanes once this turn of the event loop has brought in what it has. */
  function pump(): void {
    if (pumping) return;
    pumping = true;
    setImmediate(() => {
      pumping = false;
      const free = lanes.filter((lane) => !lane.busy);
      for (const [index, lane] of free.entries()) {
        const share = Math.ceil(queue.ready / (free.length - index));
        void runLane(lane, Math.max(share, MIN_SHARE));
      }
    });
  }

  /** Takes what waits, posts it, and answers; then it is the turn of what came meanwhile. */
  async function runLane(lane: (typeof lanes)[number], most: number): Promise<void> {
    const batch = queue.take(Math.min(most, MAX_BATCH));
    if (batch.length === 0) return;
    lane.busy = true;
    counts.batches += 1;
    counts.operations += batch.length;
    const { connection, slot } = lane;
    const place = () => ({
      connection,
      directory,
      slot,
      isCallers: false,
      post: (parameters: readonly string[]) => connection.post(parameters),
      now: clock.now(),
      scope,
    });
    const settled = await postWaiting(place, batch, log).catch((error: unknown) =>
      batch.map((waiting): Settled => ({ waiting, error })),
    );
    lane.busy = false;
    for (const one of settled) settle(one);
    if (queue.ready > 0) pump();
    if (queue.size === 0) drained?.();
  }

  function settle(settled: Settled): void {
    const { waiting } = settled;
    if ('again' in settled) {
      tryAgain(waiting, settled.again);
      return;
    }
    queue.settle(waiting);
    if ('error' in settled) waiting.reject(settled.error);
    else waiting.resolve(settled.outcome);
  }

  function tryAgain(waiting: Waiting, why: 'busy' | 'stale'): void {
    if (performance.now() - waiting.since > BUSY_LIMIT_MS) {
      queue.settle(waiting);
      waiting.reject(new Problem('OVERLOADED', { retryAfterSeconds: 1 }));
      return;
    }
    waiting.tries += 1;
    const pauseMs = why === 'stale' ? 0 : Math.min(BUSY_PAUSE_MS * waiting.tries, 50);
    setTimeout(() => {
      queue.putBack(waiting);
      pump();
    }, pauseMs);
  }

  return {
    async post(request) {
      if (closing !== undefined) throw new Problem('OVERLOADED', { retryAfterSeconds: 1 });
      const operation = operationOf(request);
      return new Promise<PostOutcome>((resolve, reject) => {
        queue.add({ operation, since: performance.now(), tries: 0, resolve, reject });
        pump();
      });
    },
    postIn: (tx, request) => postIn(tx, request, { directory, clock }),
    postManyIn: (tx, requests) => postManyIn(tx, requests, { directory, clock, scope }),
    postSet: (request) => postSet(request, { database, directory, clock }),
    openMemberAccounts,
    balancesOf: (wallet) => balanceOf(database.db, wallet, wallet.currency),
    stats: () => ({ waiting: queue.size, ...counts }),
    close() {
      closing ??= (async () => {
        if (queue.size > 0) {
          await new Promise<void>((resolve) => {
            drained = resolve;
          });
        }
        await Promise.all(lanes.map(({ connection }) => connection.close()));
      })();
      return closing;
    },
  };
}
