import { randomFillSync } from 'node:crypto';

const ID_BYTES = 12;
/** The system's generator is asked once for so many ids: each call costs more than an id. */
const pool = Buffer.alloc(ID_BYTES * 256);
let used = pool.length;

/** 96 random bits in base64url, 16 characters. */
export function newRequestId(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += ID_BYTES;
  return pool.toString('base64url', used - ID_BYTES, used);
}
