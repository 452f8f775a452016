import type { GameReturn } from '#contract/generated/types.ts';
import { measuredReturn } from '#domain/game/measured-return.ts';
import type { GameTitle } from '#games/game-title.ts';
import type { Db } from '../../../platform/db/database.ts';

type TitleFacts = Pick<
  GameTitle,
  'code' | 'name' | 'version' | 'rtpPercent' | 'rtpMostPercent' | 'needsSkill'
>;

/** What a brand's players got back from each title, beside what it promises. */
export async function gameReturns(
  db: Db,
  brand: string | null,
  titleOf: (code: string, version: string) => TitleFacts | null,
): Promise<(GameReturn & { brand: string })[]> {
  const rows = await db
    .selectFrom('game_return as r')
    .leftJoin('game_pause as p', (join) =>
      join.onRef('p.game_code', '=', 'r.game_code').onRef('p.game_version', '=', 'r.game_version'),
    )
    .selectAll('r')
    .select('p.paused_at')
    .$if(brand !== null, (query) => query.where('r.brand', '=', brand ?? ''))
    .orderBy('r.brand')
    .orderBy('r.game_code')
    .orderBy('r.game_version')
    .orderBy('r.currency')
    .limit(5_000)
    .execute();
  return rows.flatMap((row) => {
    // Sums of a version that is no longer played say nothing about the present one.
    const title = titleOf(row.game_code, row.game_version);
    if (title === null) return [];
    const least = Number(title.rtpPercent);
    const most = Number(title.rtpMostPercent);
    const rounds = Number(row.rounds);
    const measured = measuredReturn(
      { rounds, ratioSum: row.ratio_sum, ratioSquares: row.ratio_squares },
      { least, most, needsSkill: title.needsSkill },
    );
    return [
      {
        brand: row.brand,
        gameCode: row.game_code,
        gameName: title.name,
        gameVersion: row.game_version,
        currency: row.currency,
        rounds,
        stakedMicro: row.staked_micro,
        paidMicro: row.paid_micro,
        leastPercent: title.rtpPercent,
        mostPercent: title.rtpMostPercent,
        needsSkill: title.needsSkill,
        state: measured.state,
        measuredPercent: textOf(measured.percent),
        lowPercent: textOf(measured.low),
        highPercent: textOf(measured.high),
        pausedAt: row.paused_at?.toISOString() ?? null,
      },
    ];
  });
}

const textOf = (percent: number | null): string | null =>
  percent === null ? null : percent.toFixed(4);
