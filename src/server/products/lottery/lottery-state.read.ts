import { LOTTERY } from '#domain/lottery/lottery-code.ts';
import type { LotteryDraw, LotteryGame } from '#contract/generated/types.ts';
import type { Lottery } from '#domain/lottery/lottery.ts';
import { issueAt } from '#domain/lottery/schedule.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { type LotteryParts } from './lottery-parts.ts';

/** Draws by day have no interval that a countdown would show. */
const DAY_SECONDS = 86_400;
/** As many as a home page shows. */
const CLOSING_SOON = 6;

type Deps = Pick<LotteryParts, 'db' | 'clock' | 'lotteries' | 'gamesOf'>;

/** Every lottery that the brand offers, with its next and last draw: two queries, whatever the history. */
export async function lotteryGames(deps: Deps, brand: string): Promise<LotteryGame[]> {
  const offered = deps
    .gamesOf(brand)
    .search({ vendor: LOTTERY })
    .flatMap(({ code, maintenance }) => {
      const lottery = deps.lotteries.find(code);
      return lottery === null ? [] : [{ lottery, maintenance }];
    });
  const last = await lastDraws(deps.db, deps.lotteries.drawCodes);
  const now = deps.clock.now();
  return offered.map(({ lottery, maintenance }) =>
    gameView(lottery, maintenance, last.get(lottery.drawCode) ?? null, now),
  );
}

/** The brand's lotteries, and those of them that close next. */
export async function lotteryLobby(
  deps: Deps,
  brand: string,
  prizeMode: LotteryGame['prizeMode'] | undefined,
): Promise<{ games: LotteryGame[]; closingSoon: LotteryGame[]; serverTime: string }> {
  const games = (await lotteryGames(deps, brand)).filter(
    (game) => prizeMode === undefined || game.prizeMode === prizeMode,
  );
  const now = deps.clock.now();
  const closingSoon = games
    .toSorted((a, b) => a.closesAt.localeCompare(b.closesAt))
    .filter(({ closesAt }) => Date.parse(closesAt) > now.getTime())
    .slice(0, CLOSING_SOON);
  return { games, closingSoon, serverTime: now.toISOString() };
}

interface LastDraw {
  drawCode: string;
  numero: string;
  numbers: string;
  drawsAt: Date;
  settledNumero: string | null;
}

/** The newest drawn issue of each code, and the newest that is paid. */
async function lastDraws(
  db: Db,
  drawCodes: readonly string[],
): Promise<ReadonlyMap<string, LastDraw>> {
  const { rows } = await sql<LastDraw>`
    select c.code as "drawCode", d.numero, d.numbers, d.draws_at as "drawsAt",
      s.numero as "settledNumero"
    from unnest(${drawCodes}::text[]) as c (code)
    cross join lateral (
      select numero, numbers, draws_at from lottery_draw
      where draw_code = c.code and numbers is not null order by opens_at desc limit 1
    ) as d
    left join lateral (
      select numero from lottery_draw
      where draw_code = c.code and status = 'settled' order by opens_at desc limit 1
    ) as s on true
  `.execute(db);
  return new Map(rows.map((row) => [row.drawCode, row]));
}

function gameView(
  { code, name, prizeMode, family, schedule }: Lottery,
  maintenance: boolean,
  last: LastDraw | null,
  now: Date,
): LotteryGame {
  const issue = issueAt(schedule, now);
  return {
    gameCode: code,
    gameName: name,
    prizeMode,
    family,
    iconUrl: null,
    drawEverySeconds: schedule.everySeconds >= DAY_SECONDS ? null : schedule.everySeconds,
    nextNumero: issue.numero,
    closesAt: issue.closesAt.toISOString(),
    drawsAt: issue.drawsAt.toISOString(),
    lastDraw: last === null ? null : drawView(code, last),
    settledNumero: last?.settledNumero ?? null,
    maintenance,
  };
}

export const drawView = (
  gameCode: string,
  { numero, numbers, drawsAt }: Pick<LastDraw, 'numero' | 'numbers' | 'drawsAt'>,
): LotteryDraw => ({
  gameCode,
  numero,
  numbers: numbers.split(','),
  drawnAt: drawsAt.toISOString(),
});
