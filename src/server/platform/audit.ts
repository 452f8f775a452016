import type { Tx } from './db/database.ts';
import { newId } from './id.ts';

/** Files acts that concern every brand, such as changes of the registry. */
export const OF_EVERY_BRAND = '_registry';

/** Files acts on accounts of staff, and on rows of several brands: people of some brands do not read them. */
export const OF_STAFF = '_staff';

export interface AuditedChange {
  staffId: bigint;
  brand: string;
  /** The operation. */
  action: string;
  /** What was changed; left out: the brand. */
  subject?: string;
  before: object | null;
  after: object | null;
  reason?: string;
  at: Date;
}

/** Writes what staff did into the trail, in the transaction that does it. */
export async function writeAudit(tx: Tx, change: AuditedChange): Promise<void> {
  await tx
    .insertInto('audit_entry')
    .values({
      id: newId(),
      staff_id: change.staffId,
      brand: change.brand,
      action: change.action,
      subject: change.subject ?? change.brand,
      before: change.before === null ? null : JSON.stringify(change.before),
      after: change.after === null ? null : JSON.stringify(change.after),
      reason: change.reason ?? '',
      at: change.at,
    })
    .execute();
}
