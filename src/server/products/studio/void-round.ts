import { writeAudit } from '../../platform/audit.ts';
import type { Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { Problem } from '../../platform/problem.ts';
import { findLiveRound, holdLiveRound, type LiveRoundRow } from './round.store.ts';
import { countTableDay } from './table-day.store.ts';
import { roundOf, type StudioParts } from './studio-parts.ts';
import type { StudioAct } from './pause-table.ts';

/** Orders and credits that are read in one go. */
const CHUNK = 500;
const VOIDABLE: ReadonlySet<string> = new Set(['open', 'dealing', 'deciding', 'ended']);

export interface VoidRequest extends StudioAct {
  readonly roundNumber: number;
}

/**
 * Judges a void: when it is asked for, and again when it runs.
 * @throws Problem ROUND_NOT_FOUND, LIVE_ROUND_NOT_VOIDABLE
 */
export async function judgeVoid(
  tx: Tx,
  { table, roundNumber }: Pick<VoidRequest, 'table' | 'roundNumber'>,
): Promise<LiveRoundRow> {
  const found = await findLiveRound(tx, table, roundNumber);
  const round = found === null ? null : await holdLiveRound(tx, found.id, 'alone');
  if (round === null) throw new Problem('ROUND_NOT_FOUND');
  if (!VOIDABLE.has(round.status)) throw new Problem('LIVE_ROUND_NOT_VOIDABLE');
  return round;
}

/** Voids a round; the job gives the stakes back. @throws Problem as `judgeVoid` */
export async function voidLiveRound(
  tx: Tx,
  { clock }: Pick<StudioParts, 'clock'>,
  request: VoidRequest,
): Promise<void> {
  const { brand, staffId, table, reason } = request;
  const round = await judgeVoid(tx, request);
  const { id, number, status } = round;
  if (status === 'ended') await countTableDay(tx, round, -1);
  await tx
    .updateTable('live_round')
    .set({ status: 'voiding', void_reason: reason })
    .where('id', '=', id)
    .execute();
  await writeAudit(tx, {
    staffId,
    brand,
    action: 'voidLiveRound',
    subject: `${table} ${number}`,
    before: { status },
    after: { status: 'void' },
    reason,
    at: clock.now(),
  });
}

/**
 * Takes back what a round paid, and gives every stake back. A sum that a player no longer has becomes a receivable. It
 * continues after a stop at any point: each movement has a fixed reference.
 */
export async function refundLiveRound(parts: StudioParts, round: LiveRoundRow): Promise<void> {
  const { db, clock } = parts;
  await takeCreditsBack(parts, round);
  for (;;) {
    const orders = await db
      .selectFrom('live_order')
      .select(['id', 'brand', 'member_id as memberId', 'currency'])
      .where('round_id', '=', round.id)
      .where('returned_at', 'is', null)
      .orderBy('id')
      .limit(CHUNK)
      .execute();
    for (const { id, ...owner } of orders) {
      await inTransaction(db, async (tx) => {
        const outcome = await parts.wager.returnStakeIn(tx, {
          ...roundOf(owner, round),
          returnRef: `return:${id}`,
          takesBack: String(id),
        });
        if (outcome.status !== 'posted') throw new Error(`order ${id} was not given back`);
        await tx
          .updateTable('live_order')
          .set({ returned_at: clock.now() })
          .where('id', '=', id)
          .execute();
      });
    }
    if (orders.length < CHUNK) break;
  }
  await db
    .updateTable('live_round')
    .set({ status: 'void' })
    .where('id', '=', round.id)
    .where('status', '=', 'voiding')
    .execute();
  parts.nudge();
}

async function takeCreditsBack({ db, wager }: StudioParts, round: LiveRoundRow): Promise<void> {
  for (let after = 0n; ;) {
    const credits = await db
      .selectFrom('live_credit')
      .select(['brand', 'currency', 'member_id as memberId'])
      .where('round_id', '=', round.id)
      .where('payout_micro', '>', 0n)
      .where('member_id', '>', after)
      .orderBy('member_id')
      .limit(CHUNK)
      .execute();
    for (const owner of credits) {
      const paid = `${round.id}:win:${owner.memberId}`;
      const outcome = await wager.returnStake({
        ...roundOf(owner, round),
        returnRef: `undo:${paid}`,
        takesBack: paid,
        of: 'payout',
        reversibleKinds: ['win'],
        owed: true,
      });
      if (outcome.status !== 'posted') {
        throw new Error(`member ${owner.memberId} kept a payout: ${outcome.reason}`);
      }
    }
    if (credits.length < CHUNK) return;
    after = credits.at(-1)?.memberId ?? after;
  }
}
