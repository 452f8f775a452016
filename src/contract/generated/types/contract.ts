// Generated from schemas/ by `npm run codegen`. Do not edit.

import type { AgentContract } from './agent.ts';
import type { BrandId } from './brand.ts';
import type { RecordId } from './record.ts';
import type { AmountMicro, CalendarDay, ChangeReason, CurrencyCode, Cursor, FactChange, FactVersion, Moment, OfficeContract, PageLimit, Percent } from './shared.ts';

/**
 * The kind of pay of an agent contract.
 */
export type ContractKind = 'dividend' | 'dailySalary' | 'hourlySalary' | 'realTimeSalary';
/**
 * How often a contract is settled.
 */
export type ContractPeriod = 'realTime' | 'hourly' | 'daily' | 'weekly' | 'semimonthly' | 'monthly';
/**
 * Whether a contract of one kind waits for an answer.
 */
export type ContractRequestType = 'none' | 'new' | 'termination';
/**
 * The pay of a contract, and the base that it is paid on.
 */
export interface ContractTerms {
  period: ContractPeriod;
  /**
   * The agent's own play counts.
   */
  includeSelf: boolean;
  /**
   * Dividend: a loss of a period is taken from the next one.
   */
  carryNegative: boolean;
  /**
   * After so many days an end that one side asked for takes effect without the other's answer.
   */
  noticeDays: number;
  /**
   * @minItems 1
   * @maxItems 20
   */
  tiers: ContractTier[];
}
/**
 * The terms from a threshold on; the last tier whose thresholds all hold counts.
 */
export interface ContractTier {
  /**
   * A share of the base; 0 where a fixed amount is paid.
   */
  rate: Percent;
  /**
   * Least number of active members.
   */
  activeMembers: number;
  /**
   * Least valid bet of the team in the period.
   */
  periodValidBetMicro: AmountMicro;
  /**
   * Least profit of the house in the period.
   */
  periodProfitLossMicro: AmountMicro | null;
  /**
   * From which a member counts as active.
   */
  minBetAmountMicro: AmountMicro | null;
  feeRate: Percent | null;
  /**
   * On stakes of winning bets.
   */
  winRate: Percent | null;
  /**
   * On stakes of losing bets.
   */
  lossRate: Percent | null;
  /**
   * On every stake.
   */
  singleBetRate: Percent | null;
  /**
   * Paid per period instead of a rate.
   */
  fixedMicro: AmountMicro | null;
  /**
   * Least net deposit from which a member counts as active.
   */
  minDepositMicro: AmountMicro | null;
}
export interface AnswerContractBody {
  accepts: boolean;
  endsDownlines: boolean;
}
export interface AnswerContractEndBody {
  agrees: boolean;
}
export interface AnswerContractEndParams {
  contractId: RecordId;
}
export interface AnswerContractParams {
  contractId: RecordId;
}
export interface ApproveContractRunBody {
  /**
   * The hash that the person saw.
   */
  hash: string;
  reason: ChangeReason;
}
export interface ApproveContractRunParams {
  brand: BrandId;
  runId: RecordId;
}
export interface AskContractEndParams {
  contractId: RecordId;
}
/**
 * The figures of an agent's team in a period.
 */
export interface ContractFigures {
  validMicro: AmountMicro;
  /**
   * Stakes less payouts, rebates, promotions, commissions and salaries.
   */
  profitMicro: AmountMicro;
  /**
   * By the tier that counted.
   */
  activeMembers: number;
  /**
   * Real-time salary: of the valid bets, those that won.
   */
  winningMicro: AmountMicro;
  /**
   * Real-time salary: of the valid bets, those that lost.
   */
  losingMicro: AmountMicro;
}
/**
 * The result of a contract in a period.
 */
