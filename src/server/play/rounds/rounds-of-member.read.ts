import type { Selectable } from 'kysely';
import type { GameCategory, Round, RoundTurnover } from '#contract/generated/types.ts';
import type { ReplyOf, RequestOf } from '#contract/operation.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';
import type { Db } from '../../platform/db/database.ts';
import type { RoundTable } from '../../platform/db/generated/tables.ts';
import { cursorId, pageOf } from '../../platform/paging.ts';

/** Names of games, from the catalogue; a game that has left it keeps its code. */
export interface GameNames {
  nameOf(vendor: string, code: string): string;
}

const STATUS = { open: 'open', closed: 'closed', rolled_back: 'rolledBack' } as const;

/** How much of each round counted as turnover, for a member's own record. */
export type TurnoversOf = (
  rounds: readonly Selectable<RoundTable>[],
) => Promise<ReadonlyMap<bigint, RoundTurnover>>;

/** A member's rounds with every vendor, newest first. */
export async function roundsOfMember(
  db: Db,
  owner: MemberKey,
  query: RequestOf<'listRounds'>['query'],
  names: GameNames,
  turnoversOf: TurnoversOf = async () => new Map(),
): Promise<ReplyOf<'listRounds'>> {
  const limit = query.limit ?? 20;
  let rows = db
    .selectFrom('round')
    .selectAll()
    .where('brand', '=', owner.brand)
    .where('member_id', '=', owner.memberId)
    .orderBy('id', 'desc')
    .limit(limit + 1);
  if (query.cursor !== undefined) rows = rows.where('id', '<', cursorId(query.cursor));
  if (query.vendor !== undefined) rows = rows.where('vendor', '=', query.vendor);
  if (query.gameCode !== undefined) rows = rows.where('game_code', '=', query.gameCode);
  if (query.gameCategory !== undefined) rows = rows.where('category', '=', query.gameCategory);
  if (query.from !== undefined) rows = rows.where('opened_at', '>=', new Date(query.from));
  if (query.to !== undefined) rows = rows.where('opened_at', '<', new Date(query.to));
  if (query.status !== undefined) {
    rows = rows.where('status', '=', query.status === 'rolledBack' ? 'rolled_back' : query.status);
  }
  const found = await rows.execute();
  const turnovers = await turnoversOf(found.slice(0, limit));
  return pageOf(found, limit, (row) => {
    const turnover = turnovers.get(row.id);
    return { ...roundView(row, names), ...(turnover !== undefined && { turnover }) };
  });
}

export async function findRoundRow(
  db: Db,
  owner: MemberKey,
  id: bigint,
): Promise<Selectable<RoundTable> | null> {
  const row = await db
    .selectFrom('round')
    .selectAll()
    .where('id', '=', id)
    .where('brand', '=', owner.brand)
    .where('member_id', '=', owner.memberId)
    .executeTakeFirst();
  return row ?? null;
}

export function roundView(row: Selectable<RoundTable>, names: GameNames): Round {
  return {
    roundId: String(row.id),
    vendor: row.vendor,
    gameCode: row.game_code,
    gameName: names.nameOf(row.vendor, row.game_code),
    gameCategory: row.category as GameCategory,
    currency: row.currency,
    stakeMicro: String(row.stake_micro),
    payoutMicro: String(row.payout_micro),
    netWinMicro: String(row.payout_micro - row.stake_micro),
    status: STATUS[row.status as keyof typeof STATUS],
    openedAt: row.opened_at.toISOString(),
    closedAt: row.closed_at?.toISOString() ?? null,
  };
}
