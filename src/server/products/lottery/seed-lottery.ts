import { issueAfter, issueAt } from '#domain/lottery/schedule.ts';
import { drawMissed } from './draw-result.ts';
import { newestDraw } from './draw.store.ts';

import type { LotteryParts } from './lottery-parts.ts';
import { runLotteries } from './run-lotteries.job.ts';

/** Draws of a new demo that lie behind, so that results and trends have something to show. */
const PAST_DRAWS = 50;

/** Past draws of every lottery of our own, and the open ones. */
export async function seedDraws(deps: LotteryParts): Promise<void> {
  for (const drawCode of deps.lotteries.drawCodes) {
    const [lottery] = deps.lotteries.ofDraw(drawCode);
    if (lottery === undefined || lottery.source !== 'own') continue;
    if (await hasResult(deps, drawCode)) continue;
    // The job may have opened an issue meanwhile.
    const newest = await newestDraw(deps.db, drawCode);
    const first = issueAt(lottery.schedule, newest?.opensAt ?? deps.clock.now());
    const past = Array.from({ length: PAST_DRAWS }, (_issue, index) =>
      issueAfter(lottery.schedule, first, index - PAST_DRAWS),
    );
    await drawMissed(deps, lottery, past);
  }
  await runLotteries(deps);
}

/** Each brand's seeding asks; the first one draws. */
async function hasResult({ db }: LotteryParts, drawCode: string): Promise<boolean> {
  const drawn = await db
    .selectFrom('lottery_draw')
    .select('id')
    .where('draw_code', '=', drawCode)
    .where('numbers', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return drawn !== undefined;
}
