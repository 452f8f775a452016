import type { MemberKey } from '../../platform/session/member-key.ts';
import type { Db } from '../../platform/db/database.ts';
import { nodeIdOf } from '../../vendors/game-catalogue.ts';

/** The most the contract hands out. */
const MAX_GAMES = 50;
/** Launches that are looked at: a member of many years has far more. */
const MAX_LAUNCHES = 1_000;

/** Ids of what a member opened, what was opened last first. */
export async function recentNodeIds(db: Db, { brand, memberId }: MemberKey): Promise<string[]> {
  const rows = await db
    .selectFrom((launches) =>
      launches
        .selectFrom('game_session')
        .select(['vendor', 'game_code', 'created_at'])
        .where('brand', '=', brand)
        .where('member_id', '=', memberId)
        .where('mode', '=', 'real')
        .orderBy('created_at', 'desc')
        .limit(MAX_LAUNCHES)
        .as('launch'),
    )
    .select(['vendor', 'game_code'])
    .groupBy(['vendor', 'game_code'])
    .orderBy((eb) => eb.fn.max('created_at'), 'desc')
    .limit(MAX_GAMES)
    .execute();
  return rows.map(({ vendor, game_code: code }) => nodeIdOf({ vendor, code }));
}
