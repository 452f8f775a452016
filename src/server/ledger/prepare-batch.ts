import type { Fund } from '#contract/generated/types.ts';
import type { Posting } from '#domain/ledger/posting.ts';
import { rollbackPostings } from '#domain/ledger/rollback-postings.ts';
import type { Connection } from '../platform/db/database.ts';
import type { AccountDirectory, SystemKey } from './account-directory.ts';
import { buildLegs, type Legs } from './build-legs.ts';
import { isReversal, mayReverse } from './check-request.ts';
import { findOriginals, type Original } from './find-originals.ts';
import type { Operation, PreparedOperation } from './operation.ts';
import type { RefusalReason } from './transfer-request.ts';

export interface PreparePlace {
  readonly connection: Connection;
  readonly directory: AccountDirectory;
  /** The slot of system accounts that is written to. */
  readonly slot: number;
  /** The connection is in a caller's transaction. */
  readonly isCallers: boolean;
}

export type Prepared = { ready: PreparedOperation } | { refused: RefusalReason };

interface Intent {
  readonly operation: Operation;
  readonly postings: readonly Posting[];
  readonly reversesId: bigint | null;
  readonly tombstoneRef: string | null;
}

/** Loads the inputs of each operation: its accounts, and for a reversal the transfer it reverses. */
export async function prepareBatch(
  place: PreparePlace,
  operations: readonly Operation[],
): Promise<Prepared[]> {
  const intents = await intentsOf(place, operations);
  const { connection, directory, isCallers } = place;
  const wanted = intents.flatMap((intent) =>
    'refused' in intent
      ? []
      : [{ key: intent.operation.request, funds: needed(intent.postings), intent }],
  );
  const accounts = await directory.fundAccounts(connection, wanted, isCallers);
  const systemKeys = intents.flatMap((intent) =>
    'refused' in intent ? [] : systemKeysOf(intent, place.slot),
  );
  const systemIds = await directory.systemAccounts(connection, systemKeys, isCallers);
  let next = 0;
  let nextSystem = 0;
  return intents.map((intent) => {
    if ('refused' in intent) return intent;
    const count = intent.postings.filter((posting) => 'system' in posting).length;
    const systems = systemIds.slice(nextSystem, nextSystem + count);
    nextSystem += count;
    const funds = accounts[next] ?? new Map<Fund, bigint>();
    next += 1;
    const legs = buildLegs(intent.operation.request, intent.postings, funds, systems);
    return legs === null ? { refused: 'accountMissing' } : { ready: readyOf(intent, legs) };
  });
}

async function intentsOf(
  place: PreparePlace,
  operations: readonly Operation[],
): Promise<(Intent | { refused: RefusalReason })[]> {
  const keys = operations.flatMap(({ request, shard }) =>
    isReversal(request)
      ? [
          {
            shard,
            memberId: request.memberId,
            provider: request.provider,
            externalRef: request.reverses,
          },
        ]
      : [],
  );
  const originals = await findOriginals(place.connection, keys);
  let next = 0;
  return operations.map((operation) => {
    const { request } = operation;
    if (!isReversal(request)) {
      return { operation, postings: request.postings, reversesId: null, tombstoneRef: null };
    }
    const original = originals[next] ?? null;
    next += 1;
    return reversalIntent(operation, original);
  });
}

function reversalIntent(
  operation: Operation,
  original: Original | null,
): Intent | { refused: RefusalReason } {
  const { request } = operation;
  if (!isReversal(request)) throw new Error('not a reversal');
  if (original === null) {
    return { operation, postings: [], reversesId: null, tombstoneRef: request.reverses };
  }
  if (original.kind === 'tombstone') {
    return { operation, postings: [], reversesId: original.id, tombstoneRef: null };
  }
  if (original.currency !== request.currency) return { refused: 'referenceMismatch' };
  if (!mayReverse(request, original.kind)) return { refused: 'notReversible' };
  return {
    operation,
    postings: rollbackPostings(original.entries, request.shortfall),
    reversesId: original.id,
    tombstoneRef: null,
  };
}

function needed(postings: readonly Posting[]): Fund[] {
  return postings.flatMap((posting) => {
    if ('fund' in posting) return [posting.fund];
    // Other funds of a draw give nothing where they do not exist; a debt needs its account.
    const isDebt = 'drawFrom' in posting && posting.drawFrom.includes('receivable');
    return isDebt ? ['receivable' as const] : [];
  });
}

function systemKeysOf(intent: Intent, slot: number): SystemKey[] {
  const { request, shard } = intent.operation;
  const { brand, currency } = request;
  return intent.postings.flatMap((posting) =>
    'system' in posting ? [{ shard, brand, currency, slot, account: posting.system }] : [],
  );
}

function readyOf(intent: Intent, legs: Legs): PreparedOperation {
  const { operation } = intent;
  return {
    request: operation.request,
    shard: operation.shard,
    transferId: operation.transferId,
    tombstoneId: operation.tombstoneId,
    requestHash: operation.requestHash,
    anchorAccount: legs.anchorAccount,
    fundLegs: legs.fundLegs,
    systemLegs: legs.systemLegs,
    reversesId: intent.reversesId,
    tombstoneRef: intent.tombstoneRef,
  };
}
