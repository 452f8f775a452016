/** Shard scope of a batch's operations. */
export type ShardScope =
  /** Each its own: one batch carries operations of every shard. */
  | 'each'
  /** One for the whole batch, as a scalar: what an engine that routes statements by shard needs. */
  | 'one';
