import type { OutcomeStream } from '#domain/fairness/outcome-stream.ts';

/** What a player or a client sends: any JSON object that the game's schema takes. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** All that decides a round besides its seeds. */
export interface RoundChoices {
  readonly stakeMicro: bigint;
  /** What is bet on; empty where the stake says all. */
  readonly wager: JsonObject;
  /** What the player did since, in order; empty for a game that is decided at once. */
  readonly actions: readonly JsonObject[];
}

export interface RoundOutcome {
  /**
   * The round so far. One action more only adds to the list: what a player has seen stays. Nothing in
   * it may tell what is still to be decided.
   */
  readonly events: readonly { readonly type: string }[];
  /**
   * What the actions have staked besides, in micro-units: a double, a split. Left out: nothing. One
   * action more never lowers it.
   */
  readonly raisedMicro?: bigint;
  /** What the round pays; while it waits for an action nobody is told. */
  readonly payoutMicro: bigint;
  /** false: it waits for the player's next action. */
  readonly isOver: boolean;
}

/**
 * The math of one version of a game. The same seeds and choices give the same round, on the server, in
 * a browser, years later: so a round is stored as its seeds and choices, and a step needs no state.
 */
export interface GameRules {
  readonly version: string;
  /**
   * Decides a round as far as the choices go.
   * @throws ChoiceError for a wager or an action that the rules do not allow here; Error for a stake
   * that no round can have.
   */
  readonly play: (choices: RoundChoices & { readonly stream: OutcomeStream }) => RoundOutcome;
  /** What is done for a player who left an undecided round; null: it is never undecided. */
  readonly whenLeft: JsonObject | null;
  /**
   * Present where rounds are tickets of a finite series: `stream` is the whole series', and the server
   * adds a `TicketWager` to the wager.
   */
  readonly series?: SeriesRules;
  /** Present where one round is played by everybody at a table. */
  readonly shared?: SharedRules;
}

/** The server's addition to the wager of a ticket; a player's seed helps to place the ticket. */
export interface TicketWager {
  /** The player's seed, as chosen before the ticket. */
  readonly clientSeed: string;
  /** Tickets of the series that were sold before. */
  readonly number: number;
  /** Their places, as `soldAfter` gave them; empty before the first ticket. */
  readonly sold: string;
}

/** A finite series of tickets with fixed prizes. */
export interface SeriesRules {
  readonly tickets: number;
  /**
   * The sold places once a ticket has been placed; null: a past version, which sells no more.
   * @param stream the stream of the series, from its beginning
   * @throws ChoiceError for a wager that no ticket has
   */
  readonly soldAfter: ((stream: OutcomeStream, wager: TicketWager) => string) | null;
}

/** The clock and the outcome of a round that a whole table plays. */
export interface SharedRules {
  /** How long bets are taken, milliseconds. */
  readonly bettingMs: number;
  /** How long the result is shown before the next round. */
  readonly pauseMs: number;
  /** What decides the round for every seat, and how long after the lock it is told. */
  readonly decide: (stream: OutcomeStream) => { readonly result: number; readonly runMs: number };
  /** What a cash-out takes so long after the lock. */
  readonly valueAt: (elapsedMs: number) => number;
}

/** The rules do not allow a wager or an action, though it has its form. */
export class ChoiceError extends Error {
  override name = 'ChoiceError';
  /** JSON pointer within the wager or the action. */
  readonly pointer: string;

  constructor(pointer: string, message: string) {
    super(message);
    this.pointer = pointer;
  }
}