export interface ContractLine {
  lineId: RecordId;
  contractId: RecordId;
  kind: ContractKind;
  side: 'received' | 'owed';
  /**
   * The other side; empty: the brand.
   */
  account: string;
  from: CalendarDay;
  to: CalendarDay;
  /**
   * Hourly and real-time salary: the moment that the window begins; null: days.
   */
  startsAt: string | null;
  /**
   * The moment that the window ends, which is not part of it.
   */
  endsAt: string | null;
  currency: CurrencyCode;
  figures: ContractFigures;
  tier: ContractTier | null;
  baseMicro: AmountMicro;
  /**
   * Taken from earlier periods, zero or less.
   */
  carryMicro: AmountMicro;
  /**
   * The change of earlier lines whose figures changed.
   */
  correctionMicro: AmountMicro;
  amountMicro: AmountMicro;
  /**
   * guaranteed: the brand has paid it, and the payer owes it to the brand.
   */
  status: 'due' | 'waiting' | 'guaranteed' | 'paid' | 'nothing';
}
export interface ContractLineMember {
  account: string;
  /**
   * The agent's own play.
   */
  isOwn: boolean;
  /**
   * By the tier that counted.
   */
  isActive: boolean;
  validMicro: AmountMicro;
  profitMicro: AmountMicro;
  winningMicro: AmountMicro;
  losingMicro: AmountMicro;
}
/**
 * Which contracts a brand allows between agents.
 */
export interface ContractPolicy {
  /**
   * @maxItems 4
   */
  kinds: ContractKind[];
  /**
   * No dividend is a higher rate of the profit: the cap of a chain's sum.
   */
  capBasisPoints: number;
  /**
   * No salary is a higher rate of bets: a rate above the edge of the games pays for play that earns nothing.
   */
  salaryCapBasisPoints: number;
  /**
   * Dividends pay on the losses of players; where that is unlawful they stay off.
   */
  payOnLoss: boolean;
  /**
   * An offer waits for so long.
   */
  offerDays: number;
  /**
   * An agent who owes a line for longer may not withdraw, transfer or offer.
   */
  waitingHours: number;
  /**
   * Agents so many levels below the brand sign contracts; those further down do not.
   */
  levels: number;
  /**
   * The brand pays a line that has waited for the hours above; its payer then owes it to the brand.
   */
  guarantee: boolean;
  /**
   * A person approves each run of whole days before it is paid.
   */
  review: boolean;
}
/**
 * The contract policy as staff edit it.
 */
export interface ContractPolicySettings {
  brand: BrandId;
  version: FactVersion;
  lastChange: FactChange | null;
  policy: ContractPolicy;
}
/**
 * A contract that an upline offers, or its end that one side asks for.
 */
export interface ContractRequest {
  requestId: RecordId;
  contractId: RecordId;
  kind: ContractKind;
  action: 'new' | 'termination';
  status: 'offered' | 'accepted' | 'rejected' | 'expired';
  uplineAccount: string;
  period: ContractPeriod;
  /**
   * @maxItems 20
   */
  tiers: ContractTier[];
  /**
   * So many contracts with downlines would end.
   */
  endsDownlineContracts: number;
  requestedAt: Moment;
  expiresAt: Moment | null;
}
export interface ContractRules {
  /**
   * @maxItems 4
   */
  kinds: ContractKind[];
  capBasisPoints: number;
  salaryCapBasisPoints: number;
  payOnLoss: boolean;
  offerDays: number;
  /**
   * A line has waited for too long: withdrawals, transfers and offers are refused.
   */
  isInArrears: boolean;
  /**
   * False: the agent is on the last level that signs contracts.
   */
  mayOffer: boolean;
}
/**
 * The settlement of all contracts of a kind in a period.
 */
