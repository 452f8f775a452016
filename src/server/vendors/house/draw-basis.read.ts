import { sql } from 'kysely';
import { isClientSeed } from '#domain/fairness/round-seeds.ts';
import type { TicketWager } from '#games/game-rules.ts';
import type { Db } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';
import { isOf, roundsOf, UNFINISHED } from './house-rounds.ts';
import type { Player } from './house-seeds.ts';

/** Inputs of a draw, in one row. */
export interface DrawBasis {
  seed_id: bigint | null;
  server_seed: string;
  server_seed_hash: string;
  client_seed: string;
  next_nonce: bigint;
  /** Places of the series that are sold. */
  sold: string;
  /** The seed of the player's own pair, for a ticket of a series; null: not chosen. */
  own_client_seed: string | null;
  known_id: bigint | null;
  unfinished_id: bigint | null;
  newest_at: Date | null;
}

/** @param owner whose pair of seeds draws: the player's, or a series'. */
export async function readBasis(
  db: Db,
  player: Player,
  owner: Player,
  clientRef: string,
): Promise<DrawBasis> {
  const isTicket = owner !== player;
  const { rows } = await sql<DrawBasis>`
    select s.id as seed_id, s.server_seed, s.server_seed_hash, s.client_seed, s.next_nonce, s.sold,
      ${isTicket ? activeSeedOf(player) : sql`null::text`} as own_client_seed,
      (select id from house_round where ${roundsOf(player)} and client_ref = ${clientRef}) as known_id,
      (select id from house_round where ${roundsOf(player)} and ${UNFINISHED}) as unfinished_id,
      (select started_at from house_round where ${roundsOf(player)} and status <> 'void'
        order by started_at desc limit 1) as newest_at
    from (values (1)) as one (row)
    left join (
      select * from house_seed
      where ${isOf(owner)} and client_seed is not null and revealed_at is null
    ) s on true
  `.execute(db);
  const [basis] = rows;
  if (basis === undefined) throw new Error('an outer join returned no row');
  return basis;
}

const activeSeedOf = (player: Player) => sql`(
  select client_seed from house_seed
  where ${isOf(player)} and client_seed is not null and revealed_at is null
)`;

/** @throws Problem SEED_NOT_CHOSEN: the player's seed is part of what places a ticket */
export function ticketOf({
  own_client_seed: clientSeed,
  next_nonce: nonce,
  sold,
}: DrawBasis): TicketWager {
  if (clientSeed === null || !isClientSeed(clientSeed)) throw new Problem('SEED_NOT_CHOSEN');
  return { clientSeed, number: Number(nonce), sold };
}
