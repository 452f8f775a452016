import { sql } from 'kysely';
import type { OperationName } from '#contract/operation.ts';
import {
  ACT_WINDOW_MS,
  type ActWeight,
  needsSecondPerson,
} from '#domain/staff-act/needs-second-person.ts';
import { writeAudit } from './audit.ts';
import type { Tx } from './db/database.ts';
import { newId } from './id.ts';
import { Problem } from './problem.ts';
import type { StaffCaller } from './session/caller.ts';

/** An act as the rule weighs it. */
export interface WeighedAct extends ActWeight {
  readonly brand: string;
  readonly currency: string | null;
}

export interface AskedAct {
  readonly operation: OperationName;
  readonly caller: StaffCaller;
  readonly params: unknown;
  readonly body: unknown;
  readonly at: Date;
}

/** The answer that is kept for an act that waits. */
interface Waiting {
  readonly waitsAs: string;
}

/**
 * Runs an act of staff, or stores it for a second person. Two acts of one person at once are weighed one
 * after the other.
 * @param run the act itself, for one person alone
 */
export async function runOrAsk(
  tx: Tx,
  weigh: () => Promise<WeighedAct | null> | WeighedAct | null,
  act: AskedAct,
  run: () => Promise<unknown>,
): Promise<unknown> {
  const { staffId } = act.caller;
  const weight = await weigh();
  if (weight === null) return run();
  const isAlone = await actAlone(tx, weight, { staffId, at: act.at });
  return isAlone ? run() : askSecondPerson(tx, weight, act);
}

/**
 * Counts an act that a person may do alone. The person's row is locked until the transaction ends.
 * @returns false: a second person decides, and nothing is counted
 */
export async function actAlone(
  tx: Tx,
  weight: WeighedAct,
  { staffId, at }: { staffId: bigint; at: Date },
): Promise<boolean> {
  const { brand, amountMicro } = weight;
  await tx.selectFrom('staff').select('id').where('id', '=', staffId).forNoKeyUpdate().execute();
  const alone = await addedAlone(tx, brand, staffId, at);
  if (needsSecondPerson(weight, alone)) return false;
  if (amountMicro !== null && amountMicro > 0n) {
    await tx
      .insertInto('staff_cash_act')
      .values({ id: newId(), brand, staff_id: staffId, amount_micro: amountMicro, at })
      .execute();
  }
  return true;
}

/** Notifies the caller after the commit that the act waits. @throws Problem SECOND_PERSON_ASKED */
export function requireDone(answer: unknown): void {
  if (isWaiting(answer))
    throw new Problem('SECOND_PERSON_ASKED', { value: { staffActId: answer.waitsAs } });
}

/** Whether an answer says that the act waits. */
export const isWaiting = (answer: unknown): answer is Waiting =>
  typeof answer === 'object' && answer !== null && 'waitsAs' in answer;

async function addedAlone(tx: Tx, brand: string, staffId: bigint, at: Date): Promise<bigint> {
  const { added } = await tx
    .selectFrom('staff_cash_act')
    .select(sql<bigint>`coalesce(sum(amount_micro), 0)::bigint`.as('added'))
    .where('staff_id', '=', staffId)
    .where('brand', '=', brand)
    .where('at', '>', new Date(at.getTime() - ACT_WINDOW_MS))
    .executeTakeFirstOrThrow();
  return added;
}

/** Stores an act for a second person. */
export async function askSecondPerson(
  tx: Tx,
  weight: WeighedAct,
  act: Omit<AskedAct, 'caller'> & { readonly caller: Pick<StaffCaller, 'staffId'> },
): Promise<Waiting> {
  const { operation, caller, params, body, at } = act;
  const { brand, amountMicro, currency } = weight;
  const id = newId();
  await tx
    .insertInto('staff_act')
    .values({
      id,
      brand,
      operation,
      params: JSON.stringify(params),
      body: JSON.stringify(body ?? {}),
      amount_micro: amountMicro,
      currency: amountMicro === null ? null : currency,
      status: 'waiting',
      requested_by: caller.staffId,
      requested_at: at,
    })
    .execute();
  await writeAudit(tx, {
    staffId: caller.staffId,
    brand,
    action: 'requestStaffAct',
    subject: String(id),
    before: null,
    after: { operation, amountMicro: amountMicro === null ? null : String(amountMicro) },
    reason: reasonOf(body),
    at,
  });
  return { waitsAs: String(id) };
}

/** The reason that the body of an act of staff carries. */
export function reasonOf(body: unknown): string {
  const reason = typeof body === 'object' && body !== null && 'reason' in body ? body.reason : '';
  return typeof reason === 'string' ? reason : '';
}