export interface ContractRun {
  runId: RecordId;
  kind: ContractKind;
  period: ContractPeriod;
  from: CalendarDay;
  to: CalendarDay;
  /**
   * Hourly and real-time salary: the moment that the window begins; null: days.
   */
  startsAt: string | null;
  /**
   * The moment that the window ends, which is not part of it.
   */
  endsAt: string | null;
  /**
   * review: it waits for a person.
   */
  status: 'review' | 'posting' | 'posted';
  /**
   * A hash of inputs and results: a second computation has the same.
   */
  hash: string;
  lines: number;
  waiting: number;
  /**
   * The amount that the brand pays.
   */
  amountMicro: AmountMicro;
  currency: CurrencyCode;
  /**
   * The amount of the window before it; null: there is none.
   */
  previousAmountMicro: AmountMicro | null;
  /**
   * In review: figures changed since it was computed.
   */
  isChanged: boolean;
}
export interface EndContractBody {
  reason: ChangeReason;
}
export interface EndContractParams {
  brand: BrandId;
  contractId: RecordId;
}
export interface GetContractPolicyParams {
  brand: BrandId;
}
export interface ListContractLineMembersParams {
  contractLineId: RecordId;
}
export interface ListContractLineMembersValue {
  /**
   * @maxItems 100
   */
  items: ContractLineMember[];
  /**
   * All members who played; the items are the first of them.
   */
  members: number;
  /**
   * Of all members, as they are now.
   */
  figures: ContractFigures;
}
export interface ListContractLinesQuery {
  cursor?: Cursor;
  limit?: PageLimit;
  kind?: ContractKind;
  side?: 'received' | 'owed';
}
export interface ListContractLinesValue {
  /**
   * @maxItems 100
   */
  items: ContractLine[];
  nextCursor: Cursor | null;
}
export interface ListContractRunLinesParams {
  brand: BrandId;
  runId: RecordId;
}
export interface ListContractRunLinesQuery {
  cursor?: Cursor;
  limit?: PageLimit;
}
export interface ListContractRunLinesValue {
  /**
   * @maxItems 100
   */
  items: OfficeContractLine[];
  nextCursor: Cursor | null;
}
export interface OfficeContractLine {
  line: ContractLine;
  payerAccount: string;
  account: string;
}
export interface ListContractRunsParams {
  brand: BrandId;
}
export interface ListContractRunsQuery {
  cursor?: Cursor;
  limit?: PageLimit;
  kind?: ContractKind;
}
export interface ListContractRunsValue {
  /**
   * @maxItems 100
   */
  items: ContractRun[];
  nextCursor: Cursor | null;
}
export interface ListContractsQuery {
  cursor?: Cursor;
  limit?: PageLimit;
  kind?: ContractKind;
  side?: 'upline' | 'downline';
  /**
   * Only offered and active ones.
   */
  isOpen?: 'true';
}
export interface ListContractsValue {
  /**
   * @maxItems 100
   */
  items: AgentContract[];
  nextCursor: Cursor | null;
}
export interface ListOfficeContractsParams {
  brand: BrandId;
}
export interface ListOfficeContractsQuery {
  cursor?: Cursor;
  limit?: PageLimit;
  kind?: ContractKind;
  memberId?: RecordId;
  isOpen?: 'true';
}
export interface ListOfficeContractsValue {
  /**
   * @maxItems 100
   */
  items: OfficeContract[];
  nextCursor: Cursor | null;
  /**
   * Of the brand.
   */
  currency: CurrencyCode;
  /**
   * Lines of the brand that their payers have not paid.
   */
  waiting: number;
}
export interface OfferBrandContractBody {
  kind: ContractKind;
  terms: ContractTerms;
  reason: ChangeReason;
}
export interface OfferBrandContractParams {
  brand: BrandId;
  agentId: RecordId;
}
export interface OfferContractsBody {
  kind: ContractKind;
  /**
   * @minItems 1
   * @maxItems 50
   */
  memberIds: RecordId[];
  terms: ContractTerms;
}
export interface OfferContractsValue {
  /**
   * @maxItems 50
   */
  items: AgentContract[];
}
export interface RecomputeContractRunBody {
  /**
   * The hash that the person saw.
   */
  hash: string;
  reason: ChangeReason;
}
export interface RecomputeContractRunParams {
  brand: BrandId;
  runId: RecordId;
}
export interface SetContractPolicyBody {
  version: FactVersion;
  policy: ContractPolicy;
  reason: ChangeReason;
}
export interface SetContractPolicyParams {
  brand: BrandId;
}
export interface SimulateContractParams {
  contractId: RecordId;
}
export interface SimulateContractValue {
  currency: CurrencyCode;
  /**
   * @maxItems 12
   */
  periods: SimulatedPeriod[];
}
export interface SimulatedPeriod {
  from: CalendarDay;
  to: CalendarDay;
  /**
   * Hourly and real-time salary: the moment that the window begins; null: days.
   */
  startsAt: string | null;
  /**
   * The moment that the window ends, which is not part of it.
   */
  endsAt: string | null;
  figures: ContractFigures;
  tier: ContractTier | null;
  amountMicro: AmountMicro;
}
export interface WithdrawContractParams {
  contractId: RecordId;
}
