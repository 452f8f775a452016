import type { StaffRole, StaffSession } from '#contract/generated/types.ts';
import { createStaff } from '#server/features/staff/create-staff.ts';
import type { TestApp } from './test-app.ts';

let made = 0;

export const STAFF_PASSWORD = 'a passphrase for staff';

export interface TestStaff {
  username: string;
  staffId: string;
  /** Headers of a call by this person: the session and, for changes, the CSRF token. */
  headers: Record<string, string>;
}

/** Writes a staff account. @param brands null: every brand. */
export async function makeStaff(
  app: TestApp,
  role: StaffRole,
  brands: readonly string[] | null = null,
): Promise<string> {
  made += 1;
  const username = `${role}${made}x${Math.floor(Math.random() * 1e6)}`;
  const displayName = `${role} ${made}`;
  const staff = { username, displayName, password: STAFF_PASSWORD, role, brands };
  if (!(await createStaff(app.database.db, staff))) throw new Error(`${username} is taken`);
  return username;
}

/** A member of staff who has signed in, from an address of their own so that no limit is met. */
export async function signInStaff(
  app: TestApp,
  role: StaffRole,
  brands: readonly string[] | null = null,
  /** Where the staff apps have an origin of their own. */
  host?: string,
): Promise<TestStaff> {
  const username = await makeStaff(app, role, brands);
  const at = host === undefined ? {} : { host };
  const answer = await app.call<StaffSession>('POST', '/office/api/session', {
    ...at,
    ip: `10.2.${made >> 8}.${made & 255}`,
    body: { username, password: STAFF_PASSWORD },
  });
  const { staff, csrfToken } = answer.body.value;
  const token = answer.cookies.find(({ name }) => name === 'staff_session')?.value;
  if (staff === null || csrfToken === null || token === undefined) {
    throw new Error(`not signed in: ${JSON.stringify(answer.body)}`);
  }
  const headers = { ...at, cookie: `staff_session=${token}`, 'x-csrf-token': csrfToken };
  return { username, staffId: staff.id, headers };
}
