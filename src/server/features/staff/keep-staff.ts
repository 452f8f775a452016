import { OF_STAFF, writeAudit } from '../../platform/audit.ts';
import type { Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';
import type { StaffCaller } from '../../platform/session/caller.ts';
import { endSessionsOf, holdStaff, keepAdministrator } from './staff-account.store.ts';

/** An act of an administrator on an account. */
export interface StaffKeeping {
  keeper: StaffCaller;
  staffId: bigint;
  /** The version that was decided on. */
  seen: number;
  reason: string;
  at: Date;
}

/**
 * Locks an account and ends its sessions; it takes rights away, so one person may.
 * @throws Problem STAFF_NOT_FOUND, STAFF_CHANGED, STAFF_SELF, LAST_ADMINISTRATOR
 */
export async function lockStaff(tx: Tx, act: StaffKeeping): Promise<void> {
  const held = await holdOther(tx, act);
  await keepAdministrator(tx, held, { ...held.access, isActive: false });
  await tx
    .updateTable('staff')
    .set({
      status: 'blocked',
      version: held.version + 1,
      invitation_hash: null,
      invited_until: null,
    })
    .where('id', '=', held.id)
    .execute();
  await endSessionsOf(tx, held.id, act.at);
  const [before, after] = [{ status: held.status }, { status: 'blocked' }];
  await audit(tx, act, { action: 'lockStaff', before, after });
}

/** @throws Problem STAFF_NOT_FOUND, STAFF_CHANGED */
export async function endStaffSessions(tx: Tx, act: StaffKeeping): Promise<void> {
  const held = await holdStaff(tx, act.keeper, act.staffId, act.seen);
  const sessions = await endSessionsOf(tx, held.id, act.at);
  await audit(tx, act, { action: 'endStaffSessions', before: null, after: { sessions } });
}

/**
 * Confirms that the rights of an account are still right. @throws Problem STAFF_NOT_FOUND, STAFF_CHANGED,
 * STAFF_SELF: another person confirms one's own
 */
export async function reviewStaffAccess(tx: Tx, act: StaffKeeping): Promise<void> {
  const held = await holdOther(tx, act);
  await tx
    .updateTable('staff')
    .set({ reviewed_at: act.at, reviewed_by: act.keeper.staffId, version: held.version + 1 })
    .where('id', '=', held.id)
    .execute();
  await audit(tx, act, { action: 'reviewStaffAccess', before: null, after: held.access });
}

async function holdOther(tx: Tx, { keeper, staffId, seen }: StaffKeeping) {
  if (keeper.staffId === staffId) throw new Problem('STAFF_SELF');
  return holdStaff(tx, keeper, staffId, seen);
}

function audit(
  tx: Tx,
  { keeper, staffId, reason, at }: StaffKeeping,
  change: { action: string; before: object | null; after: object },
): Promise<void> {
  return writeAudit(tx, {
    ...change,
    staffId: keeper.staffId,
    brand: OF_STAFF,
    subject: String(staffId),
    reason,
    at,
  });
}
