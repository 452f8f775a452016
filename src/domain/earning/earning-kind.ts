import type { SystemAccount } from '../ledger/account-kind.ts';
import type { LedgerKind } from '../ledger/money-kind.ts';
import type { Posting } from '../ledger/posting.ts';
import type { DayRange } from '../day/day.ts';
import type { Chain } from '../figures/spread-team.ts';
import type { ServedKind, SettingValue } from '../setting/setting-kind.ts';

/** Reads a setting of the brand in effect. */
export type ReadSetting = <Kind extends ServedKind>(kind: Kind) => SettingValue<Kind>;

/** The terms that a line keeps, so that it explains itself: numbers and words. */
export type LineTerms = Readonly<Record<string, string | number>>;

/** A base that is earned on: one line a key. The amount follows from base and terms. */
export interface EarningBase {
  /** Who earns. */
  readonly memberId: bigint;
  /** Whose play it comes from; 0: the member's own. */
  readonly sourceId: bigint;
  /** Days, both inclusive. */
  readonly from: string;
  readonly to: string;
  /** Empty: of all categories. */
  readonly category: string;
  readonly currency: string;
  readonly baseMicro: bigint;
  readonly terms: LineTerms;
}

/** A settled round as kinds of rounds see it; amounts in micro-units. */
export interface EarningRound {
  readonly memberId: bigint;
  readonly day: string;
  readonly category: string;
  readonly currency: string;
  readonly basis: 'series' | 'share';
  readonly rateBasisPoints: number;
  readonly stakeMicro: bigint;
  readonly payoutMicro: bigint;
  readonly validMicro: bigint;
  readonly baseMicro: bigint;
}

/** A member's own figures of a window by category; amounts in micro-units. */
export interface EarningFigures {
  readonly memberId: bigint;
  /** Empty: money that belongs to no category. */
  readonly category: string;
  readonly currency: string;
  readonly stakeMicro: bigint;
  readonly validMicro: bigint;
  readonly lossMicro: bigint;
  /** The member's VIP level when it is computed; 0: none. */
  readonly level: number;
}

interface EarningCommon {
  /** Names its lines, its runs and its texts. */
  readonly code: string;
  /** false: nothing new is computed; what was computed is still corrected and paid. */
  readonly isOn: (setting: ReadSetting) => boolean;
  /**
   * Amount of a line in micro-units, rounded down once for the whole base.
   * @param terms as the line keeps them
   */
  readonly amountOf: (baseMicro: bigint, terms: LineTerms) => bigint;
  readonly pays: EarningPayment;
}

/** How a kind is paid. */
export interface EarningPayment {
  readonly kind: LedgerKind;
  /** Provider of its payments in the ledger. */
  readonly provider: string;
  readonly against: SystemAccount;
  /** The unit that it is paid in; left out: the currency of the play. */
  readonly unit?: string;
  /** Takes an amount back from a member after a correction. */
  readonly returnPostings: (amountMicro: bigint) => readonly Posting[];
  /** Excluded players and those without offers wait, as blocked ones do. */
  readonly toPlayers: boolean;
  /** A line with these terms is due at once, before its days are over; left out: none is. */
  readonly atOnce?: (terms: LineTerms) => boolean;
  /** Least amount of a payment in micro-units; null: it is paid on demand, and only corrections by themselves. */
  readonly leastMicro: (setting: ReadSetting) => bigint | null;
}

/** A kind that reads single settled rounds, each once, since its watermark. */
export interface RoundsKind extends EarningCommon {
  readonly reads: 'rounds';
  /** @param chain who was above the player at the round's first stake */
  readonly rule: (
    round: EarningRound,
    chain: Chain,
    setting: ReadSetting,
  ) => readonly EarningBase[];
}

/** A kind that reads figures of windows that have closed, and again when they change. */
export interface WindowKind extends EarningCommon {
  readonly reads: 'window';
  /** The window that a day lies in. */
  readonly windowOf: (day: string, setting: ReadSetting) => DayRange;
  /** @param figures all categories and currencies of one member in the window */
  readonly rule: (
    figures: readonly EarningFigures[],
    window: DayRange,
    setting: ReadSetting,
  ) => readonly EarningBase[];
  /** A line keeps the terms of its first computation when figures change; false: it takes the new ones. */
  readonly keepsTerms: boolean;
}

/** A way to earn on play: a folder with its rule and terms. Its file `kind.ts` is found by codegen. */
export type EarningKind = RoundsKind | WindowKind;
