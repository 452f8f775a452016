-- Progress of set-based posts (ledger/post-set.ts): one row per set and shard, moved on in the
-- statement that posts a chunk. A restart continues behind it.
create table set_post (
  shard int not null,
  provider text not null,
  set_ref text not null,
  -- Members up to this one are done.
  after_member bigint not null,
  chunks int not null,
  started_at timestamptz not null,
  primary key (shard, provider, set_ref)
);
