import type { Passkey } from '#contract/generated/types.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { newId, newToken } from '../../platform/id.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';
import { sha256Hex } from '../../platform/signature.ts';

/** A person takes this long at most with an authenticator. */
const CHALLENGE_MINUTES = 5;
export const MOST_PASSKEYS = 10;

export interface KeptPasskey {
  readonly credentialId: string;
  readonly rpId: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
}

/** @param memberId null: to sign in. @returns the id by which it is answered */
export async function keepChallenge(
  db: Db | Tx,
  { brand, memberId, challenge }: { brand: string; memberId: bigint | null; challenge: string },
  clock: Clock,
): Promise<string> {
  const id = newToken();
  await db
    .insertInto('passkey_challenge')
    .values({
      id_hash: sha256Hex(id),
      brand,
      account_id: memberId,
      challenge,
      expires_at: new Date(clock.now().getTime() + CHALLENGE_MINUTES * 60_000),
    })
    .execute();
  return id;
}

/** Takes a challenge, once and in time, for whom it was made. @returns null for any other */
export async function takeChallenge(
  db: Db | Tx,
  { brand, memberId, challengeId }: { brand: string; memberId: bigint | null; challengeId: string },
  clock: Clock,
): Promise<string | null> {
  const row = await db
    .updateTable('passkey_challenge')
    .set({ used_at: clock.now() })
    .where('id_hash', '=', sha256Hex(challengeId))
    .where('brand', '=', brand)
    .where('account_id', 'is not distinct from', memberId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', clock.now())
    .returning('challenge')
    .executeTakeFirst();
  return row?.challenge ?? null;
}

/** A member's passkeys, the oldest first; ten at most. */
export async function passkeysOf(
  db: Db | Tx,
  { brand, memberId }: MemberKey,
): Promise<readonly (Passkey & { credentialId: string })[]> {
  const rows = await db
    .selectFrom('passkey')
    .select(['id', 'name', 'added_at', 'used_at', 'credential_id'])
    .where('account_id', '=', memberId)
    .where('brand', '=', brand)
    .orderBy('id')
    .limit(MOST_PASSKEYS)
    .execute();
  return rows.map((row) => ({
    passkeyId: String(row.id),
    name: row.name,
    addedAt: row.added_at.toISOString(),
    usedAt: row.used_at?.toISOString() ?? null,
    credentialId: row.credential_id,
  }));
}

/** @returns false when the passkey is kept already */
export async function keepPasskey(
  tx: Tx,
  { brand, memberId }: MemberKey,
  passkey: KeptPasskey & { name: string },
  clock: Clock,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows: written } = await tx
    .insertInto('passkey')
    .values({
      id: newId(),
      brand,
      account_id: memberId,
      credential_id: passkey.credentialId,
      rp_id: passkey.rpId,
      public_key: passkey.publicKey,
      counter: BigInt(passkey.counter),
      transports: JSON.stringify(passkey.transports),
      name: passkey.name,
      added_at: clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return written === 1n;
}

/** @returns null: no member of the brand has it */
export async function findPasskey(
  db: Db,
  brand: string,
  credentialId: string,
): Promise<(KeptPasskey & { passkeyId: bigint; memberId: bigint }) | null> {
  const row = await db
    .selectFrom('passkey')
    .selectAll()
    .where('brand', '=', brand)
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    passkeyId: row.id,
    memberId: row.account_id,
    credentialId,
    rpId: row.rp_id,
    publicKey: row.public_key,
    counter: Number(row.counter),
    transports: row.transports as string[],
  };
}

/** Notes a use. @returns false when it was removed, or used with this counter, meanwhile */
export async function notePasskeyUse(
  tx: Tx,
  passkeyId: bigint,
  { before, after }: { before: number; after: number },
  clock: Clock,
): Promise<boolean> {
  const { numUpdatedRows: written } = await tx
    .updateTable('passkey')
    .set({ counter: BigInt(after), used_at: clock.now() })
    .where('id', '=', passkeyId)
    .where('counter', '=', BigInt(before))
    .executeTakeFirstOrThrow();
  return written === 1n;
}

/** @returns false when the member has no such passkey */
export async function dropPasskey(
  tx: Tx,
  { brand, memberId }: MemberKey,
  passkeyId: bigint,
): Promise<boolean> {
  const { numDeletedRows: removed } = await tx
    .deleteFrom('passkey')
    .where('id', '=', passkeyId)
    .where('account_id', '=', memberId)
    .where('brand', '=', brand)
    .executeTakeFirstOrThrow();
  return removed === 1n;
}

/** Removes every passkey of an account. @returns how many there were */
export async function dropPasskeys(tx: Tx, { brand, memberId }: MemberKey): Promise<number> {
  const { numDeletedRows: removed } = await tx
    .deleteFrom('passkey')
    .where('account_id', '=', memberId)
    .where('brand', '=', brand)
    .executeTakeFirstOrThrow();
  return Number(removed);
}
