/**
 * Fixed for the life of a database: a member's rows lie in one of so many shards, which an engine
 * spreads over its machines.
 */
export const SHARDS = 16;

/** 2^64 over the golden ratio: ids that differ in the high bits only still spread evenly. */
const MIX = 0x9e3779b97f4a7c15n;

/** The shard of a member, 0 to SHARDS - 1. */
export function shardOf(memberId: bigint): number {
  return Number(BigInt.asUintN(64, memberId * MIX) >> 60n);
}
