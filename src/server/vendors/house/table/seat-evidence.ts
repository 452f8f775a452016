import type { RoundEvent } from '#contract/generated/types.ts';
import type { MemberKey } from '../../../platform/session/member-key.ts';
import type { RoundEvidence } from '../../round-evidence.ts';
import type { House } from '../house.ts';
import { loadVerifier } from '#games/verifier-versions.ts';
import { seatChoices } from './settle-table.ts';
import { findRoundById } from './table.store.ts';
import { findSeat } from './seat.store.ts';

/** A seat's round and its seed, which the end of the round has told. @returns null: no such seat. */
export async function seatEvidence(
  { db }: Pick<House, 'db'>,
  owner: MemberKey,
  tableRoundId: bigint,
): Promise<RoundEvidence | null> {
  const seat = await findSeat(db, tableRoundId, owner);
  const round = seat === null ? null : await findRoundById(db, tableRoundId);
  if (seat === null || round?.status !== 'ended') return null;
  // By the version that decided it, however many there have been since.
  const verifier = await loadVerifier(round.gameCode, round.gameVersion);
  if (verifier === null) return null;
  const { serverSeed, salt, position, chainSalt, seatSeeds } = round;
  const choices = { stakeMicro: seat.stakeMicro, ...seatChoices(seat) };
  const { events } = verifier.replay({ serverSeed, clientSeed: salt, nonce: position }, choices);
  return {
    replay: {
      gameVersion: round.gameVersion,
      stakeMicro: String(seat.stakeMicro),
      wager: choices.wager,
      actions: [...choices.actions],
      events: events as RoundEvent[],
    },
    fairness: {
      algorithm: 'hmac-sha256',
      serverSeedHash: round.commitment,
      serverSeed,
      clientSeed: salt,
      nonce: position,
      jackpot: null,
      ...(chainSalt !== null &&
        seatSeeds !== null && { table: { chainSalt, seatSeeds: [...seatSeeds] } }),
    },
  };
}
