import { newId } from '../platform/id.ts';

/** Bits of an id below its milliseconds (platform/id.ts). */
const BELOW_TIME = 22n;

/** The first id that could have been made `ageMs` ago: all made earlier are below it. */
export function idBefore(ageMs: number): bigint {
  return ((newId() >> BELOW_TIME) - BigInt(ageMs)) << BELOW_TIME;
}
