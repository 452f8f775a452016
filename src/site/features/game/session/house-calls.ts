import { type Client, createClientFor } from '#contract/client.ts';
import {
  actHouseRound,
  cashOutTableSeat,
  finishHouseRound,
  getGameTable,
  getHouseSession,
  playHouseRound,
  rotateHouseSeed,
  takeTableSeat,
} from '#contract/generated/client-operations.ts';
import type { HouseRound, HouseSession, OwnTableSeat } from '#contract/generated/types.ts';
import type { ReplyOf, RequestOf } from '#contract/operation.ts';
import { ProblemError } from '#contract/problem-error.ts';
import type { JsonObject } from '#games/game-rules.ts';
import type { Press } from '../round/round-state.ts';

export type RotatedSeeds = ReplyOf<'rotateHouseSeed'>;
export type SeedChoice = RequestOf<'rotateHouseSeed'>['body'];

/** The next action of an open round: however often it is sent, it is done once. */
export interface ActRequest {
  readonly roundId: string;
  /** From 1: its place in the round. */
  readonly number: number;
  readonly action: JsonObject;
}

export type TableState = ReplyOf<'getGameTable'>;

/** What a table that everybody plays is asked. */
export interface TableCalls {
  /** Also keeps the table going. */
  look: () => Promise<TableState>;
  takeSeat: (seat: SeatPress) => Promise<TableState>;
  cashOut: (tableRoundId: string) => Promise<OwnTableSeat>;
}

export interface SeatPress extends Pick<Press, 'stakeMicro' | 'key'> {
  /** In hundredths; null: by hand. */
  readonly autoCashOut: number | null;
}

/** What a game of the house is asked, in the words of the window. All reject with ProblemError. */
export interface HouseCalls extends TableCalls {
  read: () => Promise<HouseSession>;
  play: (press: Press, signal: AbortSignal) => Promise<HouseRound>;
  act: (request: ActRequest, signal: AbortSignal) => Promise<HouseRound>;
  /** @returns the balance after the payout, in micro-units. */
  finish: (roundId: string) => Promise<bigint>;
  rotate: (choice: SeedChoice) => Promise<RotatedSeeds>;
}

/** Why a request was given up: no answer came in time. */
export const NO_ANSWER = new ProblemError({ code: 'NETWORK', status: 0, message: '' });

const OPERATIONS = {
  actHouseRound,
  cashOutTableSeat,
  finishHouseRound,
  getGameTable,
  getHouseSession,
  playHouseRound,
  rotateHouseSeed,
  takeTableSeat,
};

export type HouseClient = Client<keyof typeof OPERATIONS>;

/** A client that shows a launch token, as any vendor's game would. */
export function createHouseClient(token: string, language: () => string): HouseClient {
  return createClientFor(OPERATIONS, {
    csrfToken: () => null,
    language,
    bearerToken: () => token,
  });
}

export function houseCalls(client: HouseClient): HouseCalls {
  return {
    read: () => client.call('getHouseSession'),
    play: ({ stakeMicro, wager, key }, signal) =>
      client.call('playHouseRound', {
        body: { stakeMicro: String(stakeMicro), wager },
        idempotencyKey: key,
        signal,
      }),
    act: ({ roundId, number, action }, signal) =>
      client.call('actHouseRound', { params: { roundId }, body: { number, action }, signal }),
    async finish(roundId) {
      const { balanceMicro } = await client.call('finishHouseRound', { params: { roundId } });
      return BigInt(balanceMicro);
    },
    look: () => client.call('getGameTable'),
    takeSeat: ({ stakeMicro, autoCashOut, key }) =>
      client.call('takeTableSeat', {
        body: { stakeMicro: String(stakeMicro), autoCashOut },
        idempotencyKey: key,
      }),
    cashOut: (tableRoundId) => client.call('cashOutTableSeat', { params: { tableRoundId } }),
    rotate: (choice) => client.call('rotateHouseSeed', { body: choice }),
  };
}
