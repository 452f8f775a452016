import { Problem } from '../platform/problem.ts';
import type { Operation } from './operation.ts';
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
 * First come, first served; of one member at most one operation is with a lane, the others stand
 * behind it. That is what lets the statement judge each operation by balances nobody else in the
 * batch changes, and a rollback wait for its bet.
 */
export class PostQueue {
  private front: Waiting[] = [];
  private readonly behind = new Map<bigint, Waiting[]>();
  /** References that must be unique over members and are with a lane now. */
  private readonly wideRefs = new Set<string>();
  private readonly limit: number;
  private count = 0;

  constructor(limit: number) {
    this.limit = limit;
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

  /** Hands out at most `max` operations, each of another member. Every one must come back through `settle` or `putBack`. */
  take(max: number): Waiting[] {
    const batch: Waiting[] = [];
    const passed: Waiting[] = [];
    let index = 0;
    for (; index < this.front.length && batch.length < max; index += 1) {
      const waiting = this.front[index];
      if (waiting === undefined) break;
      const ref = wideRef(waiting);
      if (ref !== null && this.wideRefs.has(ref)) {
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
