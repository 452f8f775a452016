import { createHash, createPublicKey, randomBytes } from 'node:crypto';
import type { VendorRecord } from '#contract/generated/types.ts';
import type { Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/id.ts';
import { Problem } from '../../platform/problem.ts';
import type { TextSeal } from '../../platform/seal-text.ts';
import { DIALECTS } from '../../outside/dialects/generated/dialects.ts';

/** So that one can be replaced without a stop. */
const MAX_KEYS = 2;
const SECRET_BYTES = 32;
const LEAST_RSA_BITS = 2_048;

interface NewKey {
  readonly publicKey?: string | undefined;
  readonly staffId: bigint | null;
  readonly at: Date;
}

/**
 * Adds a key that a vendor signs with. @returns the secret, which is shown once; null: the vendor keeps its private
 * key. @throws Problem VENDOR_KEYS_FULL, VENDOR_KEY_UNREADABLE
 */
export async function addKey(
  tx: Tx,
  seal: Pick<TextSeal, 'seal'>,
  { code, dialect }: Pick<VendorRecord, 'code' | 'dialect'>,
  { publicKey, staffId, at }: NewKey,
): Promise<{ keyId: bigint; key: string | null; hint: string }> {
  const held = await tx
    .selectFrom('vendor_key')
    .select('id')
    .where('vendor', '=', code)
    .where('retired_at', 'is', null)
    .execute();
  if (held.length >= MAX_KEYS) throw new Problem('VENDOR_KEYS_FULL');
  const isPublic = DIALECTS[dialect].keyKind === 'public';
  const made = isPublic ? publicKeyOf(publicKey) : secretKey();
  const keyId = newId();
  await tx
    .insertInto('vendor_key')
    .values({
      id: keyId,
      vendor: code,
      sealed: isPublic ? made.key : seal.seal(made.key),
      hint: made.hint,
      created_by: staffId,
      created_at: at,
    })
    .execute();
  return { keyId, key: isPublic ? null : made.key, hint: made.hint };
}

function secretKey(): { key: string; hint: string } {
  const key = randomBytes(SECRET_BYTES).toString('base64url');
  return { key, hint: `…${key.slice(-4)}` };
}

/** @throws Problem VENDOR_KEY_UNREADABLE */
function publicKeyOf(pem: string | undefined): { key: string; hint: string } {
  try {
    const key = createPublicKey(pem ?? '');
    const bits = key.asymmetricKeyDetails?.modulusLength ?? 0;
    if (key.asymmetricKeyType !== 'rsa' || bits < LEAST_RSA_BITS) throw new Error('no RSA key');
    const written = key.export({ type: 'spki', format: 'pem' }).toString();
    const fingerprint = createHash('sha256').update(written).digest('hex').slice(0, 12);
    return { key: written, hint: fingerprint };
  } catch (cause) {
    const fields = { '/publicKey': { code: 'pattern' } };
    throw new Problem('VENDOR_KEY_UNREADABLE', { fields, cause });
  }
}

/**
 * A key that another person added holds from now on.
 * @returns its hint; null: it does not wait
 * @throws Problem SECOND_PERSON_NEEDED for who added it
 */
export async function confirmKey(
  tx: Tx,
  { code, keyId, staffId, at }: { code: string; keyId: bigint; staffId: bigint; at: Date },
): Promise<string | null> {
  const waiting = await tx
    .selectFrom('vendor_key')
    .select(['created_by', 'hint'])
    .where('id', '=', keyId)
    .where('vendor', '=', code)
    .where('retired_at', 'is', null)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  if (waiting === undefined) return null;
  if (waiting.created_by === staffId) throw new Problem('SECOND_PERSON_NEEDED');
  await tx
    .updateTable('vendor_key')
    .set({ confirmed_at: at, confirmed_by: staffId })
    .where('id', '=', keyId)
    .execute();
  return waiting.hint;
}

/** @returns whether a key that held was retired */
export async function retireKey(
  tx: Tx,
  { code, keyId, staffId, at }: { code: string; keyId: bigint; staffId: bigint; at: Date },
): Promise<boolean> {
  const retired = await tx
    .updateTable('vendor_key')
    .set({ retired_at: at, retired_by: staffId })
    .where('id', '=', keyId)
    .where('vendor', '=', code)
    .where('retired_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return retired !== undefined;
}
