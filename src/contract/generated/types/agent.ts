// Generated from schemas/ by `npm run codegen`. Do not edit.

import type { BrandId } from './brand.ts';
import type { ContractKind, ContractRequest, ContractTerms } from './contract.ts';
import type { DeskCounts, DeskTotals } from './desk.ts';
import type { MemberStatus } from './member.ts';
import type { RecordId } from './record.ts';
import type { AccountType, AmountMicro, CalendarDay, CategoryRates, ChangeReason, CurrencyCode, Cursor, Downline, FactChange, FactVersion, Moment, PageLimit, PrizeSeries, RegistrationLink, SeriesQuota, ShareBasisPoints, TermProposal, TreePlace } from './shared.ts';
import type { TeamFigures } from './team.ts';

/**
 * What an agent may do, by the account type.
 */
export type AgentPower =
  | 'createAccounts'
  | 'createAgents'
  | 'registrationLinks'
  | 'transferCredit'
  | 'seeBalances'
  | 'seeTransactions'
  | 'seeNames';
/**
 * The account types of agents.
 */
export type AgentType = 1 | 2 | 41 | 42;
/**
 * A contract between an agent and a direct downline, or between the brand and a top agent.
 */
export interface AgentContract {
  contractId: RecordId;
  kind: ContractKind;
  /**
   * The other side, as the reader sees it. brand: the brand pays.
   */
  side: 'upline' | 'downline' | 'brand';
  /**
   * The member on the other side; null: the brand.
   */
  memberId: RecordId | null;
  account: string;
  status: 'offered' | 'active' | 'rejected' | 'expired' | 'withdrawn' | 'superseded' | 'terminated';
  terms: ContractTerms;
  offeredAt: Moment;
  expiresAt: Moment;
  /**
   * The first day that it pays for.
   */
  startsOn: CalendarDay | null;
  /**
   * The last day that it pays for.
   */
  endsOn: CalendarDay | null;
  endAskedBy: ('upline' | 'downline') | null;
  endsByItselfOn: CalendarDay | null;
}
/**
 * A member or an agent with the whole team is to have another upline.
 */
export interface AgentMove {
  brand: BrandId;
  moveId: RecordId;
  memberId: RecordId;
  account: string;
  from: string | null;
  to: string | null;
  status: 'waiting' | 'approved' | 'rejected';
  reason: string;
  requestedBy: string | null;
  /**
   * Asked for by the person who reads it.
   */
  isOwn: boolean;
  requestedAt: Moment;
  decidedBy: string | null;
  decidedAt: Moment | null;
}
/**
 * What a brand lets agents do, and what they earn.
 */
export interface AgentPolicy {
  maxDepth: number;
  /**
   * Of members who register by a plain invitation code, up to the agent's own.
   */
  defaultSeries: PrizeSeries;
  rates: CategoryRates;
  /**
   * @maxItems 20
   */
  quotas: SeriesStep[];
  transferDown: boolean;
  transferUp: boolean;
  transferFeeBasisPoints: number;
  transferDailyCapMicro: AmountMicro;
  /**
   * Turnover owed on received money before it can be withdrawn, as a multiple.
   */
  turnoverTimes: number;
  referral: boolean;
  referralRewardMicro: AmountMicro;
  /**
   * What a friend must have deposited.
   */
  referralDepositMicro: AmountMicro;
  /**
   * What a friend must have staked.
   */
  referralPlayMicro: AmountMicro;
  affiliateApplications: boolean;
}
export interface SeriesStep {
  fromSeries: PrizeSeries;
  count: number;
}
/**
 * The agent policy as staff edit it.
 */
export interface AgentPolicySettings {
  brand: BrandId;
  version: FactVersion;
  lastChange: FactChange | null;
  currency: CurrencyCode;
  policy: AgentPolicy;
}
/**
 * An agent as staff see one.
 */
export interface AgentSummary {
  memberId: RecordId;
  account: string;
  type: AgentType;
  status: MemberStatus;
  terms: AgentTerms;
  /**
   * Last change of the terms or quotas; names the version that a change starts from. Null: no terms agreed.
   */
  termsChangedAt: Moment | null;
  uplineId: RecordId | null;
  upline: string | null;
  /**
   * 1: a top agent.
   */
  level: number;
  /**
   * Counted up to 1000.
   */
  directDownlines: number;
  affiliateCode: string | null;
  /**
   * @maxItems 20
   */
  quotas: SeriesQuota[];
  since: Moment;
}
/**
 * What an account earns: the lottery series, and the share of the brand's rates by category.
 */
