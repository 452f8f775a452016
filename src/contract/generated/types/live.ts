// Generated from schemas/ by `npm run codegen`. Do not edit.

import type { RecordId } from './record.ts';
import type { AmountMicro, BlackjackSeat, Cursor, LanguageCode, Moment, PageLimit, PositiveAmountMicro } from './shared.ts';

/**
 * A seat of a live table.
 */
export type LiveSeatNumber = number;
/**
 * An answer of a player at a live table after the bets are closed.
 */
export type LiveChoice =
  'play' | 'fold' | 'hit' | 'stand' | 'double' | 'split' | 'insure' | 'decline';
/**
 * A spot that chips lie on.
 */
export type LiveSpot = string;
/**
 * A table of the own studio.
 */
export type LiveTableCode = string;
/**
 * The game of a live table.
 */
export type LiveGameName =
  | 'baccarat'
  | 'baccaratNoCommission'
  | 'dragonTiger'
  | 'sicBo'
  | 'roulette'
  | 'threeCardPoker'
  | 'blackjack';
/**
 * A table of the studio as everybody sees it. status: idle before its first round.
 */
export interface LiveTable {
  table: LiveTableCode;
  name: string;
  game: LiveGameName;
  stakes: 'low' | 'high';
  /**
   * @maxItems 10
   */
  chipsMicro: PositiveAmountMicro[];
  mostMicro: AmountMicro;
  status: 'idle' | 'open' | 'dealing' | 'deciding' | 'ended' | 'paused';
  roundNumber: number;
  closesAt: Moment | null;
  dealtAt: Moment | null;
  opensNextAt: Moment | null;
  outcome: LiveResult | null;
  players: number;
  /**
   * @maxItems 100
   */
  results: LiveShown[];
  /**
   * What all players of the brand have put on each spot in the round.
   *
   * @maxItems 200
   */
  staked: LiveSpotStake[];
  /**
   * Decisions of the round that have ended.
   */
  step: number;
  /**
   * The end of the decision that players are asked for.
   */
  decidesUntil: Moment | null;
  /**
   * @maxItems 7
   */
  takenSeats: LiveSeatNumber[];
}
/**
 * What a round showed: cards, dice, or a pocket, by its kind.
 */
export interface LiveResult {
  kind: 'baccarat' | 'dragonTiger' | 'sicBo' | 'roulette' | 'threeCardPoker' | 'blackjack';
  /**
   * @maxItems 3
   */
  player?: number[];
  /**
   * @maxItems 3
   */
  banker?: number[];
  dragon?: number;
  tiger?: number;
  /**
   * @maxItems 3
   */
  dice?: number[];
  pocket?: number;
  /**
   * Three-card poker: empty while players decide. Blackjack: one card until all seats are done.
   *
   * @maxItems 24
   */
  dealer?: number[];
  /**
   * @maxItems 7
   */
  seats?: BlackjackSeat[];
  /**
   * Insurance is offered.
   */
  isOffered?: boolean;
  isOver?: boolean;
  /**
   * Cards of the last step in the order of their dealing: seat-3-0-2 for seat, hand and place.
   *
   * @maxItems 200
   */
  fresh?: string[];
}
export interface LiveShown {
  roundNumber: number;
  outcome: LiveResult;
}
/**
 * Chips on a spot.
 */
export interface LiveSpotStake {
  spot: LiveSpot;
  stakeMicro: PositiveAmountMicro;
}
export interface LaunchLiveChatParams {
  modelId: RecordId;
}
export interface LaunchLiveChatValue {
  launchUrl: string;
  expiresAt: Moment;
}
export interface ListLiveModelsQuery {
  cursor?: Cursor;
  limit?: PageLimit;
  online?: boolean;
}
export interface ListLiveModelsValue {
  /**
   * @maxItems 100
   */
  items: LiveModel[];
  /**
   * Null on the last page.
   */
  nextCursor: Cursor | null;
}
/**
 * A person to chat with.
 */
export interface LiveModel {
  modelId: RecordId;
  nickname: string;
  iconUrl: string | null;
  online: boolean;
  /**
   * @maxItems 10
   */
  languages: LanguageCode[];
}
export interface LiveChosen {
  step: number;
  spot: LiveSpot;
  choice: LiveChoice;
}
/**
 * Chips that a player put down together.
 */
export interface LiveOrder {
  orderId: RecordId;
  stakeMicro: PositiveAmountMicro;
  /**
   * @maxItems 200
   */
  bets: LiveSpotStake[];
}
export interface LivePaid {
  roundNumber: number;
  stakeMicro: AmountMicro;
  payoutMicro: AmountMicro;
}
/**
 * The player's own part of a table: the orders of the round, and what the last one paid.
 */
export interface LivePlace {
  roundNumber: number;
  /**
   * @maxItems 200
   */
  orders: LiveOrder[];
  last: LivePaid | null;
  /**
   * The seat that the player holds.
   */
  seat: LiveSeatNumber | null;
  /**
   * The player's answers in the decision that is asked for.
   *
   * @maxItems 7
   */
  choices: LiveChosen[];
}
/**
 * Seeds of a round or of its shoe. Secret ones are null until the round, or the shoe, has ended.
 */
export interface LiveProof {
  roundNumber: number;
  outcome: LiveResult | null;
  shoeNumber: number | null;
  shoeFrom: number | null;
  position: number;
  commitment: string;
  serverSeed: string | null;
  beaconSource: string | null;
  beaconRound: string | null;
  beaconValue: string | null;
  beaconCommitment: string | null;
}
export interface ReadTopicsQuery {
  /**
   * Names, separated by commas.
   */
  topics: string;
}
export interface ReadTopicsValue {
  /**
   * @maxItems 20
   */
  items: TopicState[];
}
export interface TopicState {
  topic: string;
  /**
   * As schemas/topics has it.
   */
  state: {
    [k: string]: unknown;
  };
}
