import { type Issue, issueAfter, issueAt } from '#domain/lottery/schedule.ts';
import type { Lottery } from '#domain/lottery/lottery.ts';
import { inTransaction, isUniqueViolation } from '../../platform/db/in-transaction.ts';
import { advanceChases, dueChases } from './advance-chases.ts';
import { drawMissed, drawResult } from './draw-result.ts';
import { correctDraw } from './correct-draw.ts';
import { activeDraws, type DrawRow, moveDraw, newestDraw, openDraw } from './draw.store.ts';
import { groupBy, type LotteryParts } from './lottery-parts.ts';
import { settleDraw } from './settle-draw.ts';
import { refundDraw } from './void-draw.ts';

/** How often a node looks: a draw is at most so late. */
export const LOTTERIES_EVERY_SECONDS = 1;
/** Issues that nobody could bet on, because no node ran, are drawn for so many at most. */
const MOST_MISSED = 20;

/**
 * Moves every draw as far as the clock says: opens issues, closes, draws, pays and refunds them. Each
 * step is a conditional write, so it runs on every node at once and goes on after any crash.
 * @returns how many steps were made
 */
export async function runLotteries(deps: LotteryParts): Promise<number> {
  const draws = await activeDraws(deps.db);
  const active = groupBy(draws, ({ drawCode }) => drawCode);
  const chased = await dueChases(
    deps.db,
    draws.filter(({ status }) => status === 'open'),
  );
  let made = 0;
  const changed = new Set<string>();
  for (const drawCode of deps.lotteries.drawCodes) {
    const [lottery] = deps.lotteries.ofDraw(drawCode);
    if (lottery === undefined) continue;
    try {
      let steps = 0;
      for (const draw of active.get(drawCode) ?? []) steps += await advance(deps, lottery, draw);
      steps += await openIssues(deps, lottery, active.get(drawCode) ?? []);
      for (const draw of active.get(drawCode) ?? []) {
        if (chased.has(draw.id)) steps += await advanceChases(deps, draw);
      }
      if (steps > 0) changed.add(drawCode);
      made += steps;
    } catch (error) {
      deps.log.error({ err: error, drawCode }, 'a lottery could not go on');
    }
  }
  if (changed.size > 0) {
    for (const brand of deps.brands.all()) deps.live.changed('lotteryDraw', { brand: brand.id });
  }
  return made;
}

/** Moves one draw until it waits for the clock or for staff. */
async function advance(deps: LotteryParts, { source }: Lottery, draw: DrawRow): Promise<number> {
  const { db, clock } = deps;
  let steps = 0;
  let { status } = draw;
  if (status === 'open' && clock.now() >= draw.closesAt) {
    await moveDraw(db, draw.id, 'open', 'closed');
    status = 'closed';
    steps += 1;
  }
  if (status === 'closed' && source === 'own' && clock.now() >= draw.drawsAt) {
    await drawResult(deps, draw);
    status = 'resulted';
    steps += 1;
  }
  if (status === 'resulted' || status === 'settling') {
    await settleDraw(deps, { ...draw, status });
    return steps + 1;
  }
  if (status === 'correcting') {
    await correctDraw(deps, draw);
    return steps + 1;
  }
  if (status === 'voiding') {
    await refundDraw(deps, draw);
    return steps + 1;
  }
  return steps;
}

/** Opens the issue of this moment, and those that were missed since the newest one. */
async function openIssues(
  deps: LotteryParts,
  lottery: Lottery,
  active: readonly DrawRow[],
): Promise<number> {
  const now = deps.clock.now();
  const current = issueAt(lottery.schedule, now);
  if (active.some(({ numero }) => numero === current.numero)) return 0;
  const newest = await newestDraw(deps.db, lottery.drawCode);
  if (newest?.numero === current.numero) return 0;
  const missed = newest === null ? [] : missedIssues(lottery, newest, current);
  if (missed.length > 0) await unlessDone(() => openMissed(deps, lottery, missed, now));
  const isFirst = await unlessDone(() =>
    inTransaction(deps.db, (tx) => openDraw(tx, lottery, current, now)),
  );
  return isFirst ? missed.length + 1 : 0;
}

/** Our own are drawn at once; official ones wait for their results. */
async function openMissed(
  deps: LotteryParts,
  lottery: Lottery,
  missed: readonly Issue[],
  now: Date,
): Promise<void> {
  if (lottery.source === 'own') return drawMissed(deps, lottery, missed);
  return inTransaction(deps.db, async (tx) => {
    for (const issue of missed) await openDraw(tx, lottery, issue, now);
  });
}

function missedIssues({ schedule }: Lottery, newest: DrawRow, current: Issue): readonly Issue[] {
  const first = issueAfter(schedule, current, -MOST_MISSED);
  const issues: Issue[] = [];
  let issue = issueAfter(schedule, newest.opensAt > first.opensAt ? newest : first);
  for (; issue.opensAt < current.opensAt; issue = issueAfter(schedule, issue)) issues.push(issue);
  return issues;
}

/** @returns false when another node was faster. */
async function unlessDone(open: () => Promise<unknown>): Promise<boolean> {
  try {
    await open();
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}
