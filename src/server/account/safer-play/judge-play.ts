import { limitPeriods } from '#contract/generated/enum-values.ts';
import type { LimitPeriod } from '#contract/generated/types.ts';
import {
  lostIn,
  NOTHING_PLAYED,
  type PlayRefusal,
  refusePlay,
} from '#domain/safer-play/judge-play.ts';
import { playKindOf } from '#domain/safer-play/category-block.ts';
import { PERIOD_HOURS } from '#domain/safer-play/player-limit.ts';
import { minutesSignedIn } from '#domain/safer-play/signed-in-time.ts';
import type { WalletKey } from '../../ledger/account-directory.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';
import type { PlayRules } from './play-rules.store.ts';
import { playedBetween, playedWithin } from './played.store.ts';
import { signedInTimes } from './signed-in.read.ts';

export interface JudgedPlay {
  /** Of the game. */
  readonly category: string;
  /** Cash to stake; 0 for what costs nothing. */
  readonly stakeMicro: bigint;
  /** false: bought for a player who need not be there. Limits of money alone act. */
  readonly attended: boolean;
}

/**
 * Refuses a stake beyond what the player set. The caller holds the wallet (`lockWallet`) until the stake
 * is posted, so that two stakes at once, on whatever product, are judged one after the other.
 * @throws Problem CATEGORY_BLOCKED, PLAY_LIMIT_REACHED, REALITY_CHECK_DUE, PLAN_REACHED
 */
export async function judgePlay(
  tx: Tx,
  wallet: WalletKey,
  { blocked, limits, check, plan }: PlayRules,
  { category, stakeMicro, attended }: JudgedPlay,
  clock: Clock,
): Promise<void> {
  const now = clock.now();
  const bounds = (of: Readonly<Record<LimitPeriod, bigint | null>>) =>
    limitPeriods.some((period) => of[period] !== null);
  const played =
    bounds(limits.stake) || bounds(limits.loss)
      ? await playedWithin(tx, wallet, clock)
      : periods(() => NOTHING_PLAYED);
  const needsTime = attended && (bounds(limits.time) || check !== null);
  const time = needsTime ? await timeSignedIn(tx, wallet, clock) : null;
  const since = time?.since ?? null;
  const refusal = refusePlay(
    {
      now,
      category: playKindOf(category),
      blocked,
      limits: attended ? limits : { ...limits, time: periods(() => null) },
      played,
      minutes: time?.minutes ?? periods(() => 0),
      check: check === null || since === null ? null : { ...check, signedInAt: since },
      plan:
        plan === null || !attended
          ? null
          : { ...plan, lostMicro: lostIn(await playedBetween(tx, wallet, plan.startedAt, clock)) },
    },
    stakeMicro,
  );
  if (refusal !== null) throw problemOf(refusal);
}

/** Minutes that a member was signed in within each period, and since when the session that runs. */
export async function timeSignedIn(
  db: Db | Tx,
  member: MemberKey,
  clock: Clock,
): Promise<{ minutes: Record<LimitPeriod, number>; since: Date | null }> {
  const now = clock.now();
  const before = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
  const { sessions, since } = await signedInTimes(db, member, before(PERIOD_HOURS.month), clock);
  return {
    minutes: periods((period) => minutesSignedIn(sessions, before(PERIOD_HOURS[period]), now)),
    since,
  };
}

function periods<Value>(of: (period: LimitPeriod) => Value): Record<LimitPeriod, Value> {
  return Object.fromEntries(limitPeriods.map((period) => [period, of(period)])) as Record<
    LimitPeriod,
    Value
  >;
}

function problemOf(refusal: PlayRefusal): Problem {
  const { code } = refusal;
  if (code === 'PLAY_LIMIT_REACHED') {
    return new Problem(code, { value: { kind: refusal.kind, period: refusal.period } });
  }
  if (code === 'CATEGORY_BLOCKED') {
    return new Problem(code, { value: { category: refusal.category } });
  }
  if (code === 'PLAN_REACHED') {
    return new Problem(code, { value: { until: refusal.until.toISOString() } });
  }
  return new Problem(code);
}
