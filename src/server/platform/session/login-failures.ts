import type { Clock } from '../clock.ts';
import type { Db, Tx } from '../db/database.ts';

/** Wrong tries for one name before it rests (the address is limited besides). */
export const MAX_FAILURES = 8;
export const REST_MINUTES = 15;

export interface Account {
  brand: string;
  usernameKey: string;
}

/** Counts for unknown names too, so that a rest does not tell which names exist. */
export async function isLockedOut(db: Db, account: Account, clock: Clock): Promise<boolean> {
  const row = await db
    .selectFrom('login_failure')
    .select(['failures', 'last_at'])
    .where('brand', '=', account.brand)
    .where('username_key', '=', account.usernameKey)
    .executeTakeFirst();
  return row !== undefined && row.failures >= MAX_FAILURES && row.last_at > restStart(clock);
}

export async function noteFailure(tx: Tx, account: Account, clock: Clock): Promise<void> {
  const now = clock.now();
  await tx
    .insertInto('login_failure')
    .values({ brand: account.brand, username_key: account.usernameKey, failures: 1, last_at: now })
    .onConflict((conflict) =>
      conflict.columns(['brand', 'username_key']).doUpdateSet((eb) => ({
        failures: eb
          .case()
          .when('login_failure.last_at', '<', restStart(clock))
          .then(1)
          .else(eb('login_failure.failures', '+', 1))
          .end(),
        last_at: now,
      })),
    )
    .execute();
}

export async function clearFailures(tx: Tx, account: Account): Promise<void> {
  await tx
    .deleteFrom('login_failure')
    .where('brand', '=', account.brand)
    .where('username_key', '=', account.usernameKey)
    .execute();
}

function restStart(clock: Clock): Date {
  return new Date(clock.now().getTime() - REST_MINUTES * 60_000);
}
