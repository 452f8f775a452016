import { isMemberFund } from '#domain/ledger/account-kind.ts';
import { isSameRequest } from './check-request.ts';
import type { Operation } from './operation.ts';
import type { FundAmounts, PostOutcome, RefusalReason } from './transfer-request.ts';

/** Fund, what it gained, its balance after; amounts as text. */
type AnswerLeg = readonly [string, string, string];

/** Stored first answer of a transfer. */
export interface StoredAnswer {
  readonly legs: readonly AnswerLeg[];
  readonly tombstone?: true;
}

type Verdict =
  | 'posted'
  | 'known'
  | 'busy'
  | 'stale'
  | Extract<
      RefusalReason,
      | 'referenceMismatch'
      | 'forbidden'
      | 'sessionEnded'
      | 'memberBlocked'
      | 'requiredMissing'
      | 'requiredReversed'
      | 'alreadyReversed'
      | 'settled'
      | 'insufficientFunds'
    >;

/** One row of the post statement's answer. */
export interface VerdictRow {
  readonly op: bigint;
  readonly status: Verdict;
  readonly reversed_by: bigint | null;
  readonly legs: readonly AnswerLeg[] | null;
  /** The transfer that had the reference before. */
  readonly known: {
    readonly id: string;
    readonly kind: string;
    readonly hash: string;
    readonly answer: StoredAnswer;
  } | null;
}

/** `again`: locked, or overtaken by another writer; nothing was written and a later try decides. */
export type BatchResult = { outcome: PostOutcome } | { again: 'busy' | 'stale' };

export function resultOf(operation: Operation, tombstone: boolean, row: VerdictRow): BatchResult {
  const { status } = row;
  if (status === 'busy' || status === 'stale') return { again: status };
  if (status === 'known') return { outcome: knownOutcome(operation, row) };
  const { balances, moved } = amountsOf(row.legs ?? []);
  if (status === 'posted') {
    return {
      outcome: {
        status,
        transferId: operation.transferId,
        replayed: false,
        tombstone,
        balances,
        moved,
      },
    };
  }
  const by = row.reversed_by === null ? {} : { transferId: row.reversed_by };
  return { outcome: { status: 'refused', reason: status, balances, ...by } };
}

function knownOutcome(operation: Operation, { known, legs }: VerdictRow): PostOutcome {
  if (known === null) throw new Error('a known transfer came without its answer');
  const transferId = BigInt(known.id);
  const { request, requestHash } = operation;
  if (known.kind === 'tombstone' || !isSameRequest(request, requestHash, known.hash)) {
    const reason = known.kind === 'tombstone' ? 'tombstoned' : 'referenceMismatch';
    return { status: 'refused', reason, balances: amountsOf(legs ?? []).balances, transferId };
  }
  return {
    status: 'posted',
    transferId,
    // Our own id: the commit was done and its answer lost, so this is the first answer.
    replayed: transferId !== operation.transferId,
    tombstone: known.answer.tombstone ?? false,
    ...amountsOf(known.answer.legs),
  };
}

/** Balances after and amounts moved by fund. */
export function amountsOf(legs: readonly AnswerLeg[]): {
  balances: FundAmounts;
  moved: FundAmounts;
} {
  const balances: Record<string, bigint> = {};
  const moved: Record<string, bigint> = {};
  for (const [fund, amount, balance] of legs) {
    if (!isMemberFund(fund)) throw new Error(`an answer names no fund of ours: ${fund}`);
    balances[fund] = BigInt(balance);
    if (amount !== '0') moved[fund] = (moved[fund] ?? 0n) + BigInt(amount);
  }
  return { balances, moved };
}
