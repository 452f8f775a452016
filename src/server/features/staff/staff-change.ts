import type { StaffAccess } from '#contract/generated/types.ts';
import type { RequestOf } from '#contract/operation.ts';
import { INVITATION_HOURS, mayKeep } from '#domain/staff/staff-rules.ts';
import { OF_STAFF, writeAudit } from '../../platform/audit.ts';
import type { Tx } from '../../platform/db/database.ts';
import { isUniqueViolation } from '../../platform/db/in-transaction.ts';
import { newId, newToken } from '../../platform/id.ts';
import { Problem } from '../../platform/problem.ts';
import type { StaffCaller } from '../../platform/session/caller.ts';
import { readStaffRights } from '../../platform/session/require-still-may.ts';
import { hashPassword } from '../../platform/session/password-hash.ts';
import { usernameKey } from '../../platform/session/username-key.ts';
import { sha256Hex } from '../../platform/signature.ts';
import {
  endSessionsOf,
  findStaffByName,
  holdStaff,
  keepAdministrator,
} from './staff-account.store.ts';
import { NO_BRAND } from './staff-factor.ts';

const HOUR_MS = 3_600_000;
/** Whose turn it is to hash a password. */
const OPERATOR = { brand: NO_BRAND, ip: 'operator' } as const;
type Draft = RequestOf<'requestStaffChange'>['body'];

/**
 * Asks for a change that gives rights; nothing changes until a second person approves.
 * @returns its id
 * @throws Problem STAFF_NOT_FOUND, STAFF_CHANGED, STAFF_SELF for one's own account, USERNAME_TAKEN,
 * FORBIDDEN for brands that the person does not have, LAST_ADMINISTRATOR, INVALID_BODY
 */
export async function requestStaffChange(
  tx: Tx,
  keeper: StaffCaller,
  draft: Draft,
  at: Date,
): Promise<bigint> {
  const { kind, access = null, reason } = draft;
  if ((kind === 'create' || kind === 'access') !== (access !== null)) throw lacking('/access');
  if (access !== null && !mayKeep(keeper.brands, access.brands)) throw new Problem('FORBIDDEN');
  const about = kind === 'create' ? await nameOfNew(tx, draft) : await heldFor(tx, keeper, draft);
  const id = newId();
  try {
    await tx
      .insertInto('staff_change')
      .values({
        id,
        kind,
        staff_id: about.staffId,
        seen: about.seen,
        username: about.username,
        display_name: about.displayName,
        access: access === null ? null : JSON.stringify(access),
        reason,
        requested_by: keeper.staffId,
        requested_at: at,
      })
      .execute();
  } catch (error) {
    // The same change of the account waits already.
    if (isUniqueViolation(error)) throw new Problem('STAFF_CHANGED', { cause: error });
    throw error;
  }
  await writeAudit(tx, {
    staffId: keeper.staffId,
    brand: OF_STAFF,
    action: 'requestStaffChange',
    subject: about.staffId === null ? about.username : String(about.staffId),
    before: null,
    after: { kind, username: about.username, ...access },
    reason,
    at,
  });
  return id;
}

interface About {
  staffId: bigint | null;
  seen: number | null;
  username: string;
  displayName: string;
}

async function nameOfNew(tx: Tx, { username, displayName }: Draft): Promise<About> {
  if (username === undefined) throw lacking('/username');
  if (displayName === undefined) throw lacking('/displayName');
  await refuseTaken(tx, username);
  return { staffId: null, seen: null, username, displayName };
}

async function heldFor(tx: Tx, keeper: StaffCaller, draft: Draft): Promise<About> {
  if (draft.staffId === undefined) throw lacking('/staffId');
  const staffId = BigInt(draft.staffId);
  if (staffId === keeper.staffId) throw new Problem('STAFF_SELF');
  const held = await holdStaff(tx, keeper, staffId, draft.seen);
  if (draft.access !== undefined) {
    await keepAdministrator(tx, held, { ...draft.access, isActive: held.status === 'active' });
  }
  const { username, displayName, version } = held;
  return { staffId, seen: version, username, displayName };
}

export interface StaffChangeDecision {
  changeId: bigint;
  decision: 'approve' | 'reject';
  reason: string;
  decider: StaffCaller;
  at: Date;
}

/**
 * Ends the wait of a change. Approved, it is made at once, judged by what holds now.
 * @returns the token of an invitation, for a new account or password
 * @throws Problem STAFF_CHANGE_NOT_FOUND, SECOND_PERSON_NEEDED for one's own request or account,
 * STAFF_ACT_LAPSED where who asked may no longer keep staff, STAFF_CHANGED, USERNAME_TAKEN,
 * LAST_ADMINISTRATOR
 */
