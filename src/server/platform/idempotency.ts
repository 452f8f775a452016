import type { Tx } from './db/database.ts';
import { Problem } from './problem.ts';
import { sha256Hex } from './signature.ts';

export interface IdempotencyScope {
  brand: string;
  caller: string;
  operation: string;
  key: string;
  /** The request's content; another one under the same key is an error. */
  content: unknown;
  /** The answer is kept for a time from here: see the retention of the system feature. */
  at: Date;
}

/** Printable ASCII, as the draft standard has it; a UUID is what clients send. */
const KEY_PATTERN = /^[\x21-\x7e]{8,128}$/;

export function checkedKey(header: string | string[] | undefined): string {
  if (typeof header === 'string' && KEY_PATTERN.test(header)) return header;
  throw new Problem('IDEMPOTENCY_KEY_MISSING');
}

/**
 * Runs `work` once for a key and remembers its answer in the same transaction.
 * A second request with the key waits at the unique row until the first has ended.
 * @param keep the part of the answer that is remembered; by default all of it
 * @throws Problem IDEMPOTENCY_MISMATCH when the key was used for another content.
 */
export async function once<T>(
  tx: Tx,
  scope: IdempotencyScope,
  work: () => Promise<T>,
  keep: (answer: T) => T = (answer) => answer,
): Promise<T> {
  const requestHash = sha256Hex(JSON.stringify(scope.content));
  const row = {
    brand: scope.brand,
    caller: scope.caller,
    operation: scope.operation,
    key: scope.key,
  };
  const inserted = await tx
    .insertInto('idempotency_key')
    .values({ ...row, request_hash: requestHash, created_at: scope.at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  const mine = tx
    .selectFrom('idempotency_key')
    .select(['request_hash', 'answer'])
    .where('brand', '=', row.brand)
    .where('caller', '=', row.caller)
    .where('operation', '=', row.operation)
    .where('key', '=', row.key);
  if (inserted === undefined) {
    const known = await mine.executeTakeFirstOrThrow();
    if (known.request_hash !== requestHash) throw new Problem('IDEMPOTENCY_MISMATCH');
    return (known.answer as { value: T }).value;
  }
  const value = await work();
  await tx
    .updateTable('idempotency_key')
    .set({ answer: JSON.stringify({ value: keep(value) }) })
    .where('brand', '=', row.brand)
    .where('caller', '=', row.caller)
    .where('operation', '=', row.operation)
    .where('key', '=', row.key)
    .execute();
  return value;
}

/** A body as it is compared: its hash is kept, and a short password could be guessed from it. */
export function withoutPassword(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(Object.entries(body).filter(([name]) => name !== 'paymentPassword'));
}
