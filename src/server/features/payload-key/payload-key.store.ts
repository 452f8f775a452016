import { exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { newToken } from '../../platform/id.ts';
import type { TextSeal } from '../../platform/seal-text.ts';

const HOUR_MS = 3_600_000;
/** A key is given out for so long, and read for twice as long. */
export const KEY_HOURS = 24;

export interface PublicKey {
  readonly kid: string;
  readonly crv: 'P-256';
  readonly x: string;
  readonly y: string;
}

/** The key that clients encrypt to now; the first call of a day makes it. */
export async function presentKey(db: Db, seal: TextSeal, clock: Clock): Promise<PublicKey> {
  const found = await db
    .selectFrom('payload_key')
    .select(['kid', 'public_jwk'])
    .where('created_at', '>', before(KEY_HOURS, clock))
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (found !== undefined) return publicOf(found.kid, found.public_jwk as JWK);
  const { publicKey, privateKey } = await generateKeyPair('ECDH-ES', {
    crv: 'P-256',
    extractable: true,
  });
  const kid = newToken();
  const jwk = await exportJWK(publicKey);
  // Two nodes may make one at the same time: both are read.
  await db
    .insertInto('payload_key')
    .values({
      kid,
      public_jwk: JSON.stringify(jwk),
      private_sealed: seal.seal(JSON.stringify(await exportJWK(privateKey))),
      created_at: clock.now(),
    })
    .execute();
  return publicOf(kid, jwk);
}

/** @returns the private key; null for one that is unknown or over */
export async function privateKeyOf(
  db: Db,
  kid: string,
  seal: TextSeal,
  clock: Clock,
): Promise<JWK | null> {
  const row = await db
    .selectFrom('payload_key')
    .select('private_sealed')
    .where('kid', '=', kid)
    .where('created_at', '>', before(2 * KEY_HOURS, clock))
    .executeTakeFirst();
  const opened = row === undefined ? null : seal.open(row.private_sealed);
  return opened === null ? null : (JSON.parse(opened) as JWK);
}

/** @returns false when it was noted before */
export async function noteUse(db: Db, idHash: string, clock: Clock): Promise<boolean> {
  const { numInsertedOrUpdatedRows: written } = await db
    .insertInto('payload_use')
    .values({ id_hash: idHash, used_at: clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return written === 1n;
}

function publicOf(kid: string, { x = '', y = '' }: JWK): PublicKey {
  return { kid, crv: 'P-256', x, y };
}

const before = (hours: number, clock: Clock): Date =>
  new Date(clock.now().getTime() - hours * HOUR_MS);
