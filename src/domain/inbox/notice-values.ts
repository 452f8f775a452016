import type { LimitPeriod, NoticeEvent } from '#contract/generated/types.ts';

interface Amount {
  readonly amountMicro: string;
  readonly currency: string;
}

interface Reasoned extends Amount {
  /** In the words of staff. */
  readonly reason: string;
}

interface Levelled {
  readonly level: string;
  readonly day: string;
}

interface Titled {
  /** Of the reward or the promotion. */
  readonly title: string;
}

interface NoFacts {
  readonly none?: never;
}

/** What happened, by event: the facts that a text about it may name. */
export interface NoticeFacts {
  depositCredited: Amount;
  depositFailed: Amount;
  depositHeld: Amount;
  depositExpired: Amount;
  withdrawalApproved: Amount;
  withdrawalRejected: Reasoned;
  withdrawalSent: Amount;
  withdrawalSettled: Reasoned;
  withdrawalReturned: Reasoned;
  /** The amount that the player gets because a payment is late. */
  withdrawalLate: Amount;
  /** What was given, or taken where it is below zero. */
  balanceAdjusted: Reasoned;
  payeeAdded: { readonly bank: string; readonly number: string };
  passwordChanged: NoFacts;
  newDevice: NoFacts;
  secondFactorOn: NoFacts;
  secondFactorOff: NoFacts;
  passkeyAdded: NoFacts;
  passkeyRemoved: NoFacts;
  emailLinked: NoFacts;
  /** Recovery codes that are left. */
  recoveryCodeUsed: { readonly left: number };
  /** How long codes are refused. */
  codesLocked: { readonly hours: number };
  limitChanged: { readonly period: LimitPeriod };
  playBlockChanged: NoFacts;
  /** Null: for good. */
  breakStarted: { readonly until: string | null };
  breakEnded: NoFacts;
  /** From the upline or a downline, after the fee. */
  creditReceived: Amount & { readonly account: string };
  /** By the upline, or by the brand. */
  contractOffered: { readonly account: string };
  contractEndAsked: { readonly account: string };
  contractEnded: { readonly account: string };
  /** Lower terms that the upline offers. */
  termsOffered: { readonly account: string };
  /** In the words of the agent above. */
  uplineMessage: { readonly account: string; readonly text: string };
  /** In the words of staff. */
  affiliateDecided: { readonly reason: string };
  /** The reward for an invited friend. */
  referralPaid: Amount;
  /** A reward to be claimed. */
  rewardWaiting: Titled;
  /** Staff look at a reward first. */
  rewardHeld: Titled;
  /** What became cash. */
  bonusCompleted: Titled & Amount;
  bonusExpired: Titled;
  /** In the words of staff. */
  applicationDecided: Titled & { readonly reason: string };
  redemptionDecided: Titled & { readonly reason: string };
  /** `day` is the last day that it is kept. */
  levelReached: Levelled;
  levelGrace: Levelled;
  levelLowered: Levelled;
}

/** The placeholders that a text about an event may have. */
export const NOTICE_PLACEHOLDERS: Readonly<Record<NoticeEvent, readonly string[]>> = {
  depositCredited: ['amount'],
  depositFailed: ['amount'],
  depositHeld: ['amount'],
  depositExpired: ['amount'],
  withdrawalApproved: ['amount'],
  withdrawalRejected: ['amount', 'reason'],
  withdrawalSent: ['amount'],
  withdrawalSettled: ['amount', 'reason'],
  withdrawalReturned: ['amount', 'reason'],
  withdrawalLate: ['amount'],
  balanceAdjusted: ['amount', 'reason'],
  payeeAdded: ['bank', 'number'],
  passwordChanged: [],
  newDevice: [],
  secondFactorOn: [],
  secondFactorOff: [],
  passkeyAdded: [],
  passkeyRemoved: [],
  emailLinked: [],
  recoveryCodeUsed: ['left'],
  codesLocked: ['hours'],
  limitChanged: ['period'],
  playBlockChanged: [],
  breakStarted: ['until'],
  breakEnded: [],
  creditReceived: ['amount', 'account'],
  contractOffered: ['account'],
  contractEndAsked: ['account'],
  contractEnded: ['account'],
  termsOffered: ['account'],
  uplineMessage: ['account', 'text'],
  affiliateDecided: ['reason'],
  referralPaid: ['amount'],
  rewardWaiting: ['title'],
  rewardHeld: ['title'],
  bonusCompleted: ['title', 'amount'],
  bonusExpired: ['title'],
  applicationDecided: ['title', 'reason'],
  redemptionDecided: ['title', 'reason'],
  levelReached: ['level', 'day'],
  levelGrace: ['level', 'day'],
  levelLowered: ['level', 'day'],
};

/** Puts values in the place of `{name}`; one that is not known stays as it is. */
export function fillPlaceholders(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

/** Names in braces that a text about the event may not have. */
export function unknownPlaceholders(event: NoticeEvent, text: string): readonly string[] {
  const named = [...text.matchAll(/\{(\w*)\}/g)].map(([, name = '']) => name);
  return named.filter((name) => !NOTICE_PLACEHOLDERS[event].includes(name));
}
