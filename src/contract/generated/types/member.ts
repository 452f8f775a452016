// Generated from schemas/ by `npm run codegen`. Do not edit.

import type { BrandId } from './brand.ts';
import type { ContractRequestType } from './contract.ts';
import type { Exclusion } from './exclusion.ts';
import type { LedgerEntry } from './ledger.ts';
import type { RecordId } from './record.ts';
import type { AccountType, AmountMicro, CalendarDay, ChangeReason, CurrencyCode, Cursor, DialingCode, Fund, FundBalance, HumanCheck, LanguageCode, LikelyAccount, LoginValue, MobileNumber, Moment, MoneyKind, PageLimit, PlayerLimit } from './shared.ts';
import type { VendorCode } from './vendor.ts';
import type { WithdrawalStatus } from './withdrawal.ts';

/**
 * blocked: may sign in and withdraw, may not bet. excluded: takes a break from play and may not sign in. closed: may not sign in.
 */
export type MemberStatus = 'active' | 'blocked' | 'excluded' | 'closed';
/**
 * A word that staff put on players, to write to them as a group.
 */
export type MemberTag = string;
export interface AddMemberNoteBody {
  text: string;
}
export interface AddMemberNoteParams {
  memberId: RecordId;
}
export interface AddMemberNoteValue {
  noteId: RecordId;
}
export interface AffiliateValue {
  affiliateCode: string;
  valid: true;
}
export interface ChangeLanguageBody {
  language: LanguageCode;
}
export interface CheckAffiliateQuery {
  code: string;
  domain?: string;
}
export interface ConsolidatedFunds {
  currency: CurrencyCode;
  totalMicro: AmountMicro;
  /**
   * @maxItems 10
   */
  funds: FundBalance[];
  /**
   * @maxItems 200
   */
  vendorWallets: VendorWallet[];
  dailysalreqtype: ContractRequestType;
  divtypereq: ContractRequestType;
  contracthoursalreq: ContractRequestType;
  realtimesalreqtype: ContractRequestType;
}
export interface VendorWallet {
  vassalage: VendorCode;
  /**
   * Null: the vendor did not answer.
   */
  balanceMicro: AmountMicro | null;
}
/**
 * A device on which a member has signed in: a browser, or an app that keeps cookies.
 */
export interface MemberDevice {
  deviceId: string;
  current: boolean;
  browser: string | null;
  system: string | null;
  /**
   * Of its last sign-in.
   */
  ip: string | null;
  /**
   * ISO 3166 code of that address; null: not known.
   */
  country: string | null;
  since: Moment | null;
  seenAt: Moment;
}
export interface GetMemberParams {
  memberId: RecordId;
}
export interface GetMemberTagsParams {
  memberId: RecordId;
}
export interface GetMemberTagsValue {
  /**
   * @maxItems 20
   */
  tags: MemberTag[];
}
export interface ListLikelyAccountsParams {
  memberId: RecordId;
}
export interface ListLikelyAccountsValue {
  /**
   * @maxItems 50
   */
  items: LikelyAccount[];
  /**
   * There are more.
   */
  isCut: boolean;
}
export interface ListMemberLedgerParams {
  memberId: RecordId;
}
export interface ListMemberLedgerQuery {
  cursor?: Cursor;
  limit?: PageLimit;
  kind?: MoneyKind;
  fund?: Fund;
  /**
   * Inclusive.
   */
  from?: Moment;
  /**
   * Exclusive.
   */
  to?: Moment;
}
export interface ListMemberLedgerValue {
  /**
   * @maxItems 100
   */
  items: LedgerEntry[];
  /**
   * Null on the last page.
   */
  nextCursor: Cursor | null;
}
export interface ListMemberNotesParams {
  memberId: RecordId;
}
export interface ListMemberNotesValue {
  /**
   * @maxItems 100
   */
  items: {
    noteId: RecordId;
    text: string;
    by: string | null;
    at: Moment;
  }[];
}
export interface ListMembersQuery {
  cursor?: Cursor;
  limit?: PageLimit;
  brand?: BrandId;
  search?: string;
  status?: MemberStatus;
}
export interface ListMembersValue {
  /**
   * @maxItems 100
   */
  items: MemberSummary[];
  /**
   * Null on the last page.
   */
  nextCursor: Cursor | null;
}
/**
 * A member in a list of the office.
 */
export interface MemberSummary {
  id: RecordId;
  brand: BrandId;
  account: string;
  nickname: string;
  type: AccountType;
  status: MemberStatus;
  currency: CurrencyCode;
  /**
   * All funds together.
   */
  balanceMicro: AmountMicro;
  createdAt: Moment;
  lastLoginAt: Moment | null;
}
/**
 * A sign-in of a member, and how it ended.
 */
