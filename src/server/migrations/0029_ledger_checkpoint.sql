-- Verification of the ledger in chunks (src/server/ledger/verify-*): it reads transfers and entries of a
-- shard in the order of their ids and keeps what it has verified.

-- Reads every transfer of an id range, including tombstones and transfers without entries.
create index transfer_by_id on transfer (shard, id);

-- An account as its verified entries leave it.
create table ledger_checkpoint (
  shard int not null,
  account_id bigint not null,
  -- The newest verified entry of the account.
  version bigint not null,
  -- The balance after that entry.
  balance bigint not null,
  -- Null unless entries were read out of order: balances that still lack the entry before or after them.
  open_links jsonb,
  primary key (shard, account_id)
) with (fillfactor = 70);

-- How far a shard is verified and sealed.
create table ledger_mark (
  shard int primary key,
  -- Every transfer with a smaller id is verified.
  next_id bigint not null,
  -- The last seal that was compared with its rows again.
  rechecked_seal bigint not null default 0,
  verified_at timestamptz not null
);

-- Format 1 covers transfers that have entries. Format 2 covers every transfer with its stored answer,
-- every entry and the identity of every account; content_hash is the hash of these rows alone.
alter table journal_seal add column format int not null default 1;
alter table journal_seal add column entries bigint not null default 0;
alter table journal_seal add column content_hash text not null default '';
