// Generated from schemas/ by `npm run codegen`. Do not edit.

/**
 * Code of the product that took the stake, by which reports are grouped.
 */
export type Product = string;
/**
 * What a message was written about by itself.
 */
export type NoticeEvent =
  | 'depositCredited'
  | 'depositFailed'
  | 'depositHeld'
  | 'depositExpired'
  | 'passwordChanged'
  | 'newDevice'
  | 'secondFactorOn'
  | 'secondFactorOff'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'emailLinked'
  | 'recoveryCodeUsed'
  | 'codesLocked'
  | 'limitChanged'
  | 'playBlockChanged'
  | 'breakStarted'
  | 'breakEnded'
  | 'withdrawalApproved'
  | 'withdrawalRejected'
  | 'withdrawalSent'
  | 'withdrawalSettled'
  | 'withdrawalReturned'
  | 'payeeAdded'
  | 'withdrawalLate'
  | 'balanceAdjusted'
  | 'creditReceived'
  | 'contractOffered'
  | 'contractEndAsked'
  | 'contractEnded'
  | 'termsOffered'
  | 'uplineMessage'
  | 'affiliateDecided'
  | 'referralPaid'
  | 'rewardWaiting'
  | 'rewardHeld'
  | 'bonusCompleted'
  | 'bonusExpired'
  | 'applicationDecided'
  | 'redemptionDecided'
  | 'levelReached'
  | 'levelGrace'
  | 'levelLowered';

/**
 * One transfer as the ledger committed it. What belongs to a round carries the round's part, as it is at this moment: it cannot be rebuilt.
 */
export interface LedgerMovement {
  brand: string;
  memberId: string;
  transferId: string;
  /**
   * The member's upline; null: none.
   */
  agentId: string | null;
  provider: string;
  externalRef: string;
  /**
   * The row of the table of kinds, as in the topic.
   */
  kind: string;
  currency: string;
  roundRef: string | null;
  /**
   * The rollback of a bet that never came.
   */
  tombstone: boolean;
  /**
   * Fund, what it gained, its balance after. null: no fund of the member was touched.
   */
  legs: [string, string, string][] | null;
  /**
   * A rollback with this mark takes back what an earlier movement of this kind gave.
   */
  takesBack?: string;
  /**
   * The deposit that a reversal takes back.
   */
  depositId?: string;
  product?: Product;
  vendor?: string;
  gameCode?: string;
  /**
   * Category of the game: RNG, LIVE ...
   */
  category?: string;
  /**
   * Role of the movement in its round. batch has stakes and payouts. rollback gives a stake back. payoutRollback takes back a payout that the vendor cancelled.
   */
  movement?: 'stake' | 'payout' | 'batch' | 'rollback' | 'payoutRollback' | 'close';
  amountMicro?: string;
  /**
   * Payouts of a batch; its stakes are the amount.
   */
  payoutMicro?: string;
  /**
   * The round takes no further stake after this.
   */
  closes?: boolean;
}
/**
 * One chunk of a set of credits: members of one shard.
 */
export interface LedgerSet {
  brand: string;
  currency: string;
  provider: string;
  setRef: string;
  kind: string;
  roundRef: string | null;
  afterMember: string;
  untilMember: string;
  credits: number;
  amountMicro: string;
  /**
   * Members that were not credited, and why.
   */
  rest: [string, string][];
  /**
   * Member, amount, transfer; empty for winners, who are in the betting record.
   */
  members: [string, string, string][];
}
/**
 * An event in a player's account, from which the inbox makes a message.
 */
export interface MemberNotice {
  brand: string;
  memberId: string;
  event: NoticeEvent;
  /**
   * Facts that the text of the message may contain.
   */
  facts: {
    [k: string]: string | number | null;
  };
}
/**
 * A new account.
 */
export interface MemberRegistered {
  brand: string;
  memberId: string;
  currency: string;
}
/**
 * Whose rewards have changed.
 */
export interface RewardChanged {
  brand: string;
  memberId: string;
}
/**
 * Rounds of a brand by their ids; what they are now is read from the betting record.
 */
export interface RoundsSettled {
  brand: string;
  rounds: string[];
}
/**
 * Members' rounds that ended together.
 */
export interface TableClosed {
  brand: string;
  provider: string;
  gameCode: string;
  category: string;
  roundRef: string;
  currency: string;
  /**
   * Absent in events of an earlier release: a game.
   */
  product?: Product;
  /**
   * Member and payout in micro-units.
   */
  results: [string, string][];
  /**
   * The members' own rounds, in the order of the results; left out: the table's.
   */
  roundRefs?: string[];
}

