import type { SessionLimits } from '#contract/generated/types.ts';
import type { OperationName, RequestOf, ReplyOf } from '#contract/operation.ts';
import type { VisitLocation } from '#domain/region/region-rule.ts';
import type { Tx } from './db/database.ts';
import type { Log } from './log.ts';
import type { WeighedAct } from './second-person.ts';
import type { Caller, MemberCaller, SignedCaller, StaffCaller } from './session/caller.ts';

/** The site a call came to, found by its host. */
export interface Site {
  brand: string;
  /** Hash of the live resolved manifest. */
  hash: string;
  /** 0 normal, 1 maintenance, 2 region blocked. */
  status: 0 | 1 | 2;
  languages: readonly string[];
  defaultLanguage: string;
  currency: string;
  /** The brand offers trial play. */
  freePlay: boolean;
  /** For sessions that are opened now. */
  sessionLimits: SessionLimits;
  /** Whether its region rules let a visitor in. */
  admits: (location: VisitLocation) => boolean;
}

/** What every handler receives beside the checked request. */
export interface CallFacts {
  caller: Caller;
  /** null on hosts that belong to no brand (office, builder, vendors). */
  site: Site | null;
  language: string;
  requestId: string;
  ip: string;
  /** Where the caller is seen. */
  location: VisitLocation;
  userAgent: string;
  origin: string;
  log: Log;
  /** Headers and the untouched body, for signatures and uploads. */
  headers: Readonly<Record<string, string | string[] | undefined>>;
  rawBody: Buffer;
  idempotencyKey: string | null;
  /** @returns the token of the caller's device cookie; null without one that was signed here */
  deviceToken(): string | null;
  /** Makes the caller's device a known one, in the answer to a sign-in. */
  setDeviceCookie(token: string): void;
  /** Sets or clears the session cookie in the answer. */
  setSessionCookie(kind: 'member' | 'staff', token: string | null, expiresAt: Date | null): void;
}

export type Call<Name extends OperationName> = CallFacts & RequestOf<Name>;

type Answer<Name extends OperationName> = Promise<ReplyOf<Name>> | ReplyOf<Name>;

export interface Route {
  operation: OperationName;
  /** `keyed` handlers write in the transaction that remembers their answer. */
  handle:
    | { kind: 'plain'; run: (call: never) => unknown }
    | {
        kind: 'keyed';
        run: (tx: Tx, call: never) => unknown;
        afterCommit?: (call: never) => Promise<void>;
        before?: (call: never) => Promise<void>;
        weigh?: (tx: Tx, call: never) => Promise<WeighedAct | null> | WeighedAct | null;
        keep?: (answer: never) => unknown;
      };
}

/** A route by its operation's name; method, path, gates and schemas come from the contract. */
export function route<Name extends OperationName>(
  operation: Name,
  run: (call: Call<Name>) => Answer<Name>,
): Route {
  return { operation, handle: { kind: 'plain', run } };
}

/**
 * A route of an operation with `idempotency: key`. The answer is kept in the same transaction as
 * the change, so that the same key gives the same answer however often it is sent.
 * @param afterCommit what must see the change, such as copies in memory.
 * @param before runs ahead of the transaction, also for a key that is known: a guard that commits by itself.
 */
export function keyedRoute<Name extends OperationName>(
  operation: Name,
  run: (tx: Tx, call: Call<Name>) => Answer<Name>,
  afterCommit?: (call: Call<Name>) => Promise<void>,
  before?: (call: Call<Name>) => Promise<void>,
): Route {
  const after = afterCommit === undefined ? {} : { afterCommit };
  const guard = before === undefined ? {} : { before };
  return { operation, handle: { kind: 'keyed', run, ...after, ...guard } };
}

interface WeighedHandler<Name extends OperationName> {
  /** What the act adds to wallets, or that it loosens a rule. Null: the rule does not concern it. */
  readonly weigh: (tx: Tx, call: Call<Name>) => Promise<WeighedAct | null> | WeighedAct | null;
  readonly run: (tx: Tx, call: Call<Name>) => Answer<Name>;
  /** The part of an answer with a secret that is kept for a repeated key. */
  readonly keep?: (answer: ReplyOf<Name>) => ReplyOf<Name>;
  readonly afterCommit?: (call: Call<Name>) => Promise<void>;
}

/**
 * A keyed route of staff under the two-person rule: it runs at once, or waits until a second person
 * approves it and then runs as it was asked for. See `second-person.ts`.
 */
export function weighedRoute<Name extends OperationName>(
  operation: Name,
  handler: WeighedHandler<Name>,
): Route {
  return { operation, handle: { kind: 'keyed', ...handler } };
}

/** The weight of an act for which no amount is small enough for one person. */
export const alwaysTwo = (brand: string): WeighedAct => ({
  brand,
  currency: null,
  amountMicro: null,
  aboveMicro: 0n,
});

/** For handlers of operations whose callers are members, agents or trial players: the gate has let nobody else in. */
export function memberOf(call: CallFacts): MemberCaller & { site: Site } {
  const { caller, site } = call;
  if (site === null || !('memberId' in caller)) {
    throw new Error('a route for members was opened to others');
  }
  return { ...caller, site };
}

export function staffOf(call: CallFacts): StaffCaller {
  if (call.caller.kind !== 'staff') throw new Error('a route for staff was opened to others');
  return call.caller;
}

/** The payment channel whose signature the call bears. */
export function paymentOf(call: CallFacts): SignedCaller {
  if (call.caller.kind !== 'payment') throw new Error('a route for channels was opened to others');
  return call.caller;
}

export function siteOf(call: CallFacts): Site {
  if (call.site === null) throw new Error('a route of the site was called without a site');
  return call.site;
}
