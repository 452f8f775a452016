import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';

/** Wrong tries for one name before it rests (the address is limited besides). */
export const MAX_FAILURES = 8;
export const REST_MINUTES = 15;

/** Staff belong to no brand, and no brand has this id. */
const STAFF = '';

/**
 * Seconds until a name may be tried again; 0 when it may now. Names that do not exist are counted
 * too, so that a rest does not tell which ones do.
 */
export async function restSeconds(db: Db, usernameKey: string, clock: Clock): Promise<number> {
  const row = await db
    .selectFrom('login_failure')
    .select(['failures', 'last_at'])
    .where('brand', '=', STAFF)
    .where('username_key', '=', usernameKey)
    .executeTakeFirst();
  if (row === undefined || row.failures < MAX_FAILURES) return 0;
  const restsUntil = row.last_at.getTime() + REST_MINUTES * 60_000;
  return Math.max(0, Math.ceil((restsUntil - clock.now().getTime()) / 1000));
}

/** Counts a wrong try. One that comes after a full rest is the first again. */
export async function noteStaffFailure(tx: Tx, usernameKey: string, clock: Clock): Promise<void> {
  const now = clock.now();
  const forgottenBefore = new Date(now.getTime() - REST_MINUTES * 60_000);
  await tx
    .insertInto('login_failure')
    .values({ brand: STAFF, username_key: usernameKey, failures: 1, last_at: now })
    .onConflict((conflict) =>
      conflict.columns(['brand', 'username_key']).doUpdateSet((eb) => ({
        failures: eb
          .case()
          .when('login_failure.last_at', '<=', forgottenBefore)
          .then(1)
          .else(eb('login_failure.failures', '+', 1))
          .end(),
        last_at: now,
      })),
    )
    .execute();
}

export async function clearStaffFailures(tx: Tx, usernameKey: string): Promise<void> {
  await tx
    .deleteFrom('login_failure')
    .where('brand', '=', STAFF)
    .where('username_key', '=', usernameKey)
    .execute();
}
