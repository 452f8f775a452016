import { LRUCache } from 'lru-cache';
import type { GameItem, Winner } from '#contract/generated/types.ts';
import type { ReplyOf } from '#contract/operation.ts';
import { maskName } from '#domain/winner/mask-name.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';

/** What the board needs of the catalogue. */
export interface WinnerGames {
  /** Null: the brand offers no such title. */
  itemOf(brand: string, nodeId: string, currency: string): GameItem | null;
  codesIn(category: string): readonly string[];
}

export type WinnerBoard = ReplyOf<'listWinners'>;

export interface WinnerBoards {
  /** `category` ALL: every game. Each list has at most `limit` wins. */
  read(board: { brand: string; category: string; limit: number }): Promise<WinnerBoard>;
}

/** Everyone who looks at a home page asks for the same rows. */
const FRESH_MS = 15_000;
const MAX_BOARDS = 1_000;
const MAX_WINS = 100;
/** How far back the biggest are looked for. */
const BIGGEST_OF_DAYS = 30;

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
  let wins = db
    .selectFrom('round as r')
    .innerJoin('member as m', 'm.id', 'r.member_id')
    .select(['m.nickname', 'r.vendor', 'r.game_code', 'r.currency', 'r.payout_micro'])
    .select(['r.opened_at', 'r.closed_at'])
    .where('r.brand', '=', board.brand)
    .where('m.brand', '=', board.brand)
    .where('r.status', '=', 'closed')
    .whereRef('r.payout_micro', '>', 'r.stake_micro')
    .limit(MAX_WINS);
  if (board.category !== 'ALL') {
    // A category may be empty, and an empty list is no SQL.
    wins = wins.where('r.game_code', 'in', [...games.codesIn(board.category), '']);
  }
  if (board.order === 'latest') wins = wins.orderBy('r.id', 'desc');
  else {
    const since = new Date(clock.now().getTime() - BIGGEST_OF_DAYS * 86_400_000);
    wins = wins.where('r.opened_at', '>=', since).orderBy('r.payout_micro', 'desc');
  }
  const rows = await wins.execute();
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
