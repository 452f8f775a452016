/** A player as a vendor knows one after a launch. */
export interface WalletPlayer {
  readonly memberId: string;
  readonly token: string;
  readonly gameCode: string;
  readonly currency: string;
}

export interface WalletReply {
  readonly status: number;
  readonly body: {
    readonly success: boolean;
    readonly message: string;
    readonly code?: string;
    readonly fields?: Readonly<Record<string, { readonly code: string }>>;
    readonly requestId?: string;
    readonly value: Readonly<Record<string, unknown>> | null;
  };
}

/** The wallet under test, as whoever runs the suite reaches it. */
export interface WalletTarget {
  /** The code that the vendor signs under. */
  readonly vendor: string;
  /** The vendor's keys: the current one, and during a change of keys the one before. */
  readonly keys: readonly [string, ...string[]];
  /** The smallest step of the vendor's stakes in the player's currency, in micro-units. */
  readonly stakeUnitMicro: bigint;
  /** A player of the vendor's game with this much to stake and a live token. */
  openPlayer(balanceMicro: bigint): Promise<WalletPlayer>;
  /** Sends bytes to a path under /wallet/v1, with the headers given and no others of the suite's own. */
  send(path: string, body: string, headers: Readonly<Record<string, string>>): Promise<WalletReply>;
  /** What the wallet's operator can do; without it the cases that need it are skipped. */
  readonly operator?: WalletOperator;
}

export interface WalletOperator {
  /** A host name of another brand than the players'. */
  readonly otherHost: string;
  /** Opens the game again, as on another device. */
  relaunch(player: WalletPlayer): Promise<WalletPlayer>;
  /** Lets the player's token run out. */
  expire(player: WalletPlayer): Promise<void>;
  block(player: WalletPlayer): Promise<void>;
  /** A live token of the player for another vendor's game. */
  tokenOfOtherVendor(player: WalletPlayer): Promise<string>;
  /** Gives money that is not cash. */
  grant(player: WalletPlayer, fund: 'bonus' | 'promo', amountMicro: bigint): Promise<void>;
  /** 0 normal, 1 maintenance, 2 region blocked. */
  setSiteStatus(status: 0 | 1 | 2): Promise<void>;
  /** Fails unless the books are whole and each of these references of the vendor exists once. */
  expectBooksWhole(references: readonly string[]): Promise<void>;
}
