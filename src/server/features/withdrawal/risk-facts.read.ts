import { sql } from 'kysely';
import type { WithdrawalTerms } from '#contract/generated/types.ts';
import type { RiskFacts } from '#domain/withdrawal/risk-signals.ts';
import { networkGroup } from '../../platform/address-group.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { stakedSince } from '../../play/rounds/round-sums.read.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';

/** Older play says little of the money at hand, and bounds what is read. */
const DAYS = 90;
/** An address of today is what an intruder would have too. */
const KNOWN_AFTER_HOURS = 24;
const MOST_OTHERS = 20;

interface Asked extends MemberKey {
  amountMicro: bigint;
  ip: string;
  payee: { added_at: Date; number_hash: string };
}

/** What a withdrawal is judged by. */
export async function riskFacts(
  tx: Tx,
  { amountMicro, ip, payee, ...owner }: Asked,
  terms: WithdrawalTerms,
  now: Date,
): Promise<RiskFacts> {
  const above = terms.secondPersonAboveMicro;
  const [others, totals, isKnownAddress] = [
    await membersOfNumber(tx, owner, payee.number_hash),
    await moneyTotals(tx, owner, now),
    await isKnownNetwork(tx, owner, ip, now),
  ];
  return {
    amountMicro,
    payeeAgeHours: (now.getTime() - payee.added_at.getTime()) / 3_600_000,
    otherMembers: others.length,
    paidBefore: totals.paidBefore,
    depositedMicro: totals.depositedMicro,
    stakedMicro: totals.stakedMicro,
    playedPercent: terms.playedPercent,
    secondPersonAboveMicro: above === null ? null : BigInt(above),
    isKnownAddress,
  };
}

/** Other members of the brand with the same account number, also those who removed it. */
export async function membersOfNumber(
  db: Db | Tx,
  { brand, memberId }: MemberKey,
  numberHash: string,
): Promise<{ memberId: string; account: string }[]> {
  const rows = await db
    .selectFrom('bank_account as b')
    .innerJoin('member as m', (join) =>
      join.onRef('m.id', '=', 'b.member_id').onRef('m.brand', '=', 'b.brand'),
    )
    .select(['m.id', 'm.username'])
    .distinct()
    .where('b.brand', '=', brand)
    .where('b.number_hash', '=', numberHash)
    .where('b.member_id', '<>', memberId)
    .limit(MOST_OTHERS)
    .execute();
  return rows.map(({ id, username }) => ({ memberId: String(id), account: username }));
}

export interface MoneyTotals {
  depositedMicro: bigint;
  stakedMicro: bigint;
  withdrawnMicro: bigint;
  paidBefore: number;
}

/** What a member paid in, staked and was paid in the last 90 days. */
export async function moneyTotals(db: Db | Tx, owner: MemberKey, now: Date): Promise<MoneyTotals> {
  const since = new Date(now.getTime() - DAYS * 86_400_000);
  const deposits = await db
    .selectFrom('deposit')
    .select(sql<bigint>`coalesce(sum(received_micro), 0)::bigint`.as('sum'))
    .where('brand', '=', owner.brand)
    .where('member_id', '=', owner.memberId)
    .where('status', '=', 'credited')
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow();
  const paid = await db
    .selectFrom('withdrawal')
    .select(sql<bigint>`coalesce(sum(amount_micro), 0)::bigint`.as('sum'))
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .where('brand', '=', owner.brand)
    .where('member_id', '=', owner.memberId)
    .where('status', '=', 'received')
    .where('requested_at', '>=', since)
    .executeTakeFirstOrThrow();
  return {
    depositedMicro: deposits.sum,
    stakedMicro: await stakedSince(db, owner, since),
    withdrawnMicro: paid.sum,
    paidBefore: Number(paid.count),
  };
}

/** Whether the member registered from the network, or signed in from it before today. */
async function isKnownNetwork(
  tx: Tx,
  { brand, memberId }: MemberKey,
  ip: string,
  now: Date,
): Promise<boolean> {
  const network = networkGroup(ip);
  const { registered_ip: registered } = await tx
    .selectFrom('member')
    .select('registered_ip')
    .where('id', '=', memberId)
    .where('brand', '=', brand)
    .executeTakeFirstOrThrow();
  if (networkGroup(registered) === network) return true;
  const sessions = await tx
    .selectFrom('member_session')
    .select('ip')
    .distinct()
    .where('member_id', '=', memberId)
    .where('brand', '=', brand)
    .where('created_at', '<', new Date(now.getTime() - KNOWN_AFTER_HOURS * 3_600_000))
    .limit(500)
    .execute();
  return sessions.some((session) => networkGroup(session.ip) === network);
}
