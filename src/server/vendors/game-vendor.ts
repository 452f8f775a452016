import type {
  GameState,
  GameSubCategory,
  GameTheme,
  PlayMode,
  ReturnClass,
  VendorDialect,
  VendorTransfer,
} from '#contract/generated/types.ts';

/** A supplier of games as the lobby sees it; the wallet side is `wallet-port.ts`. */
export interface GameVendor {
  /** The contract's `vassalage`. */
  readonly code: string;
  readonly displayName: string;
  games(): readonly GameFacts[];
  /** The stakes it can express in a currency; null: it takes no stakes in it. */
  stakeTerms(currency: string): StakeTerms | null;
  /** It may cancel a payout; others are refused with CANCEL_NON_WITHDRAW. */
  readonly cancelsPayouts: boolean;
  /** Holds money that players move to the vendor; null: stakes are taken from the site's wallet. */
  readonly ownWallet: VendorOwnWallet | null;
  /** The address at which a launched game opens. */
  launchUrl(launch: LaunchFacts): string;
  /** Facts of a supplier elsewhere; left out: its games run in this server. */
  readonly outside?: OutsideFacts;
}

export interface LaunchFacts {
  readonly gameCode: string;
  readonly token: string;
  readonly language: string;
  readonly mode?: PlayMode;
  readonly currency?: string;
  /** The address that the game leads back to. */
  readonly back?: string;
}

export interface OutsideFacts {
  readonly dialect: VendorDialect;
  /** It answered when it was last asked. */
  readonly isUp: boolean;
  /** Countries it may be offered in; null: all. */
  readonly markets: readonly string[] | null;
  /** null: all. */
  readonly devices: readonly string[] | null;
  /** The origin of its games, as a page's policy wants it. */
  readonly frameSource: string;
  /** Its games open at the brand's launch hosts. */
  readonly opensAtHosts: boolean;
  readonly takes: (currency: string) => boolean;
  /** Its own state, with its windows of maintenance. */
  readonly stateAt: (now: Date) => GameState;
}

/** Every call rejects when the vendor does not answer in time, or in words that are not its dialect's. */
export interface VendorOwnWallet {
  /** The unit of amounts in the vendor's dialect, in micro-units. */
  readonly unitMicro: bigint;
  /** In micro-units. */
  balanceOf(member: { memberId: bigint; currency: string }): Promise<bigint>;
  /** Moves money once, however often the same reference comes. */
  move(order: VendorMove): Promise<VendorMoved>;
  /** The outcome of a reference; null: it never came. */
  outcomeOf(reference: string): Promise<VendorMoved | null>;
}

export interface VendorMove {
  readonly direction: VendorTransfer['direction'];
  readonly reference: string;
  readonly memberId: bigint;
  readonly currency: string;
  readonly amountMicro: bigint;
}

export type VendorMoved =
  | { readonly status: 'done'; readonly balanceMicro: bigint }
  | { readonly status: 'refused'; readonly refusal: NonNullable<VendorTransfer['refusal']> };

export interface StakeTerms {
  /** Every stake is a multiple of it. */
  readonly unitMicro: bigint;
  readonly smallestMicro: bigint;
}

export interface GameFacts {
  code: string;
  name: string;
  /** By language, where it has names. */
  names?: Readonly<Record<string, string>>;
  /** Category of the specification: RNG, LIVE ... */
  category: string;
  /** Theoretical return in percent, as text with its decimals; the least where choices differ. */
  rtpPercent: string | null;
  /** The most where choices differ, else the same. */
  rtpMostPercent: string | null;
  /** The same by class of return, where it has variants. */
  variantPercents?: Readonly<Partial<Record<ReturnClass, string>>>;
  volatility: 'low' | 'medium' | 'high' | null;
  lines: number | null;
  /** Sub-categories of the slots category, by their codes. */
  subCategories: readonly GameSubCategory[];
  /** What its picture is about; null: not known. */
  theme: GameTheme | null;
  /** Drawings on its tile; null: what its code says. */
  picture: { readonly hero: string; readonly companion: string } | null;
  /** The vendor's own picture; null or left out: the site draws a tile. */
  icon?: string | null;
  /** Words that it is looked for by, besides its name. */
  aliases: readonly string[];
  /** `2026-11-25`; null: not known. */
  releasedOn: string | null;
  tags: readonly string[];
  /** Can be played for play money, at the odds of real play. */
  hasDemo: boolean;
  /** Its stakes feed the brand's jackpot and may take it. */
  feedsJackpot: boolean;
  /** Allowed stakes by currency, smallest first. */
  stakesMicro: Readonly<Record<string, readonly bigint[]>>;
  /** It opens a list of the titles that name it as their parent. */
  isList?: boolean;
  parent?: string | null;
  /** Those it can be played in; left out: all. */
  currencies?: readonly string[];
}
