import { Problem } from '../platform/problem.ts';
import type { Operation } from './operation.ts';
import type { ShardScope } from './shard-scope.ts';
import type { PostOutcome } from './transfer-request.ts';

/** A request that waits for its outcome. */
export interface Waiting {
  readonly operation: Operation;
  readonly since: number;
  tries: number;
  readonly resolve: (outcome: PostOutcome) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * First come, first served. At most one operation of a member is in a lane; the others queue
 * behind it. This lets the statement judge each operation by balances that no other operation in the
 * batch changes, and a rollback wait for its bet.
 */
export class PostQueue {
  private front: Waiting[] = [];
  private readonly behind = new Map<bigint, Waiting[]>();
  /** References that must be unique over members and are with a lane now. */
  private readonly wideRefs = new Set<string>();
  private readonly limit: number;
  private readonly scope: ShardScope;
  private count = 0;

  constructor(limit: number, scope: ShardScope) {
    this.limit = limit;
    this.scope = scope;
  }

  /** Operations whose outcome is not known yet. */
  get size(): number {
    return this.count;
  }

  /** Operations that may be taken now. */
  get ready(): number {
    return this.front.length;
  }

  /** @throws Problem OVERLOADED when the queue is full. */
  add(waiting: Waiting): void {
    if (this.count >= this.limit) throw new Problem('OVERLOADED', { retryAfterSeconds: 1 });
    this.count += 1;
    const { memberId } = waiting.operation.request;
    const line = this.behind.get(memberId);
    if (line === undefined) {
      this.behind.set(memberId, []);
      this.front.push(waiting);
    } else {
      line.push(waiting);
    }
  }

  /** Hands out at most `max` operations, each of another member, of one shard where the scope says so. Every one must come back through `settle` or `putBack`. */
  take(max: number): Waiting[] {
    const batch: Waiting[] = [];
    const passed: Waiting[] = [];
    let index = 0;
    for (; index < this.front.length && batch.length < max; index += 1) {
      const waiting = this.front[index];
      if (waiting === undefined) break;
      const ref = wideRef(waiting);
      const isElsewhere =
        this.scope === 'one' && waiting.operation.shard !== (batch[0] ?? waiting).operation.shard;
      if (isElsewhere || (ref !== null && this.wideRefs.has(ref))) {
        passed.push(waiting);
        continue;
      }
      if (ref !== null) this.wideRefs.add(ref);
      batch.push(waiting);
    }
    this.front = [...passed, ...this.front.slice(index)];
    return batch;
  }

  /** The operation's outcome is known: the member's next one may go. */
  settle(waiting: Waiting): void {
    this.count -= 1;
    this.releaseRef(waiting);
    const { memberId } = waiting.operation.request;
    const next = this.behind.get(memberId)?.shift();
    if (next === undefined) this.behind.delete(memberId);
    else this.front.push(next);
  }

  /** The operation goes again, before the member's others. */
  putBack(waiting: Waiting): void {
    this.releaseRef(waiting);
    this.front.push(waiting);
  }

  private releaseRef(waiting: Waiting): void {
    const ref = wideRef(waiting);
    if (ref !== null) this.wideRefs.delete(ref);
  }
}

function wideRef({ operation: { request } }: Waiting): string | null {
  return request.referenceScope === 'provider'
    ? `${request.provider}\0${request.externalRef}`
    : null;
}
