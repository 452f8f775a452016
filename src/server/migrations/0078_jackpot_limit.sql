-- The amount at which a pool is taken at the latest; null: it has no limit.
alter table jackpot_cycle add column must_hit_micro bigint
  check (must_hit_micro is null or must_hit_micro > start_micro);