export interface MemberSignIn {
  signInId: RecordId;
  at: Moment;
  browser: string | null;
  system: string | null;
  ip: string;
  /**
   * ISO 3166 code of that address; null: not known.
   */
  country: string | null;
  /**
   * Null: it goes on.
   */
  endedAt: Moment | null;
  endReason:
    ('signedOut' | 'passwordChanged' | 'replaced' | 'excluded' | 'closed' | 'expired') | null;
  current: boolean;
}
/**
 * A movement of a player's money.
 */
export interface MemberTransaction {
  transactionId: RecordId;
  kind: MoneyKind;
  /**
   * Null: the balance that can be played with. Otherwise money that is kept apart from it.
   */
  fund: Fund | null;
  currency: CurrencyCode;
  /**
   * Signed: above zero came in.
   */
  amountMicro: AmountMicro;
  /**
   * Of that fund, or of the balance that can be played with.
   */
  balanceAfterMicro: AmountMicro;
  /**
   * Ours, to quote in a question.
   */
  reference: string;
  /**
   * The round behind a bet, win or rollback.
   */
  roundId: RecordId | null;
  /**
   * Of the withdrawal that was requested with this movement; null for all others.
   */
  withdrawalStatus: WithdrawalStatus | null;
  at: Moment;
}
/**
 * A member as the office sees one.
 */
export interface MemberDetail {
  member: MemberSummary;
  language: LanguageCode;
  heldMicro: AmountMicro;
  /**
   * @maxItems 10
   */
  funds: FundBalance[];
  /**
   * Fields of the registration by name.
   */
  profile: {
    [k: string]: string;
  };
  registeredIp: string;
  registerUrl: string;
  termsVersion: string;
  termsAcceptedAt: Moment;
  /**
   * Breaks and self-exclusions, newest first.
   *
   * @maxItems 50
   */
  exclusions: Exclusion[];
  /**
   * The player's own limits, by kind and then by period, the shortest first.
   *
   * @maxItems 12
   */
  limits: PlayerLimit[];
}
export interface MemberIconValue {
  /**
   * Null: the site draws one.
   */
  iconUrl: string | null;
}
/**
 * What the site shows about the signed-in player.
 */
export interface MemberInfo {
  id: RecordId;
  /**
   * The name used to sign in.
   */
  account: string;
  nickname: string;
  type: AccountType;
}
export interface RegisterByMobileBody {
  registerBy: 'mobile' | 'mobilePassword';
  /**
   * Becomes the username.
   */
  mobileNum: MobileNumber;
  countryDialingCode: DialingCode;
  verificationCode?: string;
  password?: string;
  confirmPassword?: string;
  payeeName?: string;
  fullName?: string;
  nickname?: string;
  email?: string;
  qqNum?: string;
  recommenderId?: string;
  affiliateCode?: string;
  referralCode?: string;
  paymentPassword?: string;
  line?: string;
  whatsapp?: string;
  facebook?: string;
  wechat?: string;
  telegram?: string;
  zalo?: string;
  skype?: string;
  idNumber?: string;
  birthday?: CalendarDay;
  address?: string;
  nationality?: string;
  occupation?: string;
  sourceOfIncome?: string;
  bankAccountNumber?: string;
  domain?: string;
  registerUrl?: string;
  registerMethod?: 'WEB';
  firebaseChannel?: string;
  firebaseIdToken?: string;
  termsAccepted: boolean;
  termsVersion?: string;
  ageConfirmed?: boolean;
  login?: boolean;
  tokenKind?: 'cookie' | 'bearer';
  /**
   * Where the register rule captcha is on.
   */
  humanCheck?: HumanCheck;
}
export interface RegisterByMobileValue {
  memberId: RecordId;
  session: LoginValue | null;
}
export interface RegisterValue {
  memberId: RecordId;
  /**
   * Null unless `login` was true and the brand signs new members in.
   */
  session: LoginValue | null;
}
export interface ResetPaymentPasswordBody {
  reason: string;
}
export interface ResetPaymentPasswordParams {
  memberId: RecordId;
}
export interface ResetPaymentPasswordValue {
  reset: boolean;
}
export interface ResetSecondFactorBody {
  reason: string;
}
export interface ResetSecondFactorParams {
  memberId: RecordId;
}
export interface ResetSecondFactorValue {
  reset: boolean;
}
export interface SetMemberStatusBody {
  status: 'active' | 'blocked' | 'closed';
  reason: string;
}
export interface SetMemberStatusParams {
  memberId: RecordId;
}
export interface SetMemberStatusValue {
  status: MemberStatus;
}
export interface SetMemberTagsBody {
  /**
   * @maxItems 20
   */
  tags: MemberTag[];
  reason: ChangeReason;
}
export interface SetMemberTagsParams {
  memberId: RecordId;
}
export interface SetMemberTagsValue {
  /**
   * @maxItems 20
   */
  tags: MemberTag[];
}
