import { Counter, Gauge } from 'prom-client';
import { givesReward } from '../../../brands/second-person-above.ts';
import type { Feature } from '../../../feature.ts';
import type { Parts } from '../../../parts.ts';
import { answersWithin } from '../../../platform/answers-within.ts';
import {
  keyedRoute,
  route,
  staffOf,
  weighedRoute,
  type CallFacts,
} from '../../../platform/route.ts';
import { ownLiveBrand } from '../../../settings/setting-routes.ts';
import { lookingOf } from '../promotion/promotion-parts.ts';
import { boardDesk, readBoard } from './board-review.ts';
import { decideBoard, potOf, removePlace } from './decide-board.ts';
import { followPlay } from './follow-play.job.ts';
import { freezeBoards } from './freeze-boards.job.ts';
import { leaderboard, missionSummary } from './mission.read.ts';
import { payBoards } from './pay-boards.job.ts';

const LISTED = 20;
const WAIT_MS = 2_000;

type BoardCall = CallFacts & { params: { brand: string; boardId: string } };

/** Missions and boards: goals and rankings over settled rounds and deposits. */
export function missionFeature(parts: Parts): Feature {
  const { db, clock, brands, live, relay, metrics } = parts;
  const followed = new Counter({
    name: 'mission_rounds_total',
    help: 'Settled rounds that missions and boards have looked at.',
    registers: [metrics.registry],
  });
  const waiting = new Gauge({
    name: 'board_waiting',
    help: 'Boards that wait for staff to check their places.',
    registers: [metrics.registry],
    collect: () => answersWithin(countWaiting(), WAIT_MS).catch(() => undefined),
  });
  async function countWaiting(): Promise<void> {
    const { boards } = await db
      .selectFrom('board_result')
      .select((eb) => eb.fn.countAll<bigint>().as('boards'))
      .where('state', '=', 'review')
      .executeTakeFirstOrThrow();
    waiting.set(Number(boards));
  }
  const lookAt = (brand: string) => {
    const found = brands.byId(brand);
    return {
      language: found?.site.defaultLanguage ?? 'en',
      currency: found?.site.currency ?? '',
    };
  };
  const actOf = (call: BoardCall & { body: { version: number; reason: string } }) => ({
    brand: ownLiveBrand(brands, call).id,
    boardId: BigInt(call.params.boardId),
    staffId: staffOf(call).staffId,
    ...call.body,
  });
  const changed = async (call: BoardCall): Promise<void> => {
    relay.nudge();
    live.changed('promotionQueue', { brand: call.params.brand });
  };
  return {
    name: 'mission',
    desks: [boardDesk(lookAt)],
    jobs: [
      {
        name: 'followPlay',
        everySeconds: 5,
        run: async (fence) => {
          const rounds = await followPlay(parts, fence);
          followed.inc(rounds);
          if (rounds > 0) relay.nudge();
          return rounds;
        },
      },
      { name: 'freezeBoards', everySeconds: 60, run: (fence) => freezeBoards(parts, fence) },
      { name: 'payBoards', everySeconds: 30, run: (fence) => payBoards(parts, fence) },
    ],
    routes: [
      route('getMissionSummary', (call) => missionSummary(db, lookingOf(parts, call))),
      route('getMissionLeaderboard', (call) =>
        leaderboard(db, lookingOf(parts, call), {
          missionId: call.query.missionId,
          limit: call.query.limit ?? LISTED,
        }),
      ),
      weighedRoute('decideBoard', {
        weigh: async (tx, call) => {
          if (call.body.decision === 'cancel') return null;
          const pot = await potOf(tx, actOf(call));
          // The decision itself refuses a board that does not wait.
          return pot === null ? null : givesReward(ownLiveBrand(brands, call), pot);
        },
        run: async (tx, call) => {
          const act = actOf(call);
          await decideBoard(tx, clock, { ...act, decision: call.body.decision });
          return readBoard(tx, act, lookAt(act.brand));
        },
        afterCommit: changed,
      }),
      keyedRoute(
        'removeBoardPlace',
        async (tx, call) => {
          const act = actOf(call);
          const { currency } = ownLiveBrand(brands, call).site;
          await removePlace(tx, clock, { ...act, account: call.body.account, currency });
          return readBoard(tx, act, lookAt(act.brand));
        },
        changed,
      ),
    ],
  };
}