/** Payload of each topic of the outbox. */
export interface EventPayloads {
  /** A round that several members played has ended. */
  'game.tableClosed': TableClosed;
  /** The ledger has moved money of one member; the topic names the kind. */
  'ledger.deposit': LedgerMovement;
  /** The ledger has moved money of one member; the topic names the kind. */
  'ledger.withdrawal': LedgerMovement;
  /** The ledger has moved money of one member; the topic names the kind. */
  'ledger.bet': LedgerMovement;
  /** The ledger has moved money of one member; the topic names the kind. */
  'ledger.win': LedgerMovement;
  /** The ledger has moved money of one member; the topic names the kind. */
  'ledger.betWin': LedgerMovement;
  /** The ledger has moved money of one member; the topic names the kind. */
  'ledger.jackpotWin': LedgerMovement;
  /** The ledger has moved money of one member; the topic names the kind. */
  'ledger.promoPayout': LedgerMovement;
  /** The ledger has moved money of one member; the topic names the kind. */
  'ledger.adjustment': LedgerMovement;
  /** The ledger has moved money of one member; the topic names the kind. */
  'ledger.rollback': LedgerMovement;
  /** The ledger has moved money of one member; the topic names the kind. */
  'ledger.hold': LedgerMovement;
  /** The ledger has moved money of one member; the topic names the kind. */
  'ledger.holdPosted': LedgerMovement;
  /** The ledger has moved money of one member; the topic names the kind. */
  'ledger.holdVoided': LedgerMovement;
  /** The ledger has moved money of one member; the topic names the kind. */
  'ledger.holdExpired': LedgerMovement;
  /** The ledger has moved money of one member; the topic names the kind. */
  'ledger.payoutReturned': LedgerMovement;
  /** The ledger has moved money of one member; the topic names the kind. */
  'ledger.compensation': LedgerMovement;
  /** The ledger has moved money of one member; the topic names the kind. */
  'ledger.rebate': LedgerMovement;
  /** The ledger has moved money of one member; the topic names the kind. */
  'ledger.commission': LedgerMovement;
  /** The ledger has moved money of one member; the topic names the kind. */
  'ledger.creditSent': LedgerMovement;
  /** The ledger has moved money of one member; the topic names the kind. */
  'ledger.creditReceived': LedgerMovement;
  /** The ledger has moved money of one member; the topic names the kind. */
  'ledger.creditMoved': LedgerMovement;
  /** The ledger has moved money of one member; the topic names the kind. */
  'ledger.contractPaid': LedgerMovement;
  /** The ledger has moved money of one member; the topic names the kind. */
  'ledger.contractReceived': LedgerMovement;
  /** The ledger has moved money of one member; the topic names the kind. */
  'ledger.referralReward': LedgerMovement;
  /** The ledger has moved money of one member; the topic names the kind. */
  'ledger.bonusReleased': LedgerMovement;
  /** The ledger has moved money of one member; the topic names the kind. */
  'ledger.bonusForfeited': LedgerMovement;
  /** The ledger has moved money of one member; the topic names the kind. */
  'ledger.cashBack': LedgerMovement;
  /** The ledger has moved money of one member; the topic names the kind. */
  'ledger.pointsEarned': LedgerMovement;
  /** The ledger has moved money of one member; the topic names the kind. */
  'ledger.pointsSpent': LedgerMovement;
  /** The ledger has moved money of one member; the topic names the kind. */
  'ledger.pointsReturned': LedgerMovement;
  /** The ledger has moved money of one member; the topic names the kind. */
  'ledger.ticketsGiven': LedgerMovement;
  /** The ledger has moved money of one member; the topic names the kind. */
  'ledger.ticketsUsed': LedgerMovement;
  /** The ledger has moved money of one member; the topic names the kind. */
  'ledger.depositReversed': LedgerMovement;
  /** The ledger has moved money of one member; the topic names the kind. */
  'ledger.vendorSent': LedgerMovement;
  /** The ledger has moved money of one member; the topic names the kind. */
  'ledger.vendorArrived': LedgerMovement;
  /** The ledger has moved money of one member; the topic names the kind. */
  'ledger.vendorReturned': LedgerMovement;
  /** The ledger has moved money of one member; the topic names the kind. */
  'ledger.vendorReceived': LedgerMovement;
  /** The ledger has moved money of one member; the topic names the kind. */
  'ledger.jackpotStart': LedgerMovement;
  /** The ledger has moved money of one member; the topic names the kind. */
  'ledger.tombstone': LedgerMovement;
  /** The ledger has credited many members at once. */
  'ledger.set': LedgerSet;
  /** A player is to be told of something. */
  'member.notice': MemberNotice;
  /** An account was opened. */
  'member.registered': MemberRegistered;
  /** Rewards of a player have changed. */
  'reward.changed': RewardChanged;
  /** Rounds have ended, or changed after their end. */
  'round.settled': RoundsSettled;
}
