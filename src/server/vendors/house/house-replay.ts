import type { RoundEvent } from '#contract/generated/types.ts';
import type { Db } from '../../platform/db/database.ts';
import type { RoundEvidenceSource } from '../round-evidence.ts';
import { ticketView } from './house-jackpot.ts';
import { findOwnRound } from './house-rounds.ts';

/** Rounds of our own games, with the server seed once its pair has been rotated. */
export function houseReplay(db: Db): RoundEvidenceSource {
  return async (owner, roundRef) => {
    const round = await findOwnRound(db, owner, BigInt(roundRef));
    // The end of a round that is still being shown stays secret.
    if (round === null || round.status !== 'finished') return { replay: null, fairness: null };
    return {
      replay: {
        gameVersion: round.gameVersion,
        stakeMicro: String(round.stakeMicro),
        wager: round.wager,
        actions: [...round.actions],
        events: round.events as RoundEvent[],
      },
      fairness: {
        algorithm: 'hmac-sha256',
        serverSeedHash: round.serverSeedHash,
        serverSeed: round.revealedServerSeed,
        clientSeed: round.clientSeed,
        nonce: Number(round.nonce),
        jackpot: ticketView(round),
      },
    };
  };
}
