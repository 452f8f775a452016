import type { SeriesCommitment } from '#contract/generated/types.ts';
import type { WalletSession } from '../wallet-port.ts';
import type { House } from './house.ts';
import type { HouseGame } from './house-games.ts';
import { playerSeeds } from './house-seeds.ts';
import { seriesOwner } from './house-series.ts';

/**
 * Commitments to the series of a game, one for each stake in the session's currency; null: its
 * rounds are not tickets. The first call for a stake commits to its first series, before the salt
 * of that is drawn.
 */
export async function seriesCommitments(
  { db, clock }: Pick<House, 'db' | 'clock'>,
  session: WalletSession,
  game: HouseGame,
): Promise<SeriesCommitment[] | null> {
  const { series, stakesMicro } = game;
  if (series === null) return null;
  return Promise.all(
    (stakesMicro[session.currency] ?? []).map(async (stakeMicro) => {
      const owner = seriesOwner(session, game, stakeMicro);
      const { current, nextServerSeedHash } = await playerSeeds(db, owner, clock);
      return {
        stakeMicro: String(stakeMicro),
        tickets: series.tickets,
        sold: Number(current?.nextNonce ?? 0n),
        serverSeedHash: current?.serverSeedHash ?? null,
        nextServerSeedHash,
      };
    }),
  );
}
