/** One thing to bet on, or one result that pays. */
export interface SheetRow {
  /** Text key within the game's namespace, and its values. */
  readonly name: {
    readonly key: string;
    readonly values?: Readonly<Record<string, string | number>>;
  };
  /** What comes back for a stake of 1, the stake included: `2.97`. Null: it is told in words. */
  readonly pays: string | null;
  /** How often it happens, in percent with 4 decimals; null where another row tells it. */
  readonly chancePercent: string | null;
  /** What comes back on average, in percent with 2 decimals or more; null: only all rows together return. */
  readonly returnPercent: string | null;
}

export interface SheetTable {
  /** `rules.table.<key>` is its heading. */
  readonly key: string;
  readonly values?: Readonly<Record<string, string | number>>;
  readonly rows: readonly SheetRow[];
}

/**
 * All that a title states about itself. Data: the rules dialog draws it, and the title's tests compute
 * every figure of it again.
 */
export interface GameSheet {
  readonly code: string;
  readonly version: string;
  /** Percent; `least` and `most` differ where the player's choice decides. */
  readonly returnPercent: { readonly least: string; readonly most: string };
  /** How the return was found: `enumerated` over every outcome, or by `optimalPlay`. */
  readonly proof: 'enumerated' | 'optimalPlay';
  readonly volatility: 'low' | 'medium' | 'high';
  readonly minRoundMs: number;
  /** The most that a round can pay, in stakes. */
  readonly mostStakes: string;
  /** `rules.text.1` to this number are the paragraphs of how it is played. */
  readonly paragraphs: number;
  readonly tables: readonly SheetTable[];
}
