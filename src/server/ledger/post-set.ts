import type { LedgerKind } from '#domain/ledger/money-kind.ts';
import type { SystemAccount } from '#domain/ledger/account-kind.ts';
import { positive } from '#domain/ledger/posting.ts';
import { SHARDS, shardOf } from '#domain/ledger/shard.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Lane } from '../platform/db/database.ts';
import { isRetryable, isUniqueViolation } from '../platform/db/in-transaction.ts';
import { newId } from '../platform/id.ts';
import type { AccountDirectory } from './account-directory.ts';
import { arrayOf, textArrayOf } from './array-literal.ts';
import { LedgerRequestError } from './check-request.ts';
import { operationOf } from './operation.ts';
import { POST_SET_STATEMENT } from './post-set-statement.ts';
import { SET_SLOT } from './system-slots.ts';
import type { RefusalReason } from './transfer-request.ts';

/** Members of one statement: what every engine of the dialect takes in one write. */
export const SET_CHUNK = 3_000;
const ATTEMPTS = 5;

/** As for a ledger lane: lookups by key, independent of statistics. */
const SETTINGS = {
  enable_seqscan: 'off',
  enable_hashjoin: 'off',
  enable_mergejoin: 'off',
  jit: 'off',
  statement_timeout: '10000',
} as const;

export interface SetCredit {
  readonly memberId: bigint;
  readonly amountMicro: bigint;
  /** Its reference; left out: `setRef:memberId`. */
  readonly reference?: string;
  /** Its round; left out: that of the set. */
  readonly roundRef?: string;
}

/** Credits of cash to many members, one credit per member: a settlement, a rebate, a dividend. */
export interface SetRequest {
  readonly brand: string;
  readonly currency: string;
  readonly provider: string;
  /** Names the set for ever. A member's credit has the reference `setRef:memberId`. */
  readonly setRef: string;
  readonly kind: LedgerKind;
  readonly roundRef?: string;
  /** The account that pays. */
  readonly against: SystemAccount;
  /**
   * A page of the set: members of the shard above `afterMember`, ascending. The set must be final
   * before the first call; a member added below the mark of a shard would be passed over.
   */
  readonly read: (
    shard: number,
    afterMember: bigint,
    limit: number,
  ) => Promise<readonly SetCredit[]>;
}

export interface SetOutcome {
  /** Credits posted by this call. */
  readonly posted: number;
  /** Credits that had been posted before under the same reference. */
  readonly replayed: number;
  /** Also in the events of their chunks, which no restart loses. */
  readonly refused: readonly { memberId: bigint; reason: RefusalReason }[];
}

export interface PostSetPlace {
  readonly database: Database;
  readonly directory: AccountDirectory;
  readonly clock: Clock;
}

interface ChunkRow {
  passed: boolean;
  credits: bigint;
  rest: readonly (readonly [string, 'replayed' | RefusalReason])[];
}

/** Posts a set shard by shard; see Ledger.postSet. */
export async function postSet(request: SetRequest, place: PostSetPlace): Promise<SetOutcome> {
  const lane = await place.database.openLane(SETTINGS);
  const outcome = { posted: 0, replayed: 0, refused: [] as SetOutcome['refused'][number][] };
  try {
    for (let shard = 0; shard < SHARDS; shard += 1) {
      await postShard(lane, request, shard, place, ({ credits, rest }) => {
        outcome.posted += Number(credits);
        for (const [member, reason] of rest) {
          if (reason === 'replayed') outcome.replayed += 1;
          else outcome.refused.push({ memberId: BigInt(member), reason });
        }
      });
    }
    return outcome;
  } finally {
    await lane.close();
  }
}

