import type { Feature } from '../feature.ts';
import type { Parts } from '../parts.ts';
import type { SignatureCheck } from '../platform/session/resolve-caller.ts';
import type { Wager } from '../play/wager/wager.ts';
import type { JackpotPort } from '../vendors/jackpot-port.ts';
import type { RoundEvidenceSource } from '../vendors/round-evidence.ts';
import type { VendorAdapter } from '../vendors/vendor-adapter.ts';
import type { JudgeStake, RoundWallet } from '../vendors/wallet-port.ts';

/** Parts of the platform that a product uses. */
export interface ProductPorts {
  /** The product's own: the one way to take a stake, pay it and give it back. */
  readonly wager: Wager;
  readonly jackpots: JackpotPort;
  /** Vendors that the configuration serves. */
  readonly vendors: readonly VendorAdapter[];
  /** Opens the wallet of play money. @param judge judges a stake of it as one of real money */
  readonly openPlayMoney: (judge: JudgeStake) => RoundWallet;
}

/** A feature that a product brings to this server. */
export interface ProductFeature extends Feature {
  /** Features that it brings besides itself. */
  readonly brings?: readonly Feature[];
  /** Replay and proof of its rounds, by the vendor that they lie with. */
  readonly replay?: ReadonlyMap<string, RoundEvidenceSource>;
  /** Checks the calls of its vendors from outside. */
  readonly checkSignature?: SignatureCheck;
}

/**
 * A line of business that takes stakes, as its folder's `product.ts` declares it: games, lotteries. Folders
 * under src/server/products are found by it (`npm run codegen`). A product has its own screens, prices and
 * results, and no gates: its stakes pass through the wager, its rounds are in the record, in turnover, in
 * the figures and under the limits of their players.
 */
export interface ProductDeclaration {
  /** By which reports are grouped. */
  readonly code: string;
  /** Categories of games that its titles lie in. */
  readonly categories: readonly string[];
  /** Suppliers that list its titles in the lobby; those of games lie under src/server/vendors. */
  readonly vendors: readonly VendorAdapter[];
  readonly open: (parts: Parts, ports: ProductPorts) => Promise<ProductFeature>;
}
