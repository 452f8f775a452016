import type { BoardPlace, BoardState, Campaign, OfficeBoard } from '#contract/generated/types.ts';
import { boardList } from '#domain/mission/board-list.ts';
import { NEW_GOAL } from '#domain/mission/goal.ts';
import { sql } from 'kysely';
import { titleOf } from '../../../promotion/campaign/campaign.read.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { desk } from '../../../platform/desk/desk.ts';
import { Problem } from '../../../platform/problem.ts';

/** Places that a review shows. */
const MOST_PLACES = 100;

/** Words and money of a brand. */
export interface BoardLook {
  readonly language: string;
  readonly currency: string;
}

export interface BoardKey {
  readonly brand: string;
  readonly boardId: bigint;
}

const boardRows = (db: Db | Tx, brands: readonly string[]) =>
  db
    .selectFrom('board_result as b')
    .innerJoin('campaign as c', 'c.id', 'b.campaign_id')
    .innerJoin('campaign_version as v', (join) =>
      join.onRef('v.campaign_id', '=', 'c.id').onRef('v.version', '=', 'c.live_version'),
    )
    .selectAll('b')
    .select(['b.campaign_id as id', 'v.document'])
    .select([
      sql<bigint>`(select coalesce(sum(p.prize_micro), 0)::bigint from board_place p
        where p.campaign_id = b.campaign_id)`.as('pot_micro'),
      sql<bigint>`(select count(*)::bigint from board_place p
        where p.campaign_id = b.campaign_id and p.prize_micro > 0)`.as('players'),
      sql<BoardPlace[]>`(select coalesce(jsonb_agg(jsonb_build_object('rank', q.rank,
          'memberId', q.member_id::text, 'account', q.username, 'score', q.score::text,
          'prizeMicro', q.prize_micro::text) order by q.rank, q.member_id), '[]'::jsonb)
        from (select p.rank, p.member_id, m.username, p.score, p.prize_micro
          from board_place p join member m on m.id = p.member_id
          where p.campaign_id = b.campaign_id order by p.rank, p.member_id
          limit ${MOST_PLACES}::int) q)`.as('places'),
    ])
    .where('b.brand', 'in', brands);

type Row = Awaited<ReturnType<ReturnType<typeof boardRows>['execute']>>[number];

/** Boards that have ended. */
export function boardDesk(lookOf: (brand: string) => BoardLook) {
  return desk({
    list: boardList,
    rows: (db, { brands }) => boardRows(db, brands),
    item: (row: Row) => viewOf(row, lookOf(row.brand)),
    views: {
      waiting: { where: (eb) => eb('d.state', '=', 'review'), order: 'id', waits: true },
      all: {},
    },
    filters: {},
    since: 'frozen_at',
  });
}

/** @throws Problem BOARD_NOT_FOUND */
export async function readBoard(
  db: Db | Tx,
  { brand, boardId }: BoardKey,
  look: BoardLook,
): Promise<OfficeBoard> {
  const row = await boardRows(db, [brand])
    .where('b.campaign_id', '=', boardId)
    .executeTakeFirstOrThrow(() => new Problem('BOARD_NOT_FOUND'));
  return viewOf(row, look);
}

function viewOf(row: Row, { language, currency }: BoardLook): OfficeBoard {
  const document = row.document as Campaign;
  return {
    brand: row.brand,
    boardId: String(row.campaign_id),
    title: titleOf(document, [language]),
    state: row.state as BoardState,
    version: row.version,
    goal: document.trigger.goals[0] ?? NEW_GOAL,
    currency,
    potMicro: String(row.pot_micro),
    players: Number(row.players),
    places: row.places,
    frozenAt: row.frozen_at.toISOString(),
  };
}
