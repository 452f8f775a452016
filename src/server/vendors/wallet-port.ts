import type { PlayMode } from '#contract/generated/types.ts';
import type { MemberKey } from '../platform/session/member-key.ts';

/** Launch tokens as a game vendor sees them. */
export interface LaunchPort {
  /** The holder of a launch token. @throws Problem INVALID_TOKEN, TOKEN_EXPIRED */
  checkSession(vendor: string, token: string): Promise<WalletSession>;
}

/**
 * The seamless wallet as a game vendor sees it. `house` calls it in the process; outside vendors
 * reach the same functions over HTTP. Errors are Problems with the codes of the wallet contract.
 */
export interface WalletPort {
  /** Amount the member can stake, in micro-units. */
  balance(session: PlayingMember): Promise<bigint>;
  /** Takes a stake. @throws Problem INSUFFICIENT_FUNDS (with the balance), ROUND_CLOSED, MEMBER_BLOCKED ... */
  bet(vendor: string, request: BetRequest): Promise<WalletOutcome>;
  /** Pays out; 0 is allowed. Accepted after the token has run out and for blocked members. */
  win(vendor: string, request: WinRequest): Promise<WalletOutcome>;
  /** Gives a stake back. An unknown one is remembered, so that it is refused when it comes late. */
  rollback(vendor: string, request: RollbackRequest): Promise<WalletOutcome>;
  /** Outcome of a stake, by the vendor's bet id. */
  findStake(vendor: string, request: FindStakeRequest): Promise<StakeState>;
  /** No further stake is taken on the round. */
  closeRound(vendor: string, request: CloseRoundRequest): Promise<WalletOutcome>;
}

/**
 * What the house needs of a wallet, be its money real or play money. In demo mode outside vendors
 * call no wallet at all.
 */
export interface RoundWallet {
  balance(session: PlayingMember): Promise<bigint>;
  bet(vendor: string, request: BetRequest): Promise<Balance>;
  win(vendor: string, request: WinRequest): Promise<Balance>;
  rollback(vendor: string, request: RollbackRequest): Promise<Balance>;
  findStake(vendor: string, request: FindStakeRequest): Promise<StakeState>;
}

/** A member at a game. */
export interface PlayingMember extends MemberKey {
  readonly vendor: string;
  readonly currency: string;
  readonly gameCode: string;
}

export type Balance = Pick<WalletOutcome, 'balanceMicro'>;

export interface WalletSession {
  /** demo: for play money. */
  mode: PlayMode;
  brand: string;
  vendor: string;
  memberId: bigint;
  gameCode: string;
  currency: string;
  language: string;
  startedAt: Date;
}

interface MoneyRequest extends MemberKey {
  /** The vendor's own id of the call: the same id and content, the same answer. */
  transactionId: string;
  roundRef: string;
  gameCode: string;
  currency: string;
  amountMicro: bigint;
}

export interface BetRequest extends MoneyRequest {
  token: string;
  /** Part of the stake that goes into the brand's jackpot. */
  jackpotContributionMicro?: bigint;
  /** The vendor gives the round: a stake of zero, which is refused otherwise. */
  freeRound?: boolean;
  /** Within which the transaction's id is unique; one member by default. */
  scope?: 'member' | 'provider';
  /** Many members are paid together, in cash: the stake takes nothing of a bonus. */
  cashOnly?: boolean;
}

export interface WinRequest extends MoneyRequest {
  /** The bet that is paid for. */
  betTransactionId: string;
  /** The round's last payment. */
  closesRound: boolean;
  /**
   * The round has one stake, and the vendor derives both transaction ids from the round. So the bet
   * needs no lookup, and no mark has to refuse further stakes. Vendors over HTTP cannot set this.
   */
  soleStake?: boolean;
}

export interface FindStakeRequest extends MemberKey {
  betTransactionId: string;
}

/** unknown: never taken, or not yet. returned: rolled back, or refused for ever by a tombstone. */
export type StakeState = 'unknown' | 'taken' | 'returned';

export interface RollbackRequest extends MemberKey {
  transactionId: string;
  betTransactionId: string;
  roundRef: string;
  gameCode: string;
  currency: string;
}

export interface CloseRoundRequest extends MemberKey {
  roundRef: string;
  gameCode: string;
  currency: string;
}

export interface WalletOutcome {
  balanceMicro: bigint;
  transferId: bigint;
  /** The call had been made before; nothing moved this time. */
  duplicate: boolean;
  /** The rollback of a bet that never came: the bet will be refused. */
  remembered: boolean;
  /** A payout that came after its round was closed: credited, and kept apart for review. */
  late: boolean;
}

/** Judges a stake of play money as one of real money is: the session, the site, the game, the amount. */
export type JudgeStake = (vendor: string, request: BetRequest) => Promise<void>;
