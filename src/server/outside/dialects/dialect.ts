import type { VendorDialect } from '#contract/generated/types.ts';
import type { AccountCall, AccountCallKind, AccountReply } from './account-call.ts';
import type { CallKind, WalletCall, WalletReply } from './wallet-call.ts';

/** A key as it is kept: a shared secret, or for rsa a key in PEM. */
export interface DialectKey {
  readonly id: string;
  readonly key: string;
}

/** A call as it came. */
export interface RawCall {
  readonly kind: CallKind;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly rawBody: Buffer;
  readonly now: Date;
}

/** A call as a vendor sends it. */
export interface SentCall {
  readonly contentType: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** An answer to a vendor; its content type is JSON. */
export interface RawAnswer {
  readonly status: number;
  readonly body: string;
}

/** The time and the nonce of a call, for dialects that carry them. */
export interface CallStamp {
  readonly nonce: string;
  readonly at: Date;
}

/**
 * How a kind of supplier speaks: a folder with a declaration. Both sides are here, so that a sandbox, the
 * conformance suite and the server read and write by the same rules.
 */
export interface Dialect {
  readonly code: VendorDialect;
  /** Amounts are whole multiples of this on the wire, in micro-units; finer ones cannot be written. */
  readonly unitMicro: (currency: string) => bigint;
  /** Within which a transaction id is unique. */
  readonly scope: 'member' | 'provider';
  /** A call that was made before: answered as then, or refused by a separate code. */
  readonly duplicates: 'answered' | 'refused';
  /** The rollback of an unknown bet, which is remembered either way. */
  readonly unknownRollback: 'accepted' | 'refused';
  /** The kinds of calls it has. */
  readonly calls: Readonly<Partial<Record<CallKind, string>>>;
  /** A call older than a few minutes, or seen before, is refused. */
  readonly carriesTime: boolean;
  /** A shared secret that is made here, or the vendor's public key. */
  readonly keyKind: 'secret' | 'public';

  /**
   * Verifies a call over the bytes as they came.
   * @returns its time and nonce where the dialect has them
   * @throws Problem INVALID_SIGNATURE, STALE_CALL
   */
  readonly verify: (call: RawCall, keys: readonly DialectKey[]) => CallStamp | null;
  /** @throws Problem INVALID_BODY with a pointer, AMOUNT_NOT_CONVERTIBLE, AMOUNT_OUT_OF_RANGE */
  readonly readCall: (kind: CallKind, rawBody: Buffer) => WalletCall;
  readonly writeReply: (call: WalletCall | null, reply: WalletReply) => RawAnswer;

  /** Gives tokens for the vendor's key, in a dialect whose calls carry them. */
  readonly token?: {
    readonly path: string;
    readonly issue: (rawBody: Buffer, keys: readonly DialectKey[], now: Date) => RawAnswer;
  };

  /** Calls to wallets that the vendor keeps; left out: it plays from the operator's wallet. */
  readonly account?: AccountSpeech;

  /** The vendor's side. @param key the secret, or the private key */
  readonly writeCall: (call: WalletCall, signing: Signing) => SentCall;
  readonly readReply: (call: WalletCall, answer: RawAnswer) => WalletReply;
}

/** Both sides of the calls to a vendor's wallets. */
export interface AccountSpeech {
  /** Amounts are whole multiples of this on the wire, in micro-units. */
  readonly unitMicro: bigint;
  /** Below the vendor's address of wallets. */
  readonly paths: Readonly<Record<AccountCallKind, string>>;
  readonly writeCall: (call: AccountCall, signing: Signing) => SentCall;
  /** @throws Problem INVALID_BODY for what is not readable */
  readonly readReply: (call: AccountCall, answer: RawAnswer) => AccountReply;

  /** @throws Problem INVALID_SIGNATURE, STALE_CALL */
  readonly verify: (call: Omit<RawCall, 'kind'>, keys: readonly DialectKey[]) => void;
  /** @throws Problem INVALID_BODY */
  readonly readCall: (kind: AccountCallKind, rawBody: Buffer) => AccountCall;
  readonly writeReply: (reply: AccountReply) => RawAnswer;
}

export interface Signing {
  readonly vendor: string;
  readonly key: string;
  readonly now: Date;
  /** The token that the vendor got, in a dialect with one. */
  readonly accessToken?: string | undefined;
}
