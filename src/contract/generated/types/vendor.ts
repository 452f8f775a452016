// Generated from schemas/ by `npm run codegen`. Do not edit.

import type { GameCategory, GameCode, GameState, GameSubCategory, GameTheme } from './game.ts';
import type { RecordId } from './record.ts';
import type { CalendarDay, ChangeReason, CurrencyCode, LanguageCode, MaintenanceWindow, Moment, PositiveAmountMicro } from './shared.ts';

/**
 * The code of a vendor; `vassalage` in the words of this contract.
 */
export type VendorCode = string;
/**
 * How a supplier calls the wallet: hmac (our own contract), rsa, sorted (hash of sorted fields), bearer, transfer (the vendor keeps a wallet of each player).
 */
export type VendorDialect = 'hmac' | 'rsa' | 'sorted' | 'bearer' | 'transfer';
/**
 * A vendor's own id of a transaction or round: printable ASCII without blanks.
 */
export type VendorReference = string;

export interface AddVendorKeyBody {
  version: number;
  publicKey?: string;
  reason: ChangeReason;
}
export interface AddVendorKeyParams {
  vendor: VendorCode;
}
export interface AddVendorKeyValue {
  vendor: VendorDeskEntry;
  /**
   * Null: the vendor keeps the private key.
   */
  key: string | null;
}
/**
 * An outside supplier with its keys and the number of its titles.
 */
export interface VendorDeskEntry {
  record: VendorRecord;
  version: number;
  titles: number;
  /**
   * @maxItems 20
   */
  keys: VendorKey[];
  /**
   * Where the vendor sends its calls, below the site's own address.
   */
  callAddress: string;
  /**
   * It answered when it was last asked.
   */
  isUp: boolean;
  editedBy: string | null;
  editedAt: Moment;
}
/**
 * An outside supplier of games, as the office keeps it.
 */
export interface VendorRecord {
  /**
   * In capitals: what the house itself brings has small letters, so that neither meets the other in the ledger.
   */
  code: string;
  displayName: string;
  state: GameState;
  dialect: VendorDialect;
  /**
   * The address of a game, with {game}, {token}, {language}, {mode}, {currency} and {back}. A path alone is taken at the brand's launch hosts, or at the site itself.
   */
  launchUrl: string;
  /**
   * Asked whether the vendor is there; left out: it is not asked.
   */
  healthUrl?: string;
  /**
   * The address of the wallets that a vendor of the dialect transfer keeps.
   */
  walletUrl?: string;
  /**
   * The address at which the vendor answers for its movements of a stretch of time, for the nightly comparison. Signed with the vendor's secret, so that a vendor with a public key has none.
   */
  reportUrl?: string;
  /**
   * @minItems 1
   * @maxItems 40
   */
  currencies: VendorCurrency[];
  /**
   * Countries it may be offered in; left out: all.
   *
   * @maxItems 60
   */
  markets?: string[];
  /**
   * Languages of its games; left out: it is not known.
   *
   * @maxItems 60
   */
  languages?: LanguageCode[];
  /**
   * @minItems 1
   * @maxItems 2
   */
  devices?: ('mobile' | 'desktop')[];
  /**
   * @maxItems 50
   */
  maintenance?: MaintenanceWindow[];
  /**
   * Its share of what its games keep.
   */
  feeBasisPoints?: number;
  /**
   * It may take a payout back.
   */
  cancelsPayouts?: boolean;
  /**
   * Its place among vendors where a brand has no order of its own.
   */
  position: number;
}
export interface VendorCurrency {
  currency: CurrencyCode;
  /**
   * Every stake is a multiple of it.
   */
  unitMicro: PositiveAmountMicro;
  smallestMicro: PositiveAmountMicro;
}
/**
 * A key that a vendor signs with; the key itself is shown once.
 */
export interface VendorKey {
  keyId: RecordId;
  /**
   * Its last characters, or the start of a public key's fingerprint.
   */
  hint: string;
  createdAt: Moment;
  createdBy: string | null;
  retiredAt: Moment | null;
  /**
   * The reader added it, and cannot confirm it.
   */
  isOwn: boolean;
  /**
   * Null: it waits for a second person, and nothing that is signed with it is taken.
   */
  confirmedAt: Moment | null;
  confirmedBy: string | null;
}
/**
 * What players of a language read for a vendor.
 */
export interface VendorName {
  language: LanguageCode;
  name: string;
}
/**
 * Money of a player on its way to or from the wallet that a vendor keeps.
 */
