import { judge, lockAccounts, lookUp } from './judge-statement.ts';
import type { ShardScope } from './shard-scope.ts';
import { ANSWER, complete, lockSystem, MOVE, write } from './write-statement.ts';

/** The types of its parameters, for PREPARE. */
export function postParameterTypes(scope: ShardScope): string {
  return (
    `${scope === 'one' ? 'int' : 'int[]'}, bigint[], bigint[], text[], text[], text[], bool[], ` +
    'text[], text[], text[], text[], bigint[], bool[], text[], bigint[], text[], text[], jsonb[], ' +
    'text[], int[], bigint[], bigint[], int[], int[], bigint[], bool[], bool[], ' +
    'bigint[], bigint[], int[], bigint[], int[], bigint[], bigint[], timestamptz, bool[]'
  );
}

/**
 * The one statement that moves money: it locks, judges, writes and answers a whole batch.
 *
 * - Every lookup is a scalar sub-select or a lateral with `limit`: `unnest` has no statistics, and a
 *   join, or an `exists`, may turn into a hash of the whole table.
 * - Nothing made on the way is joined. Operations are numbered from 1 without gaps, so what is known
 *   of each is an array in that order, read by number; a join would be planned for ten rows and run
 *   with hundreds. So one generic plan fits every batch.
 * - Rows made here get their ids before; RETURNING sets are never used.
 * - A member's account occurs in one operation only; the caller sees to that.
 * - A locked row is newer than the statement's snapshot when another node wrote it meanwhile. Balances
 *   come from the locked row. References are guarded by unique indexes. What else is read (is the bet
 *   taken back? is it settled?) counts only if the anchor's version is the snapshot's: else 'stale'.
 * - A session guard is judged by the snapshot: a session that ended before the statement began refuses
 *   the operation on every node. A reference that is already known is answered first.
 *
 * Parameters 1-20: operations; 21-27: legs on members' accounts; 28-32: legs on system accounts;
 * 33-34: system accounts in lock order, each with an operation of its shard; 35: now; 36: operations that
 * were judged by the terms of the member's bonus.
 */
export function postStatement(lock: 'wait' | 'skip', scope: ShardScope = 'each'): string {
  const shardOf = (op: string) => (scope === 'one' ? '$1::int' : `($1::int[])[${op}]`);
  const steps = [
    lockAccounts(shardOf, lock),
    lookUp(shardOf),
    judge(shardOf),
    lockSystem(shardOf),
    MOVE,
    complete(shardOf),
    write(shardOf, scope),
  ];
  return `with ${steps.join(',')}${ANSWER}`;
}
