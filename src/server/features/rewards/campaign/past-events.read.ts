import { addDays, dayIn, weekdayOf } from '#domain/day/day.ts';
import { endOfPeriod, missionPeriod } from '#domain/mission/mission-period.ts';
import { birthdaysOn } from '#domain/vip/birthdays.ts';
import { playersByBirthday } from '../vip/birthday.read.ts';
import { isReached } from '#domain/mission/goal.ts';
import { sharePrizes } from '#domain/mission/share-prizes.ts';
import { goalValues } from '../../../promotion/mission/goal-value.read.ts';
import { goalsReached } from '../../../promotion/mission/goals-reached.read.ts';
import type { Campaign, ReferralSignal } from '#contract/generated/types.ts';
import { membersWithFigures, playersByValid } from '../../../play/figures/member-sums.read.ts';
import { timesWithoutRound } from '../../../play/rounds/round-sums.read.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

const DAY_MS = 86_400_000;
/** More are not looked at: each is judged by its own facts. */
const MOST_EVENTS = 2_000;

/** Something that would have given a reward. */
export interface PastEvent {
  readonly memberId: bigint;
  readonly at: Date;
  /** 0: no deposit. */
  readonly depositMicro: bigint;
  readonly depositId: bigint | null;
  /** Of a raffle; 1 for all else. */
  readonly tickets: number;
  /** The prize of a board's place. */
  readonly prizeMicro?: bigint;
}

interface Window {
  readonly brand: string;
  readonly since: Date;
  readonly now: Date;
  readonly timeZone: string;
}

/** What the trigger would have seen, in the order of time. */
export async function pastEvents(
  db: Db,
  campaign: Campaign,
  window: Window,
): Promise<{ events: readonly PastEvent[]; isPartial: boolean }> {
  const { trigger } = campaign;
  const rows =
    trigger.kind === 'mission'
      ? await missionEvents(db, campaign, window)
      : trigger.kind === 'board'
        ? await boardEvents(db, campaign, window)
        : await read(db, trigger, window);
  return { events: rows.slice(0, MOST_EVENTS), isPartial: rows.length > MOST_EVENTS };
}

function read(db: Db, trigger: Campaign['trigger'], window: Window): Promise<PastEvent[]> {
  if (trigger.kind === 'deposit') return depositEvents(db, trigger, window);
  if (trigger.kind === 'birthday') return birthdayEvents(db, window);
  if (trigger.kind === 'raffle') return raffleEvents(db, BigInt(trigger.ticketMicro), window);
  return memberEvents(db, trigger.kind, window);
}

/** Players who would have reached the goals, in each period of the last days. */
async function missionEvents(
  db: Db,
  campaign: Campaign,
  { brand, since, now, timeZone }: Window,
): Promise<PastEvent[]> {
  const today = dayIn(timeZone, now);
  const first = dayIn(timeZone, since);
  const events: PastEvent[] = [];
  let day = first;
  while (day <= today && events.length <= MOST_EVENTS) {
    const days = missionPeriod(day, campaign.timesPer, { timeZone, startsAt: since, endsAt: now });
    const members = await membersWithFigures(db, { brand, ...days, members: MOST_EVENTS + 1 });
    const reached = await goalsReached(
      db,
      { document: campaign },
      { brand, members, days, timeZone },
    );
    const at = endOfPeriod(timeZone, days);
    for (const memberId of reached) {
      events.push({
        memberId,
        at: at < now ? at : now,
        depositMicro: 0n,
        depositId: null,
        tickets: 1,
      });
    }
    day = addDays(days.to, 1);
  }
  return events;
}

