import { LRUCache } from 'lru-cache';
import type { GameItem, Winner } from '#contract/generated/types.ts';
import type { ReplyOf } from '#contract/operation.ts';
import { maskName } from '#domain/winner/mask-name.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { biggestWins, latestWins } from '../../play/rounds/winning-rounds.read.ts';

/** What the board needs of the catalogue. */
export interface WinnerGames {
  /** Null: the brand offers no such title. */
  itemOf(brand: string, nodeId: string, currency: string): GameItem | null;
}

export type WinnerBoard = ReplyOf<'listWinners'>;

export interface WinnerBoards {
  /** `category` ALL: every game. Each list has at most `limit` wins. */
  read(board: { brand: string; category: string; limit: number }): Promise<WinnerBoard>;
}

/** Everyone who looks at a home page asks for the same rows. In milliseconds. */
export const FRESH_MS = 15_000;
const MAX_BOARDS = 1_000;
const MAX_WINS = 100;
/** Boards of real wins, each read once in 15 seconds however many ask. */
export function winnerBoards(deps: { db: Db; clock: Clock; games: WinnerGames }): WinnerBoards {
  const boards = new LRUCache<string, WinnerBoard>({
    max: MAX_BOARDS,
    ttl: FRESH_MS,
    fetchMethod: async (key) => {
      const [brand = '', category = ''] = key.split(' ');
      const [latest, biggest] = await Promise.all([
        readWins(deps, { brand, category, order: 'latest' }),
        readWins(deps, { brand, category, order: 'biggest' }),
      ]);
      return { latest, biggest };
    },
  });
  return {
    async read({ brand, category, limit }) {
      const board = await boards.fetch(`${brand} ${category}`);
      if (board === undefined) throw new Error('a board without rows is still a board');
      return { latest: board.latest.slice(0, limit), biggest: board.biggest.slice(0, limit) };
    },
  };
}

async function readWins(
  { db, clock, games }: { db: Db; clock: Clock; games: WinnerGames },
  board: { brand: string; category: string; order: 'latest' | 'biggest' },
): Promise<Winner[]> {
  const rows = await (board.order === 'latest' ? latestWins : biggestWins)(
    db,
    board.brand,
    clock.now(),
  )
    .innerJoin('member as m', (join) =>
      join.onRef('m.id', '=', 'r.member_id').onRef('m.brand', '=', 'r.brand'),
    )
    .select(['m.nickname', 'r.vendor', 'r.game_code', 'r.currency', 'r.payout_micro'])
    .select(['r.opened_at', 'r.closed_at'])
    .where('r.status', '=', 'closed')
    .$if(board.category !== 'ALL', (wins) => wins.where('r.category', '=', board.category))
    .orderBy(board.order === 'latest' ? 'r.id' : 'r.payout_micro', 'desc')
    .limit(MAX_WINS)
    .execute();
  return rows.flatMap((row): Winner[] => {
    const game = games.itemOf(board.brand, `${row.vendor}:${row.game_code}`, row.currency);
    // A title that the brand no longer offers leads nowhere.
    if (game === null) return [];
    return [
      {
        player: maskName(row.nickname),
        winAmountMicro: String(row.payout_micro),
        currency: row.currency,
        game,
        at: (row.closed_at ?? row.opened_at).toISOString(),
      },
    ];
  });
}
