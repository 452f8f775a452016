import type { HouseRound, HouseSession } from '#contract/generated/types.ts';
import type { TableCalls } from '#site/features/game/session/house-calls.ts';
import { type ProblemFacts, ProblemError } from '#contract/problem-error.ts';

export const HASH = 'ab'.repeat(32);

export function houseRound(change: Partial<HouseRound> = {}): HouseRound {
  return {
    roundId: '41',
    gameCode: 'jade-orchard',
    gameVersion: '1.0.0',
    status: 'open',
    currency: 'PEN',
    stakeMicro: '1000000',
    raisedMicro: '0',
    wager: {},
    actions: [],
    decided: true,
    payoutMicro: '3000000',
    balanceMicro: '9000000',
    jackpot: null,
    serverSeedHash: HASH,
    clientSeed: 'mine',
    nonce: 4,
    events: [{ type: 'roundStarted' }],
    startedAt: '2026-11-21T10:00:10.000Z',
    ...change,
  };
}

export function houseSession(change: Partial<HouseSession> = {}): HouseSession {
  return {
    gameCode: 'jade-orchard',
    gameVersion: '1.0.0',
    mode: 'real',
    currency: 'PEN',
    balanceMicro: '10000000',
    stakesMicro: ['500000', '1000000'],
    openRound: null,
    seeds: { serverSeedHash: HASH, clientSeed: 'mine', nextNonce: 5 },
    nextServerSeedHash: 'cd'.repeat(32),
    flags: {
      minRoundMs: 2500,
      autoplay: false,
      turbo: false,
      celebrateAboveStakeOnly: true,
      showNet: true,
      maxStakeMicro: null,
    },
    startedAt: '2026-11-21T10:00:00.000Z',
    stakedMicro: '0',
    paidMicro: '0',
    language: 'es',
    jackpot: null,
    ...change,
  };
}

export function problem(
  code: ProblemFacts['code'],
  status: number,
  facts: Partial<ProblemFacts> = {},
): ProblemError {
  return new ProblemError({ code, status, message: '', ...facts });
}

const noTable = () => Promise.reject(new Error('no table here'));
export const NO_TABLE: TableCalls = { look: noTable, takeSeat: noTable, cashOut: noTable };
