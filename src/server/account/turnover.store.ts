import { sql } from 'kysely';
import type { Clock } from '../platform/clock.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import { idAt, newId } from '../platform/id.ts';
import { Problem } from '../platform/problem.ts';
import type { MemberKey } from '../platform/session/member-key.ts';

/** Money that was received, and the turnover owed on it as a multiple. */
export interface OwedTurnover extends MemberKey {
  readonly currency: string;
  readonly amountMicro: bigint;
  readonly times: number;
}

/** From now on turnover is owed on received money; none, where the brand asks for none. */
export async function oweTurnover(
  tx: Tx,
  { brand, memberId, currency, amountMicro, times }: OwedTurnover,
  clock: Clock,
): Promise<void> {
  if (times === 0) return;
  await tx
    .insertInto('turnover_requirement')
    .values({
      id: newId(),
      brand,
      member_id: memberId,
      currency,
      amount_micro: amountMicro,
      required_micro: amountMicro * BigInt(times),
      from_at: clock.now(),
    })
    .execute();
}

/** What is locked by turnover, in micro-units. */
export interface TurnoverLock {
  /** Received money that cannot be withdrawn or sent yet. */
  readonly lockedMicro: bigint;
  /** Turnover that is left. */
  readonly leftMicro: bigint;
  /** null: nothing is locked. */
  readonly since: Date | null;
}

/**
 * The turnover that a member still owes. Stakes of settled rounds count from the moment the money was
 * received; open requirements are few, so each is measured when it is asked for.
 */
export async function turnoverLock(
  db: Db | Tx,
  { brand, memberId }: MemberKey,
): Promise<TurnoverLock> {
  const open = await db
    .selectFrom('turnover_requirement')
    .selectAll()
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('met_at', 'is', null)
    .orderBy('id')
    .execute();
  let lock: TurnoverLock = { lockedMicro: 0n, leftMicro: 0n, since: null };
  for (const row of open) {
    const leftMicro =
      row.required_micro - (await stakedSince(db, { brand, memberId }, row.from_at));
    if (leftMicro <= 0n) continue;
    lock = {
      lockedMicro: lock.lockedMicro + row.amount_micro,
      leftMicro: lock.leftMicro + leftMicro,
      since: lock.since ?? row.from_at,
    };
  }
  return lock;
}

async function stakedSince(
  db: Db | Tx,
  { brand, memberId }: MemberKey,
  since: Date,
): Promise<bigint> {
  const { staked } = await db
    .selectFrom('round')
    .select(sql<bigint>`coalesce(sum(stake_micro), 0)::bigint`.as('staked'))
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('id', '>=', idAt(since))
    .where('opened_at', '>=', since)
    .where('status', '=', 'closed')
    .executeTakeFirstOrThrow();
  return staked;
}

/**
 * Refuses to let money leave on which turnover is owed. The caller holds the member's row. What has been
 * met is closed, so that it is not measured again.
 * @param cashMicro the member's cash. @throws Problem TURNOVER_OWED
 */
export async function requireTurnover(
  tx: Tx,
  owner: MemberKey & { currency: string },
  { amountMicro, cashMicro }: { amountMicro: bigint; cashMicro: bigint },
  clock: Clock,
): Promise<void> {
  const { lockedMicro, leftMicro } = await turnoverLock(tx, owner);
  if (leftMicro === 0n) {
    await tx
      .updateTable('turnover_requirement')
      .set({ met_at: clock.now() })
      .where('brand', '=', owner.brand)
      .where('member_id', '=', owner.memberId)
      .where('met_at', 'is', null)
      .execute();
    return;
  }
  const freeMicro = cashMicro > lockedMicro ? cashMicro - lockedMicro : 0n;
  if (amountMicro <= freeMicro) return;
  throw new Problem('TURNOVER_OWED', {
    fields: { '/amountMicro': { code: 'TURNOVER_OWED', messageKey: 'error:TURNOVER_OWED' } },
    value: {
      currency: owner.currency,
      availableMicro: String(freeMicro),
      turnoverLeftMicro: String(leftMicro),
    },
  });
}