/** Birthdays of the last days. */
async function birthdayEvents(
  db: Db,
  { brand, since, now, timeZone }: Window,
): Promise<PastEvent[]> {
  const dayOf = new Map<string, Date>();
  for (let at = +since; at <= +now; at += DAY_MS) {
    const moment = new Date(at);
    for (const birthday of birthdaysOn(dayIn(timeZone, moment))) dayOf.set(birthday, moment);
  }
  const page = { after: 0n, most: MOST_EVENTS + 1 };
  const players = await playersByBirthday(db, brand, [...dayOf.keys()], page);
  return players.map(({ memberId, birthday }) => ({
    memberId,
    at: dayOf.get(birthday) ?? now,
    depositMicro: 0n,
    depositId: null,
    tickets: 1,
  }));
}

/** The places that a board over the last days would have had. */
async function boardEvents(
  db: Db,
  { trigger, prizes }: Campaign,
  { brand, since, now, timeZone }: Window,
): Promise<PastEvent[]> {
  const [goal] = trigger.goals;
  if (goal === undefined) return [];
  const days = { from: dayIn(timeZone, since), to: dayIn(timeZone, now) };
  const members = await membersWithFigures(db, { brand, ...days, members: MOST_EVENTS });
  const values = await goalValues(db, goal, { brand, members, days, timeZone });
  const scored = [...values]
    .map(([memberId, score]) => ({ memberId, score }))
    .filter(({ score }) => isReached(goal, score))
    .toSorted((one, other) => Number(other.score - one.score));
  return sharePrizes(scored, prizes, 1n)
    .filter(({ prizeMicro }) => prizeMicro > 0n)
    .map(({ memberId, prizeMicro }) => ({
      memberId,
      at: now,
      depositMicro: 0n,
      depositId: null,
      tickets: 1,
      prizeMicro,
    }));
}

async function depositEvents(
  db: Db,
  trigger: Campaign['trigger'],
  { brand, since, timeZone }: Window,
): Promise<PastEvent[]> {
  const { rows } = await sql<{ id: bigint; member: bigint; amount: bigint; at: Date }>`
    select d.id, d.member_id as member, d.received_micro - coalesce(d.fee_micro, 0) as amount,
      d.credited_at as at
    from deposit d
    where d.brand = ${brand}::text and d.status = 'credited'
      and d.credited_at >= ${since}::timestamptz
      and d.received_micro - coalesce(d.fee_micro, 0) >= ${trigger.minDepositMicro}::bigint
      and (${trigger.depositNumber}::int = 0 or ${trigger.depositNumber}::int = 1 + (
        select count(*) from deposit e where e.brand = d.brand and e.member_id = d.member_id
          and e.credited_at is not null and e.id < d.id))
    order by d.credited_at limit ${MOST_EVENTS + 1}::int
  `.execute(db);
  return rows
    .filter(({ at }) => isDay(trigger.weekdays, dayIn(timeZone, at)))
    .map(({ id, member, amount, at }) => ({
      memberId: member,
      at,
      depositMicro: amount,
      depositId: id,
      tickets: 1,
    }));
}

function isDay(weekdays: readonly number[], day: string): boolean {
  return weekdays.length === 0 || weekdays.includes(weekdayOf(day));
}

/** Each player's tickets of all days together. */
async function raffleEvents(
  db: Db,
  ticketMicro: bigint,
  { brand, since, now, timeZone }: Window,
): Promise<PastEvent[]> {
  const days = { from: dayIn(timeZone, since), to: dayIn(timeZone, now) };
  const most = MOST_EVENTS + 1;
  const players = await playersByValid(db, brand, days, { leastMicro: ticketMicro, most });
  return players.map(({ memberId, validMicro }) => ({
    memberId,
    at: now,
    depositMicro: 0n,
    depositId: null,
    tickets: Number(validMicro / ticketMicro),
  }));
}

