import { addDays } from '#domain/day/day.ts';
import { sql } from 'kysely';
import { nightsPlayed } from '#domain/harm/nights-played.ts';
import type { HarmFacts } from '#domain/harm/harm-markers.ts';
import { minutesSignedIn } from '#domain/safer-play/signed-in-time.ts';
import { signedInTimes } from '../../account/safer-play/signed-in.read.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { type DayPlay, playByDay } from '../../play/figures/member-sums.read.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';

const DAY_MS = 86_400_000;
const USUAL_WEEKS = 4n;
/** Deposits and withdrawals that are looked at, the newest. */
const MOST = 200;

/** Where a member's days begin. */
export interface HarmDay {
  /** The last day that counts, as yyyy-MM-dd. */
  readonly day: string;
  readonly timeZone: string;
}

/** What a member did of late. Each part is found by an index on the member. */
export async function harmFacts(
  db: Db | Tx,
  member: MemberKey,
  { day, timeZone }: HarmDay,
  clock: Clock,
): Promise<HarmFacts> {
  const { brand, memberId } = member;
  const now = clock.now();
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const { rows } = await sql<{
    deposited: Date[] | null;
    declined: bigint;
    taken_back: bigint;
    loosening: bigint;
    after_break: boolean;
  }>`
    with paid as (
      select d.status, d.credited_at from deposit d
      where d.brand = ${brand}::text and d.member_id = ${memberId}::bigint
        and d.created_at > ${ago(7)}::timestamptz
      order by d.created_at desc limit ${MOST}::int
    )
    select
      (select array_agg(credited_at) from paid where credited_at is not null) as deposited,
      (select count(*) from paid where status = 'declined') as declined,
      (select count(*) from (
        select 1 from withdrawal w where w.brand = ${brand}::text and w.member_id = ${memberId}::bigint
          and w.status = 'cancelled' and w.requested_at > ${ago(7)}::timestamptz
        order by w.id desc limit ${MOST}::int
      ) w) as taken_back,
      (select count(*) from player_limit l where l.brand = ${brand}::text
        and l.member_id = ${memberId}::bigint and l.change_due_at is not null)
      + (select count(*) from category_block b where b.brand = ${brand}::text
        and b.member_id = ${memberId}::bigint and b.lift_due_at is not null) as loosening,
      exists (select 1 from exclusion e where e.brand = ${brand}::text
        and e.member_id = ${memberId}::bigint and e.ends_at <= ${now}::timestamptz
        and e.ends_at > ${ago(90)}::timestamptz) as after_break
  `.execute(db);
  const [row] = rows;
  const played = await playByDay(db, member, { from: addDays(day, -34), to: day });
  const week = played.filter((one) => one.day > addDays(day, -7));
  const usual = played.filter((one) => one.day <= addDays(day, -7));
  const { sessions } = await signedInTimes(db, member, ago(7), clock);
  return {
    weekLossMicro: lossOf(week),
    usualLossMicro: usual.length === 0 ? null : lossOf(usual) / USUAL_WEEKS,
    depositedAt: row?.deposited ?? [],
    declinedDeposits: Number(row?.declined ?? 0n),
    withdrawalsTakenBack: Number(row?.taken_back ?? 0n),
    minutesOfDay: minutesSignedIn(sessions, ago(1), now),
    nightsPlayed: nightsPlayed(sessions, { from: ago(7), to: now, timeZone }),
    looseningLimits: Number(row?.loosening ?? 0n),
    isAfterBreak: row?.after_break ?? false,
  };
}

const lossOf = (days: readonly DayPlay[]): bigint =>
  days.reduce((sum, { lossMicro }) => sum + lossMicro, 0n);
