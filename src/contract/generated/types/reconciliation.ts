// Generated from schemas/ by `npm run codegen`. Do not edit.

import type { BrandId } from './brand.ts';
import type { DeskCounts, DeskTotals } from './desk.ts';
import type { RecordId } from './record.ts';
import type { AmountMicro, CurrencyCode, Cursor, DifferenceFault, DifferenceRepair, DifferenceState, Moment, PageLimit, ReconciledParty } from './shared.ts';
import type { VendorCode } from './vendor.ts';

export interface AskRepairBody {
  repair: DifferenceRepair;
  version: number;
  reason: string;
}
export interface AskRepairParams {
  brand: BrandId;
  differenceId: RecordId;
}
export interface ComparableParty {
  party: ReconciledParty;
  displayName: string;
  /**
   * Its report can be asked for; else it comes as a file.
   */
  answers: boolean;
}
export interface DecideRepairBody {
  decision: 'approve' | 'reject';
  version: number;
  reason: string;
}
export interface DecideRepairParams {
  brand: BrandId;
  differenceId: RecordId;
}
export interface DifferenceEvidence {
  difference: ReconciliationDifference;
  /**
   * The id of the round's record, which has the replay; null: the brand has no such round.
   */
  roundId: RecordId | null;
  /**
   * @maxItems 100
   */
  movements: EvidenceMovement[];
  /**
   * @maxItems 100
   */
  calls: EvidenceCall[];
}
/**
 * A reference on which our ledger and the other side do not agree.
 */
export interface ReconciliationDifference {
  brand: BrandId;
  differenceId: RecordId;
  party: ReconciledParty;
  fault: DifferenceFault;
  reference: string;
  memberId: RecordId;
  account: string;
  currency: CurrencyCode;
  /**
   * The gain of the player's money by it here; null: our ledger does not have it.
   */
  hereMicro: AmountMicro | null;
  /**
   * The same by the other side's report.
   */
  thereMicro: AmountMicro | null;
  roundRef: string | null;
  at: Moment;
  state: DifferenceState;
  /**
   * Rises with every change; an act names the one it saw.
   */
  version: number;
  /**
   * Repairs that fit.
   *
   * @maxItems 4
   */
  repairs: DifferenceRepair[];
  /**
   * The one that was asked for or made.
   */
  repair: DifferenceRepair | null;
  reason: string | null;
  askedBy: string | null;
  /**
   * The reader asked for the repair.
   */
  isOwn: boolean;
  decidedBy: string | null;
  decidedAt: Moment | null;
}
export interface EvidenceMovement {
  transferId: RecordId;
  kind: string;
  reference: string;
  amountMicro: AmountMicro;
  at: Moment;
}
export interface EvidenceCall {
  at: Moment;
  path: string;
  status: number;
  request: string;
  answer: string;
}
export interface ExplainDifferenceBody {
  version: number;
  reason: string;
}
export interface ExplainDifferenceParams {
  brand: BrandId;
  differenceId: RecordId;
}
export interface GetDifferenceEvidenceParams {
  brand: BrandId;
  differenceId: RecordId;
}
export interface ListDifferencesParams {
  /**
   * all: every brand that the person may see.
   */
  brand: BrandId;
}
export interface ListDifferencesQuery {
  cursor?: Cursor;
  limit?: PageLimit;
  view?: 'waiting' | 'all';
  /**
   * The order; - for the other way round. Left out: the one of the view.
   */
  sort?: 'at' | '-at';
  fault?: DifferenceFault;
  code?: VendorCode;
  username?: string;
  /**
   * Inclusive.
   */
  from?: Moment;
  /**
   * Exclusive.
   */
  to?: Moment;
}
export interface ListDifferencesValue {
  /**
   * @maxItems 100
   */
  items: ReconciliationDifference[];
  nextCursor: Cursor | null;
  counts: DeskCounts;
  totals: DeskTotals;
}
export interface ListReconciliationsValue {
  /**
   * @maxItems 200
   */
  parties: ComparableParty[];
  /**
   * @maxItems 100
   */
  items: ReconciliationRun[];
}
/**
 * A comparison of our movements with another side's for a stretch of time.
 */
export interface ReconciliationRun {
  runId: RecordId;
  party: ReconciledParty;
  /**
   * Inclusive.
   */
  from: Moment;
  /**
   * Exclusive.
   */
  to: Moment;
  /**
   * How the report came: each night or on demand from the vendor's address, or as a file.
   */
  source: 'night' | 'call' | 'file';
  status: 'waiting' | 'running' | 'done' | 'failed';
  failure: ('silent' | 'unreadable' | 'tooManyLines' | 'tooManyDifferences' | 'noAddress') | null;
  lineCount: number;
  counts: ReconciliationCounts | null;
  /**
   * References of the report that belong to no player of ours.
   *
   * @maxItems 20
   */
  strangers: string[];
  requestedBy: string | null;
  requestedAt: Moment;
  endedAt: Moment | null;
}
export interface ReconciliationCounts {
  missingHere: number;
  missingThere: number;
  differs: number;
  open: number;
}
export interface StartReconciliationBody {
  party: ReconciledParty;
  /**
   * Inclusive.
   */
  from: Moment;
  /**
   * Exclusive; 31 days after the start at most.
   */
  to: Moment;
  csv?: string;
}