/** New accounts; or players who came by, for what staff and players begin. */
async function memberEvents(
  db: Db,
  kind: Campaign['trigger']['kind'],
  { brand, since, now }: Window,
): Promise<PastEvent[]> {
  const isNew = kind === 'registration' || kind === 'signUp';
  const rows = await db
    .selectFrom('member')
    .select(['id', 'created_at'])
    .where('brand', '=', brand)
    .where('account_type', '<>', 4)
    .where(isNew ? 'created_at' : 'last_login_at', '>=', since)
    .orderBy('id')
    .limit(MOST_EVENTS + 1)
    .execute();
  return rows.map((row) => ({
    memberId: row.id,
    at: isNew ? row.created_at : now,
    depositMicro: 0n,
    depositId: null,
    tickets: 1,
  }));
}

/** Signs that each of these members shares with another of them. */
export async function sharedSigns(
  db: Db,
  brand: string,
  members: readonly bigint[],
): Promise<ReadonlyMap<bigint, readonly ReferralSignal[]>> {
  if (members.length === 0) return new Map();
  const ids = [...members];
  const { rows } = await sql<{ member: bigint; signal: ReferralSignal }>`
    select distinct d.account_id as member, 'device' as signal from known_device d
    join known_device e on e.token_hash = d.token_hash and e.account_id <> d.account_id
      and e.account_id = any(${ids}::bigint[])
    where d.brand = ${brand}::text and e.brand = ${brand}::text
      and d.account_id = any(${ids}::bigint[])
    union
    select m.id, 'address' from member m join member n on n.registered_ip = m.registered_ip
      and n.id <> m.id and n.brand = m.brand and n.id = any(${ids}::bigint[])
    where m.brand = ${brand}::text and m.registered_ip <> '' and m.id = any(${ids}::bigint[])
    union
    select b.member_id, 'bankAccount' from bank_account b
    join bank_account c on c.brand = b.brand and c.number_hash = b.number_hash
      and c.member_id <> b.member_id and c.member_id = any(${ids}::bigint[])
    where b.brand = ${brand}::text and b.member_id = any(${ids}::bigint[])
    union
    select i.member_id, 'identity' from member_identity i
    join member_identity j on j.kind = i.kind and j.value = i.value and j.brand = i.brand
      and j.member_id <> i.member_id and j.member_id = any(${ids}::bigint[])
    where i.brand = ${brand}::text and i.member_id = any(${ids}::bigint[])
  `.execute(db);
  const found = new Map<bigint, ReferralSignal[]>();
  for (const { member, signal } of rows) {
    found.set(member, [...(found.get(member) ?? []), signal]);
  }
  return found;
}

/** Players who withdrew within a day of a deposit that would have counted, without a round between. */
export async function countCashedOut(
  db: Db,
  brand: string,
  events: readonly PastEvent[],
): Promise<number> {
  const deposits = events.filter(({ depositId }) => depositId !== null);
  if (deposits.length === 0) return 0;
  const { rows } = await sql<{ member: bigint; from: Date; to: Date }>`
    select d.member, d.at as "from", w.requested_at as "to"
    from unnest(
      ${deposits.map(({ memberId }) => memberId)}::bigint[],
      ${deposits.map(({ at }) => at)}::timestamptz[]
    ) as d (member, at)
    join withdrawal w on w.brand = ${brand}::text and w.member_id = d.member
      and w.requested_at >= d.at and w.requested_at < d.at + interval '1 day'
  `.execute(db);
  const times = rows.map(({ member: memberId, from, to }) => ({ memberId, from, to }));
  const idle = await timesWithoutRound(db, brand, times);
  return new Set(idle.map(({ memberId }) => memberId)).size;
}

/** Accounts by member. */
export async function namesOf(
  db: Db,
  brand: string,
  members: readonly bigint[],
): Promise<ReadonlyMap<bigint, string>> {
  if (members.length === 0) return new Map();
  const rows = await db
    .selectFrom('member')
    .select(['id', 'username'])
    .where('brand', '=', brand)
    .where('id', 'in', [...members])
    .execute();
  return new Map(rows.map(({ id, username }) => [id, username]));
}
