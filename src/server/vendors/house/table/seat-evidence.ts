import type { RoundEvent } from '#contract/generated/types.ts';
import type { MemberKey } from '../../../platform/session/member-key.ts';
import type { RoundEvidence } from '../../round-evidence.ts';
import type { House } from '../house.ts';
import { isShared } from '../house-games.ts';
import { seatChoices, seatOutcome } from './settle-table.ts';
import { findRoundById } from './table.store.ts';
import { findSeat } from './seat.store.ts';

/** A seat's round and its seed, which the end of the round has told. @returns null: no such seat. */
export async function seatEvidence(
  { db, games }: Pick<House, 'db' | 'games'>,
  owner: MemberKey,
  tableRoundId: bigint,
): Promise<RoundEvidence | null> {
  const seat = await findSeat(db, tableRoundId, owner);
  const round = seat === null ? null : await findRoundById(db, tableRoundId);
  const game = round === null ? null : games.find(round.gameCode);
  if (seat === null || round === null || game === null || !isShared(game)) return null;
  if (round.status !== 'ended' || round.gameVersion !== game.version) return null;
  const { wager, actions } = seatChoices(seat);
  return {
    replay: {
      gameVersion: round.gameVersion,
      stakeMicro: String(seat.stakeMicro),
      wager,
      actions: [...actions],
      events: seatOutcome(game, round, seat).events as RoundEvent[],
    },
    fairness: {
      algorithm: 'hmac-sha256',
      serverSeedHash: round.commitment,
      serverSeed: round.serverSeed,
      clientSeed: round.salt,
      nonce: round.position,
      jackpot: null,
    },
  };
}
