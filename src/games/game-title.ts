import type { GameRules } from './game-rules.ts';

/** A JSON schema, draft-07. */
export type ChoiceSchema = Readonly<Record<string, unknown>>;

/**
 * A title of the house as its folder's `game.ts` declares it: data for lobby, limits and screens, and
 * the doors to its math. Folders under src/games are found by it (`npm run codegen`).
 */
export interface GameTitle {
  readonly code: string;
  /** A proper name, the same in every language. */
  readonly name: string;
  readonly category: string;
  /** Theoretical return in percent, as text with its decimals. */
  readonly rtpPercent: string;
  readonly volatility: 'low' | 'medium' | 'high';
  readonly lines: number | null;
  readonly tags: readonly string[];
  /** Stored with every round. A change of any rule, pay or strip is a new version. */
  readonly version: string;
  /** A round may not begin sooner after the one before it. */
  readonly minRoundMs: number;
  readonly flags: {
    readonly autoplay: boolean;
    readonly turbo: boolean;
    readonly celebrateAboveStakeOnly: boolean;
    readonly showNet: boolean;
  };
  /** Allowed stakes of a round, smallest first, in micro-units by currency. */
  readonly stakesMicro: Readonly<Record<string, readonly bigint[]>>;
  /** A stake in micro-units must be a multiple of this. */
  readonly stakeDivisor: number;
  /** Judges a wager; null: the stake says all. */
  readonly wagerSchema: ChoiceSchema | null;
  /** Judges an action; null: a round is decided at once. */
  readonly actionSchema: ChoiceSchema | null;
  readonly loadRules: () => Promise<GameRules>;
  /**
   * Versions that have decided rounds before, each with a copy of its math. A player may verify a round
   * years later, so an entry is never removed; tests/unit/games/golden-rounds.ts holds each to its
   * outcomes.
   */
  readonly pastRules: Readonly<Record<string, () => Promise<GameRules>>>;
}
