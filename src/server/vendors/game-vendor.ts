/** A supplier of games as the lobby sees it; the wallet side is `wallet-port.ts`. */
export interface GameVendor {
  /** The contract's `vassalage`. */
  readonly code: string;
  readonly displayName: string;
  games(): readonly GameFacts[];
  /** The address at which a launched game opens. */
  launchUrl(launch: { gameCode: string; token: string; language: string }): string;
}

export interface GameFacts {
  code: string;
  name: string;
  /** Category of the specification: RNG, LIVE ... */
  category: string;
  /** Theoretical return in percent, as text with its decimals. */
  rtpPercent: string | null;
  volatility: 'low' | 'medium' | 'high' | null;
  lines: number | null;
  tags: readonly string[];
  /** false: announced, and nobody can open it yet. */
  playable: boolean;
  /** Its stakes feed the brand's jackpot and may take it. */
  feedsJackpot: boolean;
  /** Allowed stakes by currency, smallest first. */
  stakesMicro: Readonly<Record<string, readonly bigint[]>>;
}
