import type { DifferenceFault, DifferenceRepair } from '#contract/generated/types.ts';
import { repairsFor } from '#domain/reconciliation/fault-of.ts';
import { writeAudit } from '../../platform/audit.ts';
import type { Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';
import { requireStillMay } from '../../platform/session/require-still-may.ts';
import { hereNow } from './compare.read.ts';
import { type DifferenceRow, keepsWalletsOf, type RepairParts } from './difference.store.ts';
import { moveMoney } from './move-money.ts';

/** An act of staff on a difference. */
export interface DifferenceAct {
  readonly brand: string;
  readonly differenceId: bigint;
  /** As the person saw it. */
  readonly version: number;
  readonly staffId: bigint;
  readonly reason: string;
}

/**
 * Asks for a repair; nothing moves until a second person approves.
 * @throws Problem DIFFERENCE_NOT_FOUND, DIFFERENCE_CHANGED, REPAIR_NOT_FITTING
 */
export async function askRepair(
  tx: Tx,
  { clock, catalogue }: RepairParts,
  act: DifferenceAct & { readonly repair: DifferenceRepair },
): Promise<void> {
  const row = await lockDifference(tx, act, ['open']);
  const { repair, staffId, reason } = act;
  if (!repairsOf(row, catalogue).includes(repair)) throw new Problem('REPAIR_NOT_FITTING');
  const at = clock.now();
  await change(tx, row, {
    state: 'asked',
    repair,
    reason,
    asked_by: staffId,
    asked_at: at,
    decided_by: null,
    decided_at: null,
  });
  await note(tx, act, at, { action: 'askRepair', after: { repair } });
}

/**
 * Ends the wait of a repair. Approved, the money moves in the same transaction, if the ledger still has what the
 * difference says.
 * @throws Problem DIFFERENCE_NOT_FOUND, DIFFERENCE_CHANGED, SECOND_PERSON_NEEDED, STAFF_ACT_LAPSED,
 * REPAIR_NOT_FITTING, INSUFFICIENT_FUNDS
 */
export async function decideRepair(
  tx: Tx,
  parts: RepairParts,
  { decision, ...act }: DifferenceAct & { readonly decision: 'approve' | 'reject' },
): Promise<void> {
  const row = await lockDifference(tx, act, ['asked']);
  const at = parts.clock.now();
  if (decision === 'reject') {
    await change(tx, row, { state: 'open', repair: null, asked_by: null, asked_at: null });
  } else {
    const { asked_by: askedBy, brand } = row;
    if (askedBy === null) throw new Problem('STAFF_ACT_LAPSED');
    if (askedBy === act.staffId) throw new Problem('SECOND_PERSON_NEEDED');
    await requireStillMay(tx, askedBy, { permission: 'reconciliation.repair', brand });
    const repair = repairsOf(row, parts.catalogue).find((one) => one === row.repair);
    if (repair === undefined) throw new Problem('REPAIR_NOT_FITTING');
    const keepsWallets = keepsWalletsOf(row, parts.catalogue);
    if (row.fault !== 'open') await requireSame(tx, row, keepsWallets);
    const adjustedMicro = await moveMoney(tx, parts, row, repair);
    await change(tx, row, {
      state: 'repaired',
      decided_by: act.staffId,
      decided_at: at,
      adjusted_micro: row.adjusted_micro + adjustedMicro,
    });
  }
  const after = { decision, repair: row.repair };
  await note(tx, act, at, { action: 'decideRepair', after });
}

/** Ends a difference without money. @throws Problem DIFFERENCE_NOT_FOUND, DIFFERENCE_CHANGED */
export async function explainDifference(
  tx: Tx,
  { clock }: RepairParts,
  act: DifferenceAct,
): Promise<void> {
  const row = await lockDifference(tx, act, ['open']);
  const at = clock.now();
  const { staffId, reason } = act;
  await change(tx, row, { state: 'explained', reason, decided_by: staffId, decided_at: at });
  await note(tx, act, at, { action: 'explainDifference', after: {} });
}

const repairsOf = (
  row: DifferenceRow,
  catalogue: RepairParts['catalogue'],
): readonly DifferenceRepair[] =>
  repairsFor({
    fault: row.fault as DifferenceFault,
    party: { kind: row.party_kind as 'vendor' | 'channel' },
    hereMicro: row.here_micro,
    thereMicro: row.there_micro,
    isTransfer: keepsWalletsOf(row, catalogue),
  });

/** A late call of the vendor may have mended it meanwhile. @throws Problem DIFFERENCE_CHANGED */
async function requireSame(tx: Tx, row: DifferenceRow, keepsWallets: boolean): Promise<void> {
  const party = { kind: row.party_kind as 'vendor' | 'channel', code: row.party };
  const [now] = (await hereNow(tx, { party, keepsWallets }, [row.reference])).filter(
    (one) => one.member_id === row.member_id && one.currency === row.currency,
  );
  const here = (now?.here ?? 0n) + row.adjusted_micro;
  if (here !== (row.here_micro ?? 0n)) throw new Problem('DIFFERENCE_CHANGED');
}

async function lockDifference(
  tx: Tx,
  { brand, differenceId, version }: DifferenceAct,
  states: readonly string[],
): Promise<DifferenceRow> {
  const row = await tx
    .selectFrom('reconciliation_difference')
    .selectAll()
    .where('id', '=', differenceId)
    .where('brand', '=', brand)
    .forUpdate()
    .executeTakeFirstOrThrow(() => new Problem('DIFFERENCE_NOT_FOUND'));
  if (row.version !== version || !states.includes(row.state)) {
    throw new Problem('DIFFERENCE_CHANGED');
  }
  return row;
}

const change = (tx: Tx, row: DifferenceRow, values: Partial<DifferenceRow>) =>
  tx
    .updateTable('reconciliation_difference')
    .set({ ...values, version: row.version + 1 })
    .where('id', '=', row.id)
    .execute();

const note = (
  tx: Tx,
  { brand, differenceId, staffId, reason }: DifferenceAct,
  at: Date,
  what: { readonly action: string; readonly after: object },
) =>
  writeAudit(tx, {
    ...what,
    staffId,
    brand,
    subject: String(differenceId),
    before: null,
    reason,
    at,
  });
