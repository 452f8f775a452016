import { addDays, dayIn } from '#domain/day/day.ts';
import { sql } from 'kysely';
import type { CampaignFact, CampaignPeriod } from '#contract/generated/types.ts';
import { conditionsHold, factKey } from '#domain/promotion/condition.ts';
import type { CampaignCondition } from '#contract/generated/types.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { memberSums } from '../../play/figures/member-sums.read.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';

/** A member's facts as of a moment, each read when it is first asked for. */
export interface FactReader {
  valueOf(of: { readonly fact: CampaignFact; readonly period: CampaignPeriod }): Promise<bigint>;
  /** Whether all conditions hold. */
  meet(conditions: readonly CampaignCondition[]): Promise<boolean>;
}

const DAYS: Readonly<Record<CampaignPeriod, number | null>> = {
  today: 0,
  days7: -6,
  days30: -29,
  ever: null,
};

/** @param timeZone that of the team figures: days end at its midnight */
export function factReader(
  db: Db | Tx,
  member: MemberKey,
  { timeZone, at }: { timeZone: string; at: Date },
): FactReader {
  const known = new Map<string, Promise<bigint>>();
  const valueOf: FactReader['valueOf'] = (of) => {
    const key = factKey(of);
    const found = known.get(key) ?? readFact(db, member, of, { timeZone, at });
    known.set(key, found);
    return found;
  };
  return {
    valueOf,
    async meet(conditions) {
      const values = new Map<string, bigint>();
      // One connection: one after the other.
      for (const comparison of conditions.flatMap(({ anyOf }) => anyOf)) {
        values.set(factKey(comparison), await valueOf(comparison));
      }
      return conditionsHold(conditions, (comparison) => values.get(factKey(comparison)) ?? 0n);
    },
  };
}

async function readFact(
  db: Db | Tx,
  member: MemberKey,
  { fact, period }: { fact: CampaignFact; period: CampaignPeriod },
  { timeZone, at }: { timeZone: string; at: Date },
): Promise<bigint> {
  const today = dayIn(timeZone, at);
  const back = DAYS[period];
  const from = back === null ? '0000-01-01' : addDays(today, back);
  switch (fact) {
    case 'depositSum':
      return (await deposits(db, member, { timeZone, from, at })).sum;
    case 'depositCount':
      return (await deposits(db, member, { timeZone, from, at })).count;
    case 'validBet':
      return (await played(db, member, from, today)).valid;
    case 'netLoss':
      return (await played(db, member, from, today)).loss;
    default:
      return accountFact(db, member, fact, at);
  }
}

async function deposits(
  db: Db | Tx,
  { brand, memberId }: MemberKey,
  { timeZone, from, at }: { timeZone: string; from: string; at: Date },
): Promise<{ sum: bigint; count: bigint }> {
  const { rows } = await sql<{ sum: bigint; count: bigint }>`
    select coalesce(sum(received_micro), 0)::bigint as sum, count(*)::bigint as count from deposit
    where brand = ${brand}::text and member_id = ${memberId}::bigint and status = 'credited'
      and credited_at <= ${at}::timestamptz
      and to_char(credited_at at time zone ${timeZone}::text, 'YYYY-MM-DD') >= ${from}::text
  `.execute(db);
  return rows[0] ?? { sum: 0n, count: 0n };
}

/** Valid bets and net loss of some days, in micro-units. */
export async function played(
  db: Db | Tx,
  { brand, memberId }: MemberKey,
  from: string,
  to: string,
): Promise<{ valid: bigint; loss: bigint }> {
  const own = await memberSums(db, { brand, from, to, memberId, members: 1 });
  return {
    valid: own.reduce((sum, { validMicro }) => sum + validMicro, 0n),
    loss: own.reduce((sum, { lossMicro }) => sum + lossMicro, 0n),
  };
}

const DAY_MS = 86_400_000;

async function accountFact(
  db: Db | Tx,
  { brand, memberId }: MemberKey,
  fact: 'accountDays' | 'mobileVerified' | 'bankAccount',
  at: Date,
): Promise<bigint> {
  if (fact === 'bankAccount') {
    const row = await db
      .selectFrom('bank_account')
      .select('id')
      .where('brand', '=', brand)
      .where('member_id', '=', memberId)
      .where('removed_at', 'is', null)
      .limit(1)
      .executeTakeFirst();
    return BigInt(row !== undefined);
  }
  const row = await db
    .selectFrom('member')
    .select(['created_at', 'mobile_verified_at'])
    .where('id', '=', memberId)
    .where('brand', '=', brand)
    .executeTakeFirstOrThrow();
  if (fact === 'mobileVerified') return BigInt(row.mobile_verified_at !== null);
  return BigInt(Math.max(0, Math.floor((at.getTime() - row.created_at.getTime()) / DAY_MS)));
}
