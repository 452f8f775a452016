import type { Selectable } from 'kysely';
import type { HoldDependencies } from '../../ledger/holds.ts';
import { TRANSFER } from '#domain/deposit/transfer-channel.ts';
import { writeAudit } from '../../platform/audit.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { StatementLineTable } from '../../platform/db/generated/tables.ts';
import { Problem } from '../../platform/problem.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';
import { creditTransfer } from '../../cash/deposit/match-transfer.ts';
import { bankReferenceOf } from './credit-line.ts';

interface LineAct {
  brand: string;
  lineId: bigint;
  staffId: bigint;
}

/**
 * Credits the deposit of a reference, or of a transfer's note, with an open line.
 * @param seen the version of the deposit that the person judged
 * @throws Problem STATEMENT_LINE_NOT_FOUND, DEPOSIT_NOT_FOUND, DEPOSIT_SETTLED, FACTS_CONFLICT with the present
 * status and version
 */
export async function matchLine(
  tx: Tx,
  deps: HoldDependencies,
  { reference, seen, ...act }: LineAct & { reference: string; seen: number },
): Promise<MemberKey> {
  const line = await lockOpenLine(tx, act);
  const sought = reference.trim().toUpperCase();
  const deposit = await tx
    .selectFrom('deposit')
    .select('id')
    .where('brand', '=', act.brand)
    .where('channel', '=', TRANSFER)
    .where((eb) => eb.or([eb('reference', '=', sought), eb('transfer_note', '=', sought)]))
    .executeTakeFirstOrThrow(() => new Problem('DEPOSIT_NOT_FOUND'));
  const { owner, depositId, difference } = await creditTransfer(tx, deps, {
    brand: act.brand,
    depositId: deposit.id,
    staffId: act.staffId,
    receivedMicro: line.amount_micro,
    bankReference: bankReferenceOf({
      id: line.id,
      bankReference: line.bank_reference,
    }),
    seen,
  });
  await tx
    .updateTable('statement_line')
    .set({
      state: 'matched',
      deposit_id: depositId,
      matched_by: 'staff',
      difference,
    })
    .where('id', '=', line.id)
    .execute();
  return owner;
}

/** Sets a line aside that is no deposit. @throws Problem STATEMENT_LINE_NOT_FOUND */
export async function ignoreLine(
  tx: Tx,
  { clock }: HoldDependencies,
  { reason, ...act }: LineAct & { reason: string },
): Promise<void> {
  const line = await lockOpenLine(tx, act);
  await tx
    .updateTable('statement_line')
    .set({ state: 'ignored', reason })
    .where('id', '=', line.id)
    .execute();
  await writeAudit(tx, {
    staffId: act.staffId,
    brand: act.brand,
    action: 'ignoreStatementLine',
    subject: String(line.id),
    before: { state: 'open' },
    after: { state: 'ignored' },
    reason,
    at: clock.now(),
  });
}

function lockOpenLine(tx: Tx, { brand, lineId }: LineAct): Promise<Selectable<StatementLineTable>> {
  return tx
    .selectFrom('statement_line')
    .selectAll()
    .where('id', '=', lineId)
    .where('brand', '=', brand)
    .where('state', '=', 'open')
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(() => new Problem('STATEMENT_LINE_NOT_FOUND'));
}
