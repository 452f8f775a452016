import type { PlaySession } from '#contract/generated/types.ts';
import { lostIn, NOTHING_PLAYED } from '#domain/safer-play/judge-play.ts';
import { pausedUntil, type Plan } from '#domain/safer-play/planned-session.ts';
import { reviewDueAt } from '#domain/safer-play/limit-review.ts';
import { checkDueAt } from '#domain/safer-play/reality-check.ts';
import { checkAmount } from '../../cash/check-amount.ts';
import { playedBetween } from '../../account/safer-play/played.store.ts';
import {
  readPlayRules,
  readReview,
  writePlan,
  writeRealityCheck,
  writeReview,
} from '../../account/safer-play/play-rules.store.ts';
import { signedInTimes } from '../../account/safer-play/signed-in.read.ts';
import { noteTerms } from '../../promotion/turnover/turnover.store.ts';
import { MAX_AMOUNT_MICRO } from '#domain/money/micro.ts';
import type { WalletKey } from '../../ledger/account-directory.ts';
import type { Parts } from '../../parts.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { Problem } from '../../platform/problem.ts';
import { type Route, route } from '../../platform/route.ts';
import { lockMember } from '../../platform/session/lock-member.ts';
import { walletOf } from './own-wallet.ts';

/** The play since signing in: the reality check and a planned session. */
export function playSessionRoutes({ db, clock }: Pick<Parts, 'db' | 'clock'>): Route[] {
  const changed = (owner: WalletKey, change: (tx: Tx) => Promise<void>): Promise<PlaySession> =>
    inTransaction(db, async (tx) => {
      await lockMember(tx, owner);
      await change(tx);
      await noteTerms(tx, owner);
      return viewPlaySession(tx, owner, clock);
    });

  return [
    route('getPlaySession', (call) => viewPlaySession(db, walletOf(call), clock)),

    route('setRealityCheck', (call) => {
      const owner = walletOf(call);
      const { everyMinutes } = call.body;
      return changed(owner, (tx) => writeRealityCheck(tx, owner, { everyMinutes }, clock));
    }),

    route('confirmRealityCheck', (call) => {
      const owner = walletOf(call);
      return changed(owner, (tx) => writeRealityCheck(tx, owner, {}, clock));
    }),

    route('confirmLimitReview', (call) =>
      inTransaction(db, async (tx) => {
        const owner = walletOf(call);
        await writeReview(tx, owner, clock);
        return viewPlaySession(tx, owner, clock);
      }),
    ),

    route('planSession', (call) => {
      const owner = walletOf(call);
      const budgetMicro = BigInt(call.body.budgetMicro);
      checkAmount(
        { amountMicro: budgetMicro, currency: owner.currency },
        { minMicro: 1n, maxMicro: MAX_AMOUNT_MICRO },
        '/budgetMicro',
      );
      return changed(owner, async (tx) => {
        const { plan } = await readPlayRules(tx, owner, clock);
        if (plan !== null) throw new Problem('PLAN_RUNNING');
        const startedAt = clock.now();
        const endsAt = new Date(startedAt.getTime() + call.body.minutes * 60_000);
        await writePlan(tx, owner, { budgetMicro, startedAt, endsAt });
      });
    }),
  ];
}

/** A session that runs was in use not longer ago. */
const RECENT_MS = 7 * 86_400_000;

async function viewPlaySession(db: Db | Tx, owner: WalletKey, clock: Clock): Promise<PlaySession> {
  const { check, plan } = await readPlayRules(db, owner, clock);
  const review = await readReview(db, owner);
  const recently = new Date(clock.now().getTime() - RECENT_MS);
  const { since } = await signedInTimes(db, owner, recently, clock);
  const startedAt = since ?? clock.now();
  const played = since === null ? NOTHING_PLAYED : await playedBetween(db, owner, since, clock);
  return {
    currency: owner.currency,
    startedAt: startedAt.toISOString(),
    stakedMicro: String(played.stakedMicro),
    returnedMicro: String(played.returnedMicro),
    realityCheckMinutes: check?.everyMinutes ?? null,
    checkDueAt:
      check === null ? null : checkDueAt({ ...check, signedInAt: startedAt }).toISOString(),
    reviewDueAt: reviewDueAt(review.reviewedAt, review.registeredAt).toISOString(),
    plan: plan === null ? null : await viewPlan(db, owner, plan, clock),
  };
}

async function viewPlan(db: Db | Tx, owner: WalletKey, plan: Plan, clock: Clock) {
  return {
    budgetMicro: String(plan.budgetMicro),
    lostMicro: String(lostIn(await playedBetween(db, owner, plan.startedAt, clock))),
    startedAt: plan.startedAt.toISOString(),
    endsAt: plan.endsAt.toISOString(),
    pausedUntil: pausedUntil(plan).toISOString(),
  };
}