async function postShard(
  lane: Lane,
  request: SetRequest,
  shard: number,
  { directory, clock }: PostSetPlace,
  add: (chunk: ChunkRow) => void,
): Promise<void> {
  const { brand, currency, against } = request;
  for (;;) {
    const after = await markOf(lane, request, shard, clock.now());
    const credits = await request.read(shard, after, SET_CHUNK);
    if (credits.length === 0) return;
    checkPage(credits, shard, after);
    const key = { shard, brand, currency, slot: SET_SLOT, account: against };
    const [system] = await directory.systemAccounts(lane, [key], false);
    if (system === undefined) throw new Error('a system account could not be opened');
    const parameters = chunkParameters(request, {
      shard,
      after,
      system,
      credits,
      now: clock.now(),
    });
    const chunk = await postChunk(lane, parameters);
    // Another runner posted the chunk meanwhile: its mark says where to go on.
    if (chunk.passed) add(chunk);
  }
}

/** Progress of the set in a shard; creates the mark when it has not begun. */
async function markOf(
  lane: Lane,
  { provider, setRef }: SetRequest,
  shard: number,
  now: Date,
): Promise<bigint> {
  const key = [shard, provider, setRef];
  const read = () =>
    lane.query<{ after_member: bigint }>(
      'select after_member from set_post where shard = $1 and provider = $2 and set_ref = $3',
      key,
    );
  const [known] = (await read()).rows;
  if (known !== undefined) return known.after_member;
  await lane.query(
    `insert into set_post (shard, provider, set_ref, after_member, chunks, started_at)
     values ($1, $2, $3, 0, 0, $4) on conflict do nothing`,
    [...key, now],
  );
  const [opened] = (await read()).rows;
  if (opened === undefined) throw new Error('the mark of a set could not be opened');
  return opened.after_member;
}

/** A page out of order would let the mark pass members over. */
function checkPage(credits: readonly SetCredit[], shard: number, after: bigint): void {
  let last = after;
  for (const { memberId, amountMicro } of credits) {
    if (memberId <= last) throw new LedgerRequestError('a set must be read by ascending member');
    if (shardOf(memberId) !== shard) throw new LedgerRequestError('a member of another shard');
    positive(amountMicro, 'a credit');
    last = memberId;
  }
}

function chunkParameters(
  request: SetRequest,
  chunk: {
    shard: number;
    after: bigint;
    system: bigint;
    credits: readonly SetCredit[];
    now: Date;
  },
): unknown[] {
  const { brand, currency, provider, setRef, kind, roundRef, against } = request;
  // The single post of the same credit has the same fingerprint, so that either finds the other.
  const operations = chunk.credits.map(({ memberId, amountMicro, reference, ...own }) => {
    const round = own.roundRef ?? roundRef;
    return operationOf({
      brand,
      memberId,
      currency,
      provider,
      externalRef: reference ?? `${setRef}:${memberId}`,
      kind,
      ...(round === undefined ? {} : { roundRef: round }),
      postings: [
        { system: against, amountMicro: -amountMicro },
        { fund: 'cash', amountMicro },
      ],
    });
  });
  return [
    chunk.shard,
    provider,
    setRef,
    chunk.after,
    chunk.credits.at(-1)?.memberId ?? chunk.after,
    brand,
    currency,
    kind,
    roundRef ?? null,
    chunk.system,
    arrayOf(operations.map(({ transferId }) => transferId)),
    arrayOf(chunk.credits.map(({ memberId }) => memberId)),
    textArrayOf(operations.map(({ request: { externalRef } }) => externalRef)),
    textArrayOf(operations.map(({ requestHash }) => requestHash)),
    arrayOf(chunk.credits.map(({ amountMicro }) => amountMicro)),
    newId(),
    chunk.now,
    textArrayOf(chunk.credits.map((credit) => credit.roundRef ?? roundRef ?? '')),
  ];
}

/** A deadlock, or a single post of one of the references at the same moment, is tried again whole. */
async function postChunk(lane: Lane, parameters: readonly unknown[]): Promise<ChunkRow> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { rows } = await lane.query<ChunkRow>(POST_SET_STATEMENT, parameters);
      const [row] = rows;
      if (row === undefined) throw new Error('the statement answered nothing');
      return row;
    } catch (error) {
      if (attempt === ATTEMPTS || !(isRetryable(error) || isUniqueViolation(error))) throw error;
    }
  }
}
