import { arrayOf, textArrayOf } from './array-literal.ts';
import { isReversal } from './check-request.ts';
import type { PreparedOperation } from './operation.ts';
import type { ShardScope } from './shard-scope.ts';
import type { SessionGuard, TransferRequest } from './transfer-request.ts';

/** The batch in lock order: every node takes members' accounts in the order of their anchors. */
export function inLockOrder(operations: readonly PreparedOperation[]): PreparedOperation[] {
  return operations.toSorted((a, b) => compare(a.anchorAccount, b.anchorAccount));
}

/**
 * The parameters of the post statement as text, in its order. Operations are numbered from 1.
 * Plain loops: this runs for every bet.
 */
export function batchParameters(
  operations: readonly PreparedOperation[],
  now: Date,
  scope: ShardScope,
): string[] {
  return [
    shardParameter(operations, scope),
    ...operationColumns(operations),
    ...fundLegColumns(operations),
    ...systemLegColumns(operations),
    now.toISOString(),
    arrayOf(operations.map(({ request }) => guardOf(request)?.byTerms === true)),
  ];
}

function shardParameter(operations: readonly PreparedOperation[], scope: ShardScope): string {
  const shards = operations.map(({ shard }) => shard);
  if (scope === 'each') return arrayOf(shards);
  const [first] = shards;
  if (first === undefined || shards.some((shard) => shard !== first)) {
    throw new Error('a batch of one shard has operations of several');
  }
  return String(first);
}

function operationColumns(operations: readonly PreparedOperation[]): string[] {
  const texts = (read: (operation: PreparedOperation) => string | null) =>
    textArrayOf(operations.map(read));
  const plain = (read: (operation: PreparedOperation) => bigint | number | boolean | null) =>
    arrayOf(operations.map(read));
  return [
    plain(({ transferId }) => transferId),
    plain(({ request }) => request.memberId),
    texts(({ request }) => request.brand),
    texts(({ request }) => request.provider),
    texts(({ request }) => request.externalRef),
    plain(({ request }) => request.referenceScope === 'provider'),
    texts(({ request }) => request.kind),
    texts(({ request }) => request.currency),
    texts(({ requestHash }) => requestHash),
    texts(({ request }) => (isReversal(request) ? null : (request.requires ?? null))),
    plain(({ reversesId }) => reversesId),
    plain(({ request }) => isReversal(request) && request.unlessSettled === true),
    texts(({ request }) => request.roundRef ?? null),
    plain(({ tombstoneId }) => tombstoneId),
    texts(({ tombstoneRef }) => tombstoneRef),
    texts(({ request }) => (isReversal(request) ? null : (request.forbids ?? null))),
    texts(({ request }) => (request.event === undefined ? '{}' : JSON.stringify(request.event))),
    texts(({ request }) => guardOf(request)?.gameSessionHash ?? null),
    plain(({ request }) => guardOf(request)?.idleSeconds ?? null),
  ];
}

function guardOf(request: TransferRequest): SessionGuard | undefined {
  return isReversal(request) ? undefined : request.guard;
}

function fundLegColumns(operations: readonly PreparedOperation[]): string[] {
  const op: number[] = [];
  const account: bigint[] = [];
  const seq: number[] = [];
  const draw: number[] = [];
  const amount: bigint[] = [];
  const anchor: boolean[] = [];
  const guarded: boolean[] = [];
  for (const [index, operation] of operations.entries()) {
    for (const leg of operation.fundLegs) {
      op.push(index + 1);
      account.push(leg.account);
      seq.push(leg.seq);
      draw.push(leg.draw);
      amount.push(leg.amountMicro);
      anchor.push(leg.anchor);
      guarded.push(leg.guarded);
    }
  }
  return [op, account, seq, draw, amount, anchor, guarded].map(arrayOf);
}

function systemLegColumns(operations: readonly PreparedOperation[]): string[] {
  // An operation of each account's shard.
  const owners = new Map<bigint, number>();
  for (const [index, { systemLegs }] of operations.entries()) {
    for (const { account } of systemLegs) owners.set(account, index + 1);
  }
  // Locked in the order of their ids, on every node.
  const locks = [...owners].toSorted(([a], [b]) => compare(a, b));
  const place = new Map(locks.map(([account], index) => [account, index + 1]));
  const op: number[] = [];
  const account: bigint[] = [];
  const seq: number[] = [];
  const amount: bigint[] = [];
  const lock: number[] = [];
  for (const [index, { systemLegs }] of operations.entries()) {
    for (const leg of systemLegs) {
      op.push(index + 1);
      account.push(leg.account);
      seq.push(leg.seq);
      amount.push(leg.amountMicro);
      lock.push(place.get(leg.account) ?? 0);
    }
  }
  const lockOwner = locks.map(([, owner]) => owner);
  const lockAccount = locks.map(([id]) => id);
  return [op, account, seq, amount, lock, lockOwner, lockAccount].map(arrayOf);
}

function compare(a: bigint, b: bigint): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