export interface VendorTransfer {
  transferId: RecordId;
  vassalage: VendorCode;
  direction: 'toVendor' | 'fromVendor';
  currency: CurrencyCode;
  amountMicro: PositiveAmountMicro;
  /**
   * pending: the vendor was not asked yet. unknown: it was asked and has not answered; it is asked again until it has. refused: the money is where it was.
   */
  status: 'pending' | 'unknown' | 'done' | 'refused';
  cause: 'player' | 'launch' | 'exit';
  /**
   * Why it was refused.
   */
  refusal: ('INSUFFICIENT_FUNDS' | 'VENDOR_REFUSED') | null;
  createdAt: Moment;
  settledAt: Moment | null;
}
export interface ConfirmVendorKeyBody {
  version: number;
  reason: ChangeReason;
}
export interface ConfirmVendorKeyParams {
  vendor: VendorCode;
  key: RecordId;
}
/**
 * A vendor within a category.
 */
export interface VendorCard {
  gameType: string;
  vassalage: VendorCode;
  accountTypeName: string;
}
export interface ImportVendorBody {
  vendor: VendorRecord;
  /**
   * The version that was seen; 0: a new vendor.
   */
  version: number;
  /**
   * @maxItems 20000
   */
  games: VendorTitle[];
  /**
   * Tells what would change, and writes nothing.
   */
  trial?: boolean;
  reason: ChangeReason;
}
/**
 * A title of an outside supplier, as it is imported.
 */
export interface VendorTitle {
  code: GameCode;
  /**
   * By language; the English one, or else the first, stands for every other.
   *
   * @minItems 1
   * @maxItems 60
   */
  names: VendorTitleName[];
  category: GameCategory;
  /**
   * @maxItems 6
   */
  subCategories?: GameSubCategory[];
  /**
   * A path alone is taken at the brand's picture hosts; left out: the site draws a tile.
   */
  icon?: string;
  /**
   * @maxItems 20
   */
  tags?: string[];
  theme?: GameTheme;
  volatility?: 'low' | 'medium' | 'high';
  /**
   * Theoretical returns of its variants.
   *
   * @minItems 1
   * @maxItems 8
   */
  returnPercents?: string[];
  lines?: number;
  /**
   * 0: the vendor has a free trial of it.
   */
  supportPlay?: 0 | 1;
  /**
   * VASSALAGE: it opens a list of the titles that name it as their parent.
   */
  isGame?: 'GAME' | 'VASSALAGE';
  parent?: GameCode;
  /**
   * @maxItems 20
   */
  aliases?: string[];
  releasedOn?: CalendarDay;
  picture?: VendorTitlePicture;
  feedsJackpot?: boolean;
  position?: number;
  /**
   * Allowed stakes, smallest first.
   *
   * @maxItems 40
   */
  stakes?: VendorTitleStakes[];
}
export interface VendorTitleName {
  language: LanguageCode;
  name: string;
}
/**
 * Drawings on the tile where there is no icon.
 */
export interface VendorTitlePicture {
  hero: string;
  companion: string;
}
export interface VendorTitleStakes {
  currency: CurrencyCode;
  /**
   * @minItems 1
   * @maxItems 60
   */
  amountsMicro: PositiveAmountMicro[];
}
export interface ImportVendorValue {
  /**
   * Null: nothing was written.
   */
  vendor: VendorDeskEntry | null;
  added: number;
  changed: number;
  unchanged: number;
  removed: number;
}
export interface ListVendorRecordsValue {
  /**
   * @maxItems 500
   */
  items: VendorDeskEntry[];
}
/**
 * A supplier of games.
 */
export interface Vendor {
  vassalage: VendorCode;
  displayName: string;
  /**
   * @maxItems 10
   */
  gameCategories: GameCategory[];
  maintenance: boolean;
  /**
   * Its titles, of the category that was asked for.
   */
  gameCount: number;
}
export interface RetireVendorKeyBody {
  version: number;
  reason: ChangeReason;
}
export interface RetireVendorKeyParams {
  vendor: VendorCode;
  key: RecordId;
}
/**
 * What the office says of a vendor on a brand.
 */
export interface VendorSetting {
  vassalage: VendorCode;
  state: GameState;
  /**
   * Names of the brand's own; in other languages the vendor's stands.
   *
   * @maxItems 60
   */
  names: VendorName[];
}
export interface SetVendorBody {
  record: VendorRecord;
  version: number;
  reason: ChangeReason;
}
export interface SetVendorParams {
  vendor: VendorCode;
}
