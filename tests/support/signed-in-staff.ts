import { createStaff } from '#server/features/staff/create-staff.ts';
import type { StaffRole } from '#contract/generated/types.ts';
import type { TestApp } from './test-app.ts';

let made = 0;

/** Makes a member of staff and signs in. @returns the headers of a browser that is theirs. */
export async function signedInStaff(
  app: TestApp,
  role: StaffRole,
): Promise<{ cookie: string; 'x-csrf-token': string }> {
  made += 1;
  const staff = { username: `staff${made}`, password: 'a long enough passphrase' };
  await createStaff(app.database.db, { ...staff, displayName: 'Test', role, brands: null });
  const answer = await app.call<{ csrfToken: string }>('POST', '/office/api/session', {
    body: staff,
    ip: `10.20.0.${made}`,
  });
  const cookie = answer.cookies.find(({ name }) => name === 'staff_session');
  if (cookie === undefined) throw new Error(`not signed in: ${JSON.stringify(answer.body)}`);
  return {
    cookie: `staff_session=${cookie.value}`,
    'x-csrf-token': answer.body.value.csrfToken,
  };
}
