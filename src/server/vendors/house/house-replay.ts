import type { FairnessProof, RoundEvent } from '#contract/generated/types.ts';
import type { Db } from '../../platform/db/database.ts';
import { ticketView } from './house-jackpot.ts';
import { findOwnRound } from './house-rounds.ts';
import { findSeeds } from './house-seeds.ts';

/** What replaying and proving a round needs; the record shows it with the round. */
export interface RoundReplay {
  replay: { gameVersion: string; stakeMicro: string; events: RoundEvent[] } | null;
  fairness: FairnessProof | null;
}

export type ReplaySource = (
  owner: { brand: string; memberId: bigint },
  roundRef: string,
) => Promise<RoundReplay>;

/** Rounds of our own games. The server seed is told once its pair has been replaced. */
export function houseReplay(db: Db): ReplaySource {
  return async (owner, roundRef) => {
    const round = await findOwnRound(db, owner, BigInt(roundRef));
    // While it is being shown its end is not told.
    if (round === null || round.status !== 'finished') return { replay: null, fairness: null };
    const seeds = await findSeeds(db, round.seedId);
    return {
      replay: {
        gameVersion: round.gameVersion,
        stakeMicro: String(round.stakeMicro),
        events: round.events as RoundEvent[],
      },
      fairness: {
        algorithm: 'hmac-sha256',
        serverSeedHash: seeds.serverSeedHash,
        serverSeed: seeds.revealed ? seeds.serverSeed : null,
        clientSeed: seeds.clientSeed,
        nonce: Number(round.nonce),
        jackpot: ticketView(round),
      },
    };
  };
}
