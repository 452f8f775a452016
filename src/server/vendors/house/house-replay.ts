import type { RoundEvent } from '#contract/generated/types.ts';
import type { RoundEvidenceSource } from '../round-evidence.ts';
import { ticketView } from './house-jackpot.ts';
import type { House } from './house.ts';
import { seatEvidence } from './table/seat-evidence.ts';
import { findOwnRound } from './house-rounds.ts';

/** Rounds of our own games, with the server seed once its pair has been rotated or its table has told. */
export function houseEvidence(deps: Pick<House, 'db' | 'games'>): RoundEvidenceSource {
  return async (owner, roundRef) => {
    // Our own references are numbers.
    if (!/^\d{1,19}$/.test(roundRef)) return NOTHING;
    const id = BigInt(roundRef);
    const round = await findOwnRound(deps.db, owner, id);
    if (round === null) return (await seatEvidence(deps, owner, id)) ?? NOTHING;
    // The end of a round that is still being shown stays secret.
    if (round.status !== 'finished') return NOTHING;
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

const NOTHING = { replay: null, fairness: null };
