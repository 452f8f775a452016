import type { Selectable, Updateable } from 'kysely';
import type { WithdrawalEventKind, WithdrawalStatus } from '#contract/generated/types.ts';
import { allowsStep, type WithdrawalStep } from '#domain/withdrawal/withdrawal-status.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { WithdrawalTable } from '../../platform/db/generated/tables.ts';
import { newId } from '../../platform/id.ts';
import { Problem } from '../../platform/problem.ts';

export type WithdrawalRow = Selectable<WithdrawalTable> & { status: WithdrawalStatus };

export interface WithdrawalKey {
  brand: string;
  withdrawalId: bigint;
  /** Given by a player: only their own is found. */
  memberId?: bigint;
}

/**
 * Holds a withdrawal until the transaction ends, so that of two who act at once the second sees the
 * first. @throws Problem WITHDRAWAL_NOT_FOUND
 */
export async function lockWithdrawal(tx: Tx, key: WithdrawalKey): Promise<WithdrawalRow> {
  let query = tx
    .selectFrom('withdrawal')
    .selectAll()
    .where('brand', '=', key.brand)
    .where('id', '=', key.withdrawalId);
  if (key.memberId !== undefined) query = query.where('member_id', '=', key.memberId);
  const row = await query.forNoKeyUpdate().executeTakeFirst();
  if (row === undefined) throw new Problem('WITHDRAWAL_NOT_FOUND');
  return row as WithdrawalRow;
}

/** @throws Problem WITHDRAWAL_STEP_OVER */
export function requireStep({ status }: WithdrawalRow, step: WithdrawalStep): void {
  if (!allowsStep(status, step)) throw new Problem('WITHDRAWAL_STEP_OVER', { value: { status } });
}

/**
 * Refuses an act that staff decided on an earlier state. The caller holds the row.
 * @param seen the version that they saw
 * @throws Problem WITHDRAWAL_STEP_OVER with the present status and version
 */
export function requireSeen({ status, version }: WithdrawalRow, seen: number): void {
  if (version !== seen) throw new Problem('WITHDRAWAL_STEP_OVER', { value: { status, version } });
}

export interface WithdrawalMove {
  kind: WithdrawalEventKind;
  at: Date;
  /** Omitted: the server, or the player. */
  staffId?: bigint;
  byMember?: boolean;
  text?: string;
  amountMicro?: bigint;
}

/** Changes a locked withdrawal and writes what happened into its history. A status counts its version up. */
export async function moveWithdrawal(
  tx: Tx,
  { id, status: before }: Pick<WithdrawalRow, 'id' | 'status'>,
  set: Updateable<WithdrawalTable>,
  move: WithdrawalMove,
): Promise<void> {
  const begins = set.status !== undefined && set.status !== before;
  const values = begins ? { waiting_since: move.at, ...set } : set;
  if (Object.keys(values).length > 0) {
    await tx
      .updateTable('withdrawal')
      .set((eb) => ({
        ...values,
        ...(set.status === undefined ? {} : { version: eb('version', '+', 1) }),
      }))
      .where('id', '=', id)
      .execute();
  }
  await writeWithdrawalEvent(tx, id, move);
}

export async function writeWithdrawalEvent(
  tx: Tx,
  withdrawalId: bigint,
  { kind, at, staffId, byMember = false, text = '', amountMicro }: WithdrawalMove,
): Promise<void> {
  await tx
    .insertInto('withdrawal_event')
    .values({
      id: newId(),
      withdrawal_id: withdrawalId,
      at,
      kind,
      staff_id: staffId ?? null,
      by_member: byMember,
      text,
      amount_micro: amountMicro ?? null,
    })
    .execute();
}

/** What the bank receives, less what has arrived of it. */
export function missingMicro(
  row: Pick<WithdrawalRow, 'amount_micro' | 'fee_micro' | 'received_micro'>,
): bigint {
  return row.amount_micro - row.fee_micro - (row.received_micro ?? 0n);
}
