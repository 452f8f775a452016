import type { GameSubCategory, GameTheme, ReturnClass } from '#contract/generated/types.ts';
import type { GameRules, JsonObject } from './game-rules.ts';

/** A JSON schema, draft-07. */
export type ChoiceSchema = Readonly<Record<string, unknown>>;

/**
 * How a round ends. single: decided at once. stepped: it waits for the player's actions. shared: one
 * round for everybody at a table, on the server's clock.
 */
export type RoundKind = 'single' | 'stepped' | 'shared';

/** Which stakes a round may have. */
export type StakeRule =
  /** One of the listed stakes. */
  | { readonly kind: 'listed' }
  /** A number of chips on spots, each worth the smallest stake; `wager.bets` counts them. */
  | { readonly kind: 'chips'; readonly mostChips: number };

/** The version to play for a class of return, and what exactly it gives back. */
export type GameVariants = Readonly<
  Partial<Record<ReturnClass, { readonly version: string; readonly rtpPercent: string }>>
>;

/**
 * A house title, as its folder's `game.ts` declares it: data for lobby, limits and screens, and loaders
 * for its math. `npm run codegen` finds the folders under src/games by that file.
 */
export interface GameTitle {
  readonly code: string;
  /** A proper name, the same in every language. */
  readonly name: string;
  readonly category: string;
  readonly subCategories: readonly GameSubCategory[];
  readonly kind: RoundKind;
  readonly theme: GameTheme;
  /** Drawings on its tile; left out: what its code says. */
  readonly picture?: { readonly hero: string; readonly companion: string };
  /** Words that people look for it by, besides its name. Lower case, without accents. */
  readonly aliases: readonly string[];
  /** Its first day, `2026-11-25`. */
  readonly releasedOn: string;
  /** Theoretical return in percent, as text with its decimals; the least where choices differ. */
  readonly rtpPercent: string;
  /** The most where choices differ, else the same. */
  readonly rtpMostPercent: string;
  /** The return is that of the best play: other decisions return less. */
  readonly needsSkill: boolean;
  /** Proven standard deviation of a round's payout, in stakes; left out: it depends on choices. */
  readonly deviation?: number;
  readonly volatility: 'low' | 'medium' | 'high';
  readonly lines: number | null;
  readonly tags: readonly string[];
  /** Stored with every round. A change of any rule, pay or strip is a new version. */
  readonly version: string;
  /** A round may not begin sooner after the one before it. */
  readonly minRoundMs: number;
  /** The same where a policy allows fast play; left out: it has none. */
  readonly fastRoundMs?: number;
  /** Variants that give back less, by their class; their rules are among `pastRules`. */
  readonly variants?: GameVariants;
  readonly flags: {
    readonly autoplay: boolean;
    readonly turbo: boolean;
    readonly celebrateAboveStakeOnly: boolean;
    readonly showNet: boolean;
  };
  /** Stakes or chips, smallest first, in micro-units by currency. */
  readonly stakesMicro: Readonly<Record<string, readonly bigint[]>>;
  readonly stakeRule: StakeRule;
  /** A stake in micro-units must be a multiple of this. */
  readonly stakeDivisor: number;
  /** A usual bet, for demo rounds and measurements. */
  readonly exampleWager: JsonObject;
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

/**
 * Whether a title's stakes feed the brand's jackpot and draw for it. Only its own return leaves room for the
 * pool's part: together with any other, the house would pay back more than was staked.
 */
export function feedsJackpot({ subCategories }: Pick<GameTitle, 'subCategories'>): boolean {
  return subCategories.includes('JP');
}
