// Generated from schemas/ by `npm run codegen`. Do not edit.

import type { BrandId } from './brand.ts';
import type { GameCode, GameReturn, GameTable } from './game.ts';
import type { Jackpot, JackpotTicket } from './jackpot.ts';
import type { RecordId } from './record.ts';
import type { RoundChoice, RoundEvent } from './round.ts';
import type { AmountMicro, ClientSeed, CurrencyCode, LanguageCode, Moment, Nonce, OwnTableSeat, PlayMode, PositiveAmountMicro, SeedCommitment, SeedHash, SeriesCommitment } from './shared.ts';

export interface ActHouseRoundBody {
  /**
   * The action's place in the round.
   */
  number: number;
  /**
   * Judged by the game's own schema.
   */
  action: RoundChoice;
}
export interface ActHouseRoundParams {
  roundId: RecordId;
}
export interface CashOutTableSeatParams {
  tableRoundId: RecordId;
}
export interface FinishHouseRoundParams {
  roundId: RecordId;
}
export interface FinishHouseRoundValue {
  roundId: RecordId;
  status: 'finished';
  balanceMicro: AmountMicro;
}
export interface GetGameTableReply {
  /**
   * Null: its first round is about to open, or the title has no table.
   */
  table: GameTable | null;
  seat: OwnTableSeat | null;
  balanceMicro: AmountMicro;
}
/**
 * What a jurisdiction or brand sets for a first-party game.
 */
export interface HouseFlags {
  /**
   * Least time from one round to the next.
   */
  minRoundMs: number;
  autoplay: boolean;
  turbo: boolean;
  /**
   * No celebration for a return at or below the stake.
   */
  celebrateAboveStakeOnly: boolean;
  /**
   * Net position and elapsed time are shown.
   */
  showNet: boolean;
  maxStakeMicro: PositiveAmountMicro | null;
}
/**
 * A round of a first-party game: decided on the server, played by the stage as a list of events.
 */
export interface HouseRound {
  roundId: RecordId;
  gameCode: GameCode;
  /**
   * Of the rules that decided it.
   */
  gameVersion: string;
  /**
   * open: paid for and decided, still being shown.
   */
  status: 'open' | 'finished';
  currency: CurrencyCode;
  stakeMicro: PositiveAmountMicro;
  /**
   * What actions have staked besides: a double, a split.
   */
  raisedMicro: AmountMicro;
  /**
   * What was bet on.
   */
  wager: RoundChoice;
  /**
   * What the player did since.
   *
   * @maxItems 500
   */
  actions: RoundChoice[];
  /**
   * false: it waits for the player's next action.
   */
  decided: boolean;
  /**
   * Gross; zero if lost, and until it is decided.
   */
  payoutMicro: AmountMicro;
  /**
   * Playable now: the stake is taken; the payout follows with `finishHouseRound`.
   */
  balanceMicro: AmountMicro;
  /**
   * Null: the round has no part in one.
   */
  jackpot: JackpotTicket | null;
  serverSeedHash: SeedHash;
  clientSeed: ClientSeed;
  nonce: Nonce;
  /**
   * @maxItems 2000
   */
  events: RoundEvent[];
  startedAt: Moment;
}
/**
 * The state in which a first-party game opens.
 */
export interface HouseSession {
  gameCode: GameCode;
  gameVersion: string;
  mode: PlayMode;
  currency: CurrencyCode;
  balanceMicro: AmountMicro;
  /**
   * Allowed total stakes, ascending.
   *
   * @minItems 1
   * @maxItems 64
   */
  stakesMicro: PositiveAmountMicro[];
  /**
   * To be shown to its end before the next.
   */
  openRound: HouseRound | null;
  /**
   * Null until the player has chosen a first client seed with rotateHouseSeed; no round can be played before.
   */
  seeds: SeedCommitment | null;
  /**
   * The commitment of the next pair, made before its client seed is chosen.
   */
  nextServerSeedHash: SeedHash;
  flags: HouseFlags;
  startedAt: Moment;
  /**
   * In this session.
   */
  stakedMicro: AmountMicro;
  /**
   * In this session.
   */
  paidMicro: AmountMicro;
  language: LanguageCode;
  /**
   * What the game's rounds feed and may take.
   */
  jackpot: Jackpot | null;
  /**
   * Where rounds are tickets of a finite series: the series of each stake, in the order of the stakes.
   *
   * @maxItems 64
   */
  series?: SeriesCommitment[];
}
export interface ListGameReturnsParams {
  brand: BrandId;
}
export interface ListGameReturnsValue {
  /**
   * @maxItems 5000
   */
  items: GameReturn[];
}
export interface PlayHouseRoundBody {
  /**
   * One of the allowed stakes.
   */
  stakeMicro: PositiveAmountMicro;
  /**
   * What is bet on, judged by the game's own schema; left out where the stake says all.
   */
  wager?: RoundChoice;
}
export interface RevealedSeed {
  serverSeed: SeedHash;
  serverSeedHash: SeedHash;
  clientSeed: ClientSeed;
  /**
   * How many rounds were played on it.
   */
  nextNonce: Nonce;
}
export interface RotateHouseSeedBody {
  /**
   * The commitment of the pair to reveal. Null for the player's first choice.
   */
  serverSeedHash: SeedHash | null;
  /**
   * The commitment of the next pair, as it was shown before the choice.
   */
  nextServerSeedHash: SeedHash;
  /**
   * The player's choice for the next pair.
   */
  clientSeed: ClientSeed;
}
export interface RotateHouseSeedValue {
  /**
   * Null after the player's first choice.
   */
  revealed: RevealedSeed | null;
  current: SeedCommitment;
  nextServerSeedHash: SeedHash;
}
export interface TakeTableSeatBody {
  /**
   * One of the allowed stakes.
   */
  stakeMicro: PositiveAmountMicro;
  /**
   * Leaves by itself at this multiplier, in hundredths.
   */
  autoCashOut: number | null;
}
export interface TakeTableSeatReply {
  /**
   * Null: its first round is about to open.
   */
  table: GameTable | null;
  seat: OwnTableSeat | null;
  balanceMicro: AmountMicro;
}