export async function decideStaffChange(
  tx: Tx,
  { changeId, decision, reason, decider, at }: StaffChangeDecision,
): Promise<string | null> {
  const change = await tx
    .selectFrom('staff_change')
    .selectAll()
    .where('id', '=', changeId)
    .where('status', '=', 'waiting')
    .forUpdate()
    .executeTakeFirstOrThrow(() => new Problem('STAFF_CHANGE_NOT_FOUND'));
  const access = change.access as StaffAccess | null;
  if (access !== null && !mayKeep(decider.brands, access.brands)) {
    throw new Problem('STAFF_CHANGE_NOT_FOUND');
  }
  const isOwn = change.requested_by === decider.staffId || change.staff_id === decider.staffId;
  if (decision === 'approve' && isOwn) throw new Problem('SECOND_PERSON_NEEDED');
  await tx
    .updateTable('staff_change')
    .set({
      status: decision === 'approve' ? 'approved' : 'rejected',
      decided_by: decider.staffId,
      decided_at: at,
    })
    .where('id', '=', changeId)
    .execute();
  await writeAudit(tx, {
    staffId: decider.staffId,
    brand: OF_STAFF,
    action: 'decideStaffChange',
    subject: change.staff_id === null ? change.username : String(change.staff_id),
    before: { kind: change.kind },
    after: { decision, ...access },
    reason,
    at,
  });
  if (decision === 'reject') return null;
  const rights = await readStaffRights(tx, change.requested_by);
  if (rights === null || !rights.permissions.has('staff.manage')) {
    throw new Problem('STAFF_ACT_LAPSED');
  }
  if (change.staff_id === null) {
    if (access === null || !mayKeep(rights.brands, access.brands)) {
      throw new Problem('STAFF_ACT_LAPSED');
    }
    return createInvited(tx, { ...change, access }, at);
  }
  const held = await holdStaff(tx, decider, change.staff_id, change.seen ?? undefined);
  const version = held.version + 1;
  const put = (values: object) =>
    tx
      .updateTable('staff')
      .set({ ...values, version })
      .where('id', '=', held.id)
      .execute();
  if (access !== null) {
    if (!mayKeep(rights.brands, access.brands)) throw new Problem('STAFF_ACT_LAPSED');
    await keepAdministrator(tx, held, { ...access, isActive: held.status === 'active' });
    const { role, brands, requiresFactor } = access;
    // Permissions of an older release that were written for the account alone go with the old role.
    await put({
      role,
      brands: brands === null ? null : JSON.stringify(brands),
      requires_factor: requiresFactor,
      permissions: null,
    });
    return null;
  }
  if (change.kind === 'unlock') {
    await put({ status: 'active' });
    return null;
  }
  const token = newToken();
  await put({ ...invitationOf(token, at) });
  await endSessionsOf(tx, held.id, at);
  return token;
}

async function createInvited(
  tx: Tx,
  {
    username,
    display_name: displayName,
    access,
  }: { username: string; display_name: string; access: StaffAccess },
  at: Date,
): Promise<string> {
  await refuseTaken(tx, username);
  const token = newToken();
  const { role, brands, requiresFactor } = access;
  await tx
    .insertInto('staff')
    .values({
      id: newId(),
      username,
      username_key: usernameKey(username),
      // No person knows it: the account signs in once its invitation is accepted.
      password_hash: await hashPassword(newToken(), OPERATOR),
      display_name: displayName,
      role,
      brands: brands === null ? null : JSON.stringify(brands),
      requires_factor: requiresFactor,
      ...invitationOf(token, at),
    })
    .execute();
  return token;
}

const invitationOf = (token: string, at: Date) => ({
  invitation_hash: sha256Hex(token),
  invited_until: new Date(at.getTime() + INVITATION_HOURS * HOUR_MS),
});

async function refuseTaken(tx: Tx, username: string): Promise<void> {
  if ((await findStaffByName(tx, usernameKey(username))) === null) return;
  throw new Problem('USERNAME_TAKEN', {
    fields: { '/username': { code: 'TAKEN', messageKey: 'error:USERNAME_TAKEN' } },
  });
}

function lacking(pointer: '/access' | '/username' | '/displayName' | '/staffId'): Problem {
  return new Problem('INVALID_BODY', { fields: { [pointer]: { code: 'required' } } });
}
