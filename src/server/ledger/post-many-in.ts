import { shardOf } from '#domain/ledger/shard.ts';
import type { Clock } from '../platform/clock.ts';
import type { Connection, Tx } from '../platform/db/database.ts';
import type { AccountDirectory } from './account-directory.ts';
import { arrayOf, textArrayOf } from './array-literal.ts';
import { LedgerRequestError } from './check-request.ts';
import { operationOf } from './operation.ts';
import type { VerdictRow } from './post-outcome.ts';
import { postStatement } from './post-statement.ts';
import { runBatch } from './run-batch.ts';
import type { ShardScope } from './shard-scope.ts';
import { transactionSlot } from './system-slots.ts';
import { connectionOf } from './transaction-connection.ts';
import type { PostOutcome, TransferRequest } from './transfer-request.ts';

/** Holds the accounts of members in one order, as `lockWallet` does for one. */
const LOCK_MEMBERS = `select id from ledger_account
  where brand = $1 and owner_kind = 'member' and owner_id = any($2::text[]) and currency = $3
    and shard = any($4::int[])
  order by shard, id for update`;

/**
 * Posts requests of different members inside the caller's transaction, by the same rules as one: in one statement, or in one
 * a shard. A refused request leaves the others as they are. Call it late in the transaction.
 * @throws LedgerRequestError for requests of one member, of several brands or currencies
 */
export async function postManyIn(
  tx: Tx,
  requests: readonly TransferRequest[],
  place: { directory: AccountDirectory; clock: Clock; scope: ShardScope },
): Promise<readonly PostOutcome[]> {
  const [first] = requests;
  if (first === undefined) return [];
  checkRequests(first, requests);
  const outcomes = new Map<bigint, PostOutcome>();
  for (const group of groupsOf(requests, place.scope)) {
    await postGroup(connectionOf(tx), group, place, outcomes);
  }
  return requests.map(({ memberId }) => {
    const outcome = outcomes.get(memberId);
    if (outcome === undefined) throw new Error('the statement left an operation without an answer');
    return outcome;
  });
}

function checkRequests(first: TransferRequest, requests: readonly TransferRequest[]): void {
  if (new Set(requests.map(({ memberId }) => memberId)).size < requests.length) {
    throw new LedgerRequestError('a member occurs once in a batch');
  }
  const isOther = ({ brand, currency }: TransferRequest): boolean =>
    brand !== first.brand || currency !== first.currency;
  if (requests.some(isOther)) throw new LedgerRequestError('a batch has one brand and currency');
}

/** All at once, or by shard where the database routes statements by it. */
function groupsOf(
  requests: readonly TransferRequest[],
  scope: ShardScope,
): readonly (readonly TransferRequest[])[] {
  if (scope === 'each') return [requests];
  const groups = new Map<number, TransferRequest[]>();
  for (const request of requests) {
    const shard = shardOf(request.memberId);
    groups.set(shard, [...(groups.get(shard) ?? []), request]);
  }
  return [...groups].toSorted(([one], [other]) => one - other).map(([, group]) => group);
}

async function postGroup(
  connection: Connection,
  group: readonly TransferRequest[],
  { directory, clock, scope }: { directory: AccountDirectory; clock: Clock; scope: ShardScope },
  outcomes: Map<bigint, PostOutcome>,
): Promise<void> {
  const [first] = group;
  if (first === undefined) return;
  const members = group.map(({ memberId }) => memberId);
  await connection.query(LOCK_MEMBERS, [
    first.brand,
    textArrayOf(members.map(String)),
    first.currency,
    arrayOf([...new Set(members.map(shardOf))]),
  ]);
  const results = await runBatch(
    {
      connection,
      directory,
      slot: transactionSlot(),
      isCallers: true,
      post: async (parameters) =>
        (await connection.query<VerdictRow>(STATEMENTS[scope], parameters)).rows,
      now: clock.now(),
      scope,
    },
    group.map(operationOf),
  );
  for (const [place, result] of results.entries()) {
    if ('again' in result) throw new Error('an operation under its own locks was overtaken');
    const request = group[place];
    if (request !== undefined) outcomes.set(request.memberId, result.outcome);
  }
}

const STATEMENTS: Readonly<Record<ShardScope, string>> = {
  each: postStatement('wait', 'each'),
  one: postStatement('wait', 'one'),
};
