import type { Permission } from '#contract/permission.ts';
/** Who makes a call, as far as the platform knows before the handler runs. */
export type Caller = VisitorCaller | MemberCaller | StaffCaller | SignedCaller;

export interface VisitorCaller {
  kind: 'visitor';
}

export interface MemberCaller {
  kind: 'member' | 'agent' | 'trial';
  memberId: bigint;
  brand: string;
  sessionId: bigint;
  /** How the session reached us: a cookie needs the CSRF header, a bearer token does not. */
  carrier: 'cookie' | 'bearer';
  tokenHash: string;
  /** The password has to be changed before anything else. */
  passwordDue: boolean;
  /** False for top agents and for players without an agent. */
  hasUpline: boolean;
}

export interface StaffCaller {
  kind: 'staff';
  staffId: bigint;
  sessionId: bigint;
  permissions: ReadonlySet<Permission>;
  /** null: every brand. */
  brands: ReadonlySet<string> | null;
  /** A second factor or a passkey has to be set up before anything else. */
  factorDue: boolean;
  carrier: 'cookie';
  tokenHash: string;
}

/** A vendor's or a payment channel's server, known by its signature. */
export interface SignedCaller {
  kind: 'vendor' | 'payment';
  code: string;
}

/** A stable name of the caller for rate limits and idempotency keys. */
export function callerKey(caller: Caller, ip: string): string {
  switch (caller.kind) {
    case 'visitor':
      return `ip:${ip}`;
    case 'member':
    case 'agent':
    case 'trial':
      return `member:${caller.memberId}`;
    case 'staff':
      return `staff:${caller.staffId}`;
    case 'vendor':
    case 'payment':
      return `${caller.kind}:${caller.code}`;
  }
}

/** The kinds whose account types the specification numbers: agents 1, 2, 41, 42; trial 4. */
export function memberKind(accountType: number): MemberCaller['kind'] {
  if (accountType === 4) return 'trial';
  return [1, 2, 41, 42].includes(accountType) ? 'agent' : 'member';
}
