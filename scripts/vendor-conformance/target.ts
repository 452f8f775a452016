import type { Fund } from '#contract/generated/types.ts';
import type { Dialect, RawAnswer, SentCall } from '#server/outside/dialects/dialect.ts';
import type { CallKind } from '#server/outside/dialects/wallet-call.ts';

/** A player as a vendor knows one after a launch. */
export interface WalletPlayer {
  readonly memberId: string;
  readonly token: string;
  readonly gameCode: string;
  readonly currency: string;
}

/** The wallet under test, as the runner of the suite reaches it. */
export interface ConformanceTarget {
  /** Code that the vendor signs under. */
  readonly vendor: string;
  readonly dialect: Dialect;
  /** Keys the vendor signs with: the current one, and during a rotation the one before it. */
  readonly keys: readonly [string, ...string[]];
  /** Smallest step of the vendor's stakes in the players' currency, in micro-units. */
  readonly stakeUnitMicro: bigint;
  /** Fetches the bearer token that calls carry. Only dialects with such a token have this. */
  readonly accessToken?: (key: string) => Promise<string>;
  /** The number of players who exist already, with balances that the suite did not set. */
  readonly givenPlayers?: number;
  /** A host name of another brand than the players'. */
  readonly otherHost?: string;
  /** Actions of the wallet's operator. Cases that need one are skipped without it. */
  readonly operator?: WalletOperator;
  /** A player of the vendor's game with this much to stake and a live token. */
  openPlayer(balanceMicro: bigint): Promise<WalletPlayer>;
  /**
   * Sends a call as it is, with its headers and no others of the suite.
   * @param path instead of the dialect's path for `kind`; one that begins with a slash starts at the origin
   * @throws the connection's error when no whole answer arrived
   */
  send(kind: CallKind | 'raw', sent: SentCall, path?: string): Promise<RawAnswer>;
}

export interface WalletOperator {
  /** A host name of another brand than the players'. */
  readonly otherHost: string;
  /** Opens the game again, as on another device. */
  relaunch(player: WalletPlayer): Promise<WalletPlayer>;
  /** Makes the player's token expire. */
  expire(player: WalletPlayer): Promise<void>;
  block(player: WalletPlayer): Promise<void>;
  /** A live token of the player for another vendor's game. */
  tokenOfOtherVendor(player: WalletPlayer): Promise<string>;
  /** Credits money that is not cash. */
  grant(player: WalletPlayer, fund: 'bonus' | 'promo', amountMicro: bigint): Promise<void>;
  /** 0 normal, 1 maintenance, 2 region blocked. */
  setSiteStatus(status: 0 | 1 | 2): Promise<void>;
  /** Fails unless the books are whole and each of these references of the vendor exists once. */
  expectBooksWhole(references: readonly string[]): Promise<void>;
  /** Excludes the player, as the player may ask for. */
  exclude?(player: WalletPlayer): Promise<void>;
  /** Limits what the player may stake or lose in a day, in micro-units. */
  setLimit?(player: WalletPlayer, amountMicro: bigint): Promise<void>;
  /** Gives rounds that the vendor plays at no cost, each worth `stakeMicro`. */
  grantFreeRounds?(player: WalletPlayer, count: number, stakeMicro: bigint): Promise<void>;
  /** Balances of the player's accounts in the ledger. */
  booksOf?(
    player: WalletPlayer,
  ): Promise<readonly { readonly fund: Fund; readonly amountMicro: bigint }[]>;
}
