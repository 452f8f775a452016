import type { PlayMode } from '#contract/generated/types.ts';
import type { Feature } from '../feature.ts';
import type { Parts } from '../parts.ts';
import type { GameVendor } from './game-vendor.ts';
import type { JackpotPort } from './jackpot-port.ts';
import type { RoundEvidenceSource } from './round-evidence.ts';
import type { Wager } from '../play/wager/wager.ts';
import type { LaunchPort, RoundWallet } from './wallet-port.ts';

/** What a vendor in this process reaches of the platform; others reach it over HTTP, by signature. */
export interface VendorPorts {
  launches: LaunchPort;
  /** A round is staked from and paid into the wallet of its mode. */
  wallets: Readonly<Record<PlayMode, RoundWallet>>;
  jackpots: JackpotPort;
  /** Pays the ends of rounds that many members play at once. */
  tables: Pick<Wager, 'payStakes' | 'closeRounds'>;
}

/** A feature that a vendor brings. */
export interface VendorFeature extends Feature {
  /** Replay and proof of its rounds; left out: it has none. */
  readonly evidence?: RoundEvidenceSource;
}

/**
 * A game vendor as its folder's `vendor.ts` declares it. Folders under src/server/vendors are found by
 * it (`npm run codegen`); VENDORS in the configuration says which are served.
 */
export interface VendorAdapter {
  readonly code: string;
  /** Asks for its titles and terms, once, when the server starts. */
  readonly open: () => Promise<GameVendor>;
  /** What it runs in this server; left out: nothing. */
  readonly feature?: (parts: Parts, ports: VendorPorts) => Promise<VendorFeature>;
}