export interface AgentTerms {
  series: PrizeSeries;
  shareBasisPoints: ShareBasisPoints;
}
export interface AnswerTermProposalBody {
  agrees: boolean;
}
export interface AnswerTermProposalParams {
  proposalId: RecordId;
}
export interface AnswerTermProposalValue {
  terms: AgentTerms;
}
export interface AppointAgentBody {
  type: AgentType;
  reason: string;
}
export interface AppointAgentParams {
  memberId: RecordId;
}
export interface AppointAgentValue {
  affiliateCode: string;
}
export interface BlockAgentBody {
  blocked: boolean;
  reason: string;
}
export interface BlockAgentParams {
  brand: BrandId;
  agentId: RecordId;
}
export interface CloseRegistrationLinkParams {
  linkId: RecordId;
}
export interface CountInvitationVisitBody {
  code: string;
}
export interface CountInvitationVisitValue {
  counted: boolean;
}
export interface CreateDownlineBody {
  username: string;
  password: string;
  accountType: AccountType;
  terms: AgentTerms;
}
export interface CreateDownlineValue {
  memberId: RecordId;
}
export interface CreateRegistrationLinkBody {
  accountType: AccountType;
  terms: AgentTerms;
  expiresAt: Moment | null;
  useLimit: number | null;
  host: string;
  note: string;
}
export interface CreateTopAgentBody {
  username: string;
  password: string;
  type: AgentType;
  terms: AgentTerms;
  reason: string;
}
export interface CreateTopAgentParams {
  brand: BrandId;
}
export interface DecideAgentMoveBody {
  decision: 'approve' | 'reject';
  reason: string;
}
export interface DecideAgentMoveParams {
  brand: BrandId;
  moveId: RecordId;
}
export interface DownlineDay {
  day: CalendarDay;
  validBetMicro: AmountMicro;
  profitLossMicro: AmountMicro;
}
export interface GetAgentHomeValue {
  account: string;
  nickname: string;
  memberId: RecordId;
  type: AgentType;
  /**
   * @maxItems 10
   */
  powers: AgentPower[];
  /**
   * Account types that the agent may register.
   *
   * @maxItems 6
   */
  mayCreate: AccountType[];
  level: number;
  since: Moment;
  affiliateCode: string | null;
  /**
   * Where the code leads.
   */
  joinUrl: string | null;
  terms: AgentTerms;
  seriesFloor: PrizeSeries;
  /**
   * @maxItems 20
   */
  quotas: SeriesQuota[];
  currency: CurrencyCode;
  cashMicro: AmountMicro;
  /**
   * What may be handed on to downlines.
   */
  creditMicro: AmountMicro;
  transferDown: boolean;
  transferFeeBasisPoints: number;
  /**
   * What may still be sent today.
   */
  transferLeftMicro: AmountMicro;
  paymentPasswordSet: boolean;
  timeZone: string;
  today: CalendarDay;
  /**
   * Hosts that a registration link may lead to.
   *
   * @maxItems 20
   */
  hosts: string[];
  /**
   * The team's of today.
   */
  figures: TeamFigures;
}
export interface GetAgentPolicyParams {
  brand: BrandId;
}
export interface GetDownlineParams {
  memberId: RecordId;
}
export interface GetDownlineValue {
  /**
   * @maxItems 50
   */
  path: TreePlace[];
  currency: CurrencyCode;
  downline: Downline;
  isDirect: boolean;
  figures: TeamFigures;
  /**
   * @maxItems 31
   */
  days: DownlineDay[];
  proposal: TermProposal | null;
}
export interface GetUplineValue {
  upline: string | null;
  terms: AgentTerms;
  currency: CurrencyCode;
  transferUp: boolean;
  transferFeeBasisPoints: number;
  availableMicro: AmountMicro;
  transferLeftMicro: AmountMicro;
  /**
   * Turnover still owed on received money.
   */
  turnoverLeftMicro: AmountMicro;
  paymentPasswordSet: boolean;
  proposal: TermProposal | null;
}
export interface GrantedQuota {
  fromSeries: PrizeSeries;
  granted: number;
}
export interface ListAgentMovesParams {
  /**
   * all: every brand that the person may see.
   */
  brand: BrandId;
}
export interface ListAgentMovesQuery {
  view?: 'waiting' | 'all';
  cursor?: Cursor;
  limit?: PageLimit;
  username?: string;
}
export interface ListAgentMovesValue {
  /**
   * @maxItems 100
   */
  items: AgentMove[];
  nextCursor: Cursor | null;
  counts: DeskCounts;
  totals: DeskTotals;
}
export interface ListAgentsParams {
  brand: BrandId;
}
export interface ListAgentsQuery {
  uplineId?: RecordId;
  search?: string;
  cursor?: Cursor;
  limit?: PageLimit;
}
export interface ListAgentsValue {
  /**
   * @maxItems 50
   */
  path: TreePlace[];
  /**
   * @maxItems 100
   */
  items: AgentSummary[];
  nextCursor: Cursor | null;
}
export interface ListDailySalaryRequestsQuery {
  cursor?: Cursor;
  limit?: PageLimit;
  action?: 'new' | 'termination';
}
export interface ListDailySalaryRequestsValue {
  /**
   * @maxItems 100
   */
  items: ContractRequest[];
  /**
   * Null on the last page.
   */
  nextCursor: Cursor | null;
}
export interface ListDividendRequestsQuery {
  cursor?: Cursor;
  limit?: PageLimit;
  action?: 'new' | 'termination';
}
export interface ListDividendRequestsValue {
  /**
   * @maxItems 100
   */
  items: ContractRequest[];
  /**
   * Null on the last page.
   */
  nextCursor: Cursor | null;
}
export interface ListDownlinesQuery {
  /**
   * An agent of the own team; omitted: oneself.
   */
  uplineId?: RecordId;
  /**
   * Beginning of an account's name.
   */
  search?: string;
  type?: 'member' | 'agent';
  online?: boolean;
  minBalanceMicro?: AmountMicro;
  cursor?: Cursor;
  limit?: PageLimit;
}
export interface ListDownlinesValue {
  /**
   * @maxItems 50
   */
  path: TreePlace[];
  currency: CurrencyCode;
  /**
   * @maxItems 100
   */
  items: Downline[];
  nextCursor: Cursor | null;
}
export interface ListHourlySalaryRequestsQuery {
  cursor?: Cursor;
  limit?: PageLimit;
  action?: 'new' | 'termination';
}
export interface ListHourlySalaryRequestsValue {
  /**
   * @maxItems 100
   */
  items: ContractRequest[];
  /**
   * Null on the last page.
   */
  nextCursor: Cursor | null;
}
export interface ListRealTimeSalaryRequestsQuery {
  cursor?: Cursor;
  limit?: PageLimit;
  action?: 'new' | 'termination';
}
export interface ListRealTimeSalaryRequestsValue {
  /**
   * @maxItems 100
   */
  items: ContractRequest[];
  /**
   * Null on the last page.
   */
  nextCursor: Cursor | null;
}
export interface ListRegistrationLinksQuery {
  cursor?: Cursor;
  limit?: PageLimit;
}
export interface ListRegistrationLinksValue {
  /**
   * @maxItems 100
   */
  items: RegistrationLink[];
  nextCursor: Cursor | null;
}
export interface MessageDownlineBody {
  text: string;
}
export interface MessageDownlineParams {
  memberId: RecordId;
}
export interface MessageDownlineValue {
  sent: boolean;
}
export interface RequestAgentMoveBody {
  memberId: RecordId;
  uplineId: RecordId | null;
  reason: string;
}
export interface RequestAgentMoveParams {
  brand: BrandId;
}
export interface SetAgentPolicyBody {
  version: FactVersion;
  policy: AgentPolicy;
  reason: ChangeReason;
}
export interface SetAgentPolicyParams {
  brand: BrandId;
}
export interface SetAgentTermsBody {
  /**
   * termsChangedAt of the agent that was read.
   */
  seen: Moment | null;
  terms: AgentTerms;
  /**
   * @maxItems 20
   */
  quotas: GrantedQuota[];
  reason: string;
}
export interface SetAgentTermsParams {
  brand: BrandId;
  agentId: RecordId;
}
export interface SetDownlineNoteBody {
  note: string;
}
export interface SetDownlineNoteParams {
  memberId: RecordId;
}
export interface SetDownlineNoteValue {
  note: string;
}
export interface SetDownlineTermsBody {
  terms: AgentTerms;
}
export interface SetDownlineTermsParams {
  memberId: RecordId;
}
export interface SetDownlineTermsValue {
  applied: boolean;
  proposalId: RecordId | null;
}
